### The handbook in the window, and the two sentences of each page that lead to it.

handbook-open = Handbook
handbook-previous = Before
handbook-next = Next
page-help-table = Drag things from the palette onto the table, or draw them with a tool. Select something to see and type all its numbers here.
page-help-terrain = Drag the piece and its handles, or type its numbers here. What you leave unset is as usual for its kind.
page-help-zone = A zone says who enters, wins or is slowed there. Say here what it does and for whom.
page-help-figure = Drag the figure to where it begins, or type its place here. Its gear and values are among the forces.
page-help-several = What you do now is done to all that is selected. A click on one thing selects it alone.
page-help-kind = These values hold for all pieces of this kind in this layout. Other layouts keep the usual ones.
page-help-cells = Choose what to put down in the palette, and click or stroke over the map. A right click takes the top thing away.
page-help-fields = All that the file of this layout may say stands here, on a page for each part of it. Choose one on the left, and click a value to change it.
page-help-chance = The same sliders and seed make the same layout, in place of the terrain and zones that are there; figures wait at their entry zones. Undo brings everything back.
page-help-maps = Drag across the map to take only a part; walls are red, objects yellow, doors green, windows blue, and what becomes nothing is grey. A click beside a name lets you choose what becomes of it.
page-help-menu = Layouts are opened, saved, imported and exported here. On the right is also what you can do with the whole table.
page-help-rules = Say what the scenario is about, and how the game ends. Goals on the table are zones, which you draw in the editor.
page-help-player = Set what the player begins with, or load a force that you have saved. Click a figure on the left to change it.
page-help-forces-figure = Click any value to type another one. Point at it to see what it does.
page-help-own = Build it value by value, and watch at the top what it is worth. It belongs to this scenario until you keep it for all.
page-help-packs = Scenarios, figures, equipment and pictures that others made are installed here. Nothing in a pack is code, and all of it is checked before.
page-help-compose = Mark what goes into the pack, and say what it is. Others install the .zip file as it is; your own files stay as they are.
page-help-campaign = The same figures play all chapters and keep their wounds and gains. On the result page C goes on to the next chapter.
page-help-campaign-writing = Put scenarios of one game in order, and say who of one is who in the next. They keep wounds and gains from chapter to chapter.
page-help-following = Choose where your figures go next and how long they rest before. They bring along their wounds and what they carry.

"""Questions and pages as plain data: forms, their fields, what they sketch on the table, rows and pages of forces."""

DROP POLICY IF EXISTS audit_entries_program ON audit_entries;
CREATE POLICY audit_entries_program ON audit_entries USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS staff_tasks_program ON staff_tasks;
CREATE POLICY staff_tasks_program ON staff_tasks USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS group_invitations_own ON group_invitations;
CREATE POLICY group_invitations_own ON group_invitations
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS group_customers_own ON group_customers;
CREATE POLICY group_customers_own ON group_customers
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR group_id IN (SELECT m4u_served('counter')));

DROP POLICY IF EXISTS unclaimed_members_program ON unclaimed_members;
CREATE POLICY unclaimed_members_program ON unclaimed_members USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS group_imports_own ON group_imports;
CREATE POLICY group_imports_own ON group_imports
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS group_import_lines_own ON group_import_lines;
CREATE POLICY group_import_lines_own ON group_import_lines
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM group_imports AS own WHERE own.id = group_import_lines.import_id));

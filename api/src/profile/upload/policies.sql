DROP POLICY IF EXISTS documents_own ON documents;
CREATE POLICY documents_own ON documents
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));
DROP POLICY IF EXISTS recordings_own ON recordings;
CREATE POLICY recordings_own ON recordings
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

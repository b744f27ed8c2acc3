DROP POLICY IF EXISTS documents_own ON documents;
CREATE POLICY documents_own ON documents
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

-- Everybody can read a CV that is not private, also one with the visibility `link`: the address is enough.
DROP POLICY IF EXISTS cvs_read ON cvs;
CREATE POLICY cvs_read ON cvs FOR SELECT USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor())
  OR (visibility <> 'private' AND deleted_at IS NULL));

DROP POLICY IF EXISTS cvs_add ON cvs;
CREATE POLICY cvs_add ON cvs FOR INSERT WITH CHECK ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS cvs_change ON cvs;
CREATE POLICY cvs_change ON cvs FOR UPDATE USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS cvs_remove ON cvs;
CREATE POLICY cvs_remove ON cvs FOR DELETE USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

-- Only the owner reads the links of a CV; for the reader of a link the program reads the link and its CV.
DROP POLICY IF EXISTS cv_links_own ON cv_links;
CREATE POLICY cv_links_own ON cv_links USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()))
  WITH CHECK ((SELECT m4u_sees_all()) OR (member_id = (SELECT m4u_actor())
    AND EXISTS (SELECT FROM cvs AS own WHERE own.id = cv_id AND own.member_id = (SELECT m4u_actor()))));

DROP POLICY IF EXISTS consents_own ON consents;
CREATE POLICY consents_own ON consents USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

-- Only the owner reads a wedding and its names; for guests the program reads the invitation and writes the reply.
DROP POLICY IF EXISTS weddings_own ON weddings;
CREATE POLICY weddings_own ON weddings USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS wedding_guests_own ON wedding_guests;
CREATE POLICY wedding_guests_own ON wedding_guests USING ((SELECT m4u_sees_all()) OR wedding_id IN
  (SELECT own.id FROM weddings AS own WHERE own.member_id = (SELECT m4u_actor())));

DROP POLICY IF EXISTS wedding_names_own ON wedding_names;
CREATE POLICY wedding_names_own ON wedding_names USING ((SELECT m4u_sees_all()) OR wedding_id IN
  (SELECT own.id FROM weddings AS own WHERE own.member_id = (SELECT m4u_actor())));

DROP POLICY IF EXISTS wedding_tables_own ON wedding_tables;
CREATE POLICY wedding_tables_own ON wedding_tables USING ((SELECT m4u_sees_all()) OR wedding_id IN
  (SELECT own.id FROM weddings AS own WHERE own.member_id = (SELECT m4u_actor())));

DROP POLICY IF EXISTS wedding_gifts_own ON wedding_gifts;
CREATE POLICY wedding_gifts_own ON wedding_gifts USING ((SELECT m4u_sees_all()) OR wedding_id IN
  (SELECT own.id FROM weddings AS own WHERE own.member_id = (SELECT m4u_actor())));

DROP POLICY IF EXISTS wedding_photos_own ON wedding_photos;
CREATE POLICY wedding_photos_own ON wedding_photos USING ((SELECT m4u_sees_all()) OR wedding_id IN
  (SELECT own.id FROM weddings AS own WHERE own.member_id = (SELECT m4u_actor())));

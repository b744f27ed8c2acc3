-- Admins of the group manage the tickets of its events; members read their own. The program sells them: a visitor who
-- signs up, and whoever has the address of a ticket, is no actor.
DROP POLICY IF EXISTS ticket_settings_group ON ticket_settings;
CREATE POLICY ticket_settings_group ON ticket_settings
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS ticket_kinds_group ON ticket_kinds;
CREATE POLICY ticket_kinds_group ON ticket_kinds
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS tickets_group ON tickets;
CREATE POLICY tickets_group ON tickets
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS tickets_member ON tickets;
CREATE POLICY tickets_member ON tickets FOR SELECT USING (member_id = (SELECT m4u_actor()));

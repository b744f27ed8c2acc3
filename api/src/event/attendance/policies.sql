-- Admins of the group manage the certificates of its events; members read their own. The program shows one to whoever
-- has its number, and issues that of a ticket: a visitor is no actor.
DROP POLICY IF EXISTS attendance_settings_group ON attendance_settings;
CREATE POLICY attendance_settings_group ON attendance_settings
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS attendance_certificates_group ON attendance_certificates;
CREATE POLICY attendance_certificates_group ON attendance_certificates
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS attendance_certificates_member ON attendance_certificates;
CREATE POLICY attendance_certificates_member ON attendance_certificates FOR SELECT
  USING (member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS notifications_own ON notifications;
CREATE POLICY notifications_own ON notifications
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS notification_settings_own ON notification_settings;
CREATE POLICY notification_settings_own ON notification_settings
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS notification_causes_program ON notification_causes;
CREATE POLICY notification_causes_program ON notification_causes USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS push_tokens_own ON push_tokens;
CREATE POLICY push_tokens_own ON push_tokens
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

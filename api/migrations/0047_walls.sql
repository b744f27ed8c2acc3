-- A wall around every table that is not for everybody (decision 74). Policies come into force at a start that finds no
-- process of a version before this one (RAISED, in roles.ts): that one reads as whoever asks what only the program may reach.
-- The groups of which the actor is an admin.
CREATE FUNCTION m4u_administered() RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT group_id FROM public.group_members WHERE member_id = public.m4u_actor() AND role = 'admin' AND status = 'accepted'
$$;--> statement-breakpoint
-- The agencies of which the actor is an admin.
CREATE FUNCTION m4u_managed_agencies() RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT agency_id FROM public.agency_admins WHERE member_id = public.m4u_actor()
$$;--> statement-breakpoint
-- profile
CREATE POLICY friendships_own ON friendships
  USING ((SELECT m4u_sees_all()) OR from_id = (SELECT m4u_actor()) OR to_id = (SELECT m4u_actor()));--> statement-breakpoint
-- The blocked see the row as well, since the two do not find each other; only who blocked may change it.
CREATE POLICY member_blocks_read ON member_blocks FOR SELECT
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR blocked_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY member_blocks_add ON member_blocks FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY member_blocks_change ON member_blocks FOR UPDATE
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY member_blocks_remove ON member_blocks FOR DELETE
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY agency_offers_own ON agency_offers
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR agency_id IN (SELECT m4u_managed_agencies())
    OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY group_invitations_own ON group_invitations
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY group_customers_own ON group_customers
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY unclaimed_members_program ON unclaimed_members USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY group_imports_own ON group_imports
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY group_import_lines_own ON group_import_lines
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM group_imports AS own WHERE own.id = group_import_lines.import_id));--> statement-breakpoint
CREATE POLICY card_batches_program ON card_batches USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY cards_own ON cards USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY card_events_own ON card_events
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM cards AS own WHERE own.id = card_events.card_id));--> statement-breakpoint
CREATE POLICY card_taps_own ON card_taps
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM cards AS own WHERE own.id = card_taps.card_id));--> statement-breakpoint
CREATE POLICY registrations_own ON registrations
  USING ((SELECT m4u_sees_all()) OR applicant_id = (SELECT m4u_actor()) OR agency_id IN (SELECT m4u_managed_agencies()));--> statement-breakpoint
CREATE POLICY registration_steps_own ON registration_steps
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM registrations AS own WHERE own.id = registration_steps.registration_id));--> statement-breakpoint
CREATE POLICY documents_own ON documents
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
-- social
CREATE POLICY contacts_own ON contacts
  USING ((SELECT m4u_sees_all()) OR (owner_kind = 'member' AND owner_id = (SELECT m4u_actor()))
    OR (owner_kind = 'group' AND owner_id IN (SELECT m4u_administered())));--> statement-breakpoint
CREATE POLICY support_messages_own ON support_messages
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY notifications_own ON notifications
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY notification_settings_own ON notification_settings
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY notification_causes_program ON notification_causes USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY push_tokens_own ON push_tokens
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY phonebook_entries_own ON phonebook_entries
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
-- content
-- A CV that is shown is at its member's address for everybody, whether their page names it or not.
CREATE POLICY cvs_read ON cvs FOR SELECT USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor())
  OR (visibility <> 'private' AND deleted_at IS NULL));--> statement-breakpoint
CREATE POLICY cvs_add ON cvs FOR INSERT WITH CHECK ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY cvs_change ON cvs FOR UPDATE USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY cvs_remove ON cvs FOR DELETE USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

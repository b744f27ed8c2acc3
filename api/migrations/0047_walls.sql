-- A wall around every table that is not for everybody (decision 74). Policies come into force at a start that finds no
-- process of a version before this one (RAISED, in roles.ts): that one reads as whoever asks what only the program may reach.
-- The groups of which the actor is an admin. It is in PL/pgSQL, as those below, which keeps plans of its own: subqueries in
-- a policy are planned again with each statement.
CREATE FUNCTION m4u_administered() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT group_id FROM public.group_members
    WHERE member_id = public.m4u_actor() AND role = 'admin' AND status = 'accepted';
END $$;--> statement-breakpoint
-- The groups to which the actor belongs.
CREATE FUNCTION m4u_joined() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT group_id FROM public.group_members WHERE member_id = public.m4u_actor() AND status = 'accepted';
END $$;--> statement-breakpoint
-- The friends of the actor.
CREATE FUNCTION m4u_friends() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT to_id FROM public.friendships WHERE from_id = public.m4u_actor() AND status = 'accepted'
    UNION ALL SELECT from_id FROM public.friendships WHERE to_id = public.m4u_actor() AND status = 'accepted';
END $$;--> statement-breakpoint
-- As before, in fewer plans.
ALTER POLICY content_items_read ON content_items
  USING ((policy = 'public' AND deleted_at IS NULL) OR (SELECT m4u_sees_all()) OR owner_id = (SELECT m4u_actor())
    OR (policy = 'friends' AND deleted_at IS NULL AND owner_kind = 'member' AND owner_id IN (SELECT m4u_friends()))
    OR (policy = 'friends' AND deleted_at IS NULL AND owner_kind = 'group' AND owner_id IN (SELECT m4u_joined()))
    OR (owner_kind = 'group' AND owner_id IN (SELECT m4u_administered())));--> statement-breakpoint
-- The agencies of which the actor is an admin.
CREATE FUNCTION m4u_managed_agencies() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT agency_id FROM public.agency_admins WHERE member_id = public.m4u_actor();
END $$;--> statement-breakpoint
-- Weddings are their couple's; what is on the invitation, and a guest's answer, the program reads and writes.
CREATE POLICY weddings_own ON weddings USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY wedding_guests_own ON wedding_guests USING ((SELECT m4u_sees_all()) OR wedding_id IN
  (SELECT own.id FROM weddings AS own WHERE own.member_id = (SELECT m4u_actor())));--> statement-breakpoint
-- The events that the actor manages, and those at whose doors they help. Each is asked by its index, once a statement.
CREATE FUNCTION m4u_managed_events() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT id FROM public.check_in_events WHERE owner_id = (SELECT public.m4u_actor())
    UNION ALL SELECT id FROM public.check_in_events WHERE group_id IN (SELECT public.m4u_administered());
END $$;--> statement-breakpoint
CREATE FUNCTION m4u_helped_events() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT event_id FROM public.check_in_helpers WHERE member_id = (SELECT public.m4u_actor());
END $$;--> statement-breakpoint
CREATE POLICY check_in_events_read ON check_in_events FOR SELECT
  USING ((SELECT m4u_sees_all()) OR owner_id = (SELECT m4u_actor()) OR group_id IN (SELECT m4u_administered())
    OR id IN (SELECT m4u_helped_events()));--> statement-breakpoint
CREATE POLICY check_in_events_add ON check_in_events FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR owner_id = (SELECT m4u_actor()) OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
-- Helpers hold the row while they scan; its counts are changed by the program.
CREATE POLICY check_in_events_change ON check_in_events FOR UPDATE USING (true)
  WITH CHECK ((SELECT m4u_sees_all()) OR owner_id = (SELECT m4u_actor()) OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY check_in_events_remove ON check_in_events FOR DELETE USING ((SELECT m4u_sees_all()));--> statement-breakpoint
-- One's own row is seen without asking whose the event is, which asks this table. Nobody makes themselves a helper.
CREATE POLICY check_in_helpers_read ON check_in_helpers FOR SELECT
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR event_id IN (SELECT m4u_managed_events()));--> statement-breakpoint
CREATE POLICY check_in_helpers_write ON check_in_helpers
  USING ((SELECT m4u_sees_all()) OR event_id IN (SELECT m4u_managed_events()));--> statement-breakpoint
CREATE POLICY check_in_people_door ON check_in_people
  USING ((SELECT m4u_sees_all()) OR event_id IN (SELECT m4u_managed_events()) OR event_id IN (SELECT m4u_helped_events()));--> statement-breakpoint
CREATE POLICY check_in_logs_door ON check_in_logs
  USING ((SELECT m4u_sees_all()) OR event_id IN (SELECT m4u_managed_events()) OR event_id IN (SELECT m4u_helped_events()));--> statement-breakpoint
-- Reports are their group's; what was submitted is also of the agency that it was submitted to, which may send it back.
CREATE POLICY association_reports_group ON association_reports
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY association_reports_agency ON association_reports FOR SELECT
  USING (status <> 'draft' AND agency_id IN (SELECT m4u_managed_agencies()));--> statement-breakpoint
CREATE POLICY association_reports_return ON association_reports FOR UPDATE
  USING (status <> 'draft' AND agency_id IN (SELECT m4u_managed_agencies()));--> statement-breakpoint
CREATE POLICY association_report_steps_of ON association_report_steps
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM association_reports AS own WHERE own.id = association_report_steps.report_id));--> statement-breakpoint
-- How a group gives points is told to everybody who is signed in; what it gave in all is the group's.
CREATE POLICY point_settings_read ON point_settings FOR SELECT
  USING ((SELECT m4u_sees_all()) OR (SELECT m4u_actor()) IS NOT NULL);--> statement-breakpoint
CREATE POLICY point_settings_write ON point_settings
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY point_totals_read ON point_totals FOR SELECT
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
-- Totals are held by those who move points of several accounts; they are written by triggers.
CREATE POLICY point_totals_add ON point_totals FOR INSERT WITH CHECK ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY point_totals_change ON point_totals FOR UPDATE USING (true) WITH CHECK ((SELECT m4u_sees_all()));--> statement-breakpoint
-- What was asked of a group is there for the member who asked, and for the group's admins.
CREATE POLICY order_requests_sides ON order_requests USING ((SELECT m4u_sees_all()) OR buyer_id = (SELECT m4u_actor())
  OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY order_request_steps_read ON order_request_steps FOR SELECT
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM order_requests AS own WHERE own.id = order_request_steps.request_id));--> statement-breakpoint
CREATE POLICY order_request_steps_write ON order_request_steps USING ((SELECT m4u_sees_all()));--> statement-breakpoint
-- Discounts that are on are for all customers who are signed in; the others are the group's.
CREATE POLICY discounts_group ON discounts
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY discounts_usable ON discounts FOR SELECT
  USING (active AND deleted_at IS NULL AND (SELECT m4u_actor()) IS NOT NULL);--> statement-breakpoint
CREATE POLICY discount_uses_group ON discount_uses USING ((SELECT m4u_sees_all()) OR EXISTS (SELECT FROM discounts AS own
  WHERE own.id = discount_uses.discount_id AND own.group_id IN (SELECT m4u_administered())));--> statement-breakpoint
CREATE POLICY discount_uses_own ON discount_uses FOR SELECT
  USING ((SELECT true FROM point_accounts AS own WHERE own.id = discount_uses.account_id));--> statement-breakpoint
-- Campaigns are on pages for everybody once they are no drafts. Whoever sees one may hold it, to join it.
CREATE POLICY affiliate_campaigns_read ON affiliate_campaigns FOR SELECT
  USING (status <> 'draft' OR (SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY affiliate_campaigns_add ON affiliate_campaigns FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY affiliate_campaigns_change ON affiliate_campaigns FOR UPDATE USING (true)
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY affiliate_campaigns_remove ON affiliate_campaigns FOR DELETE USING ((SELECT m4u_sees_all()));--> statement-breakpoint
-- Parts in campaigns, what came by their links and what they earn are the participant's and the group's admins'.
CREATE POLICY affiliate_participants_group ON affiliate_participants USING ((SELECT m4u_sees_all())
  OR EXISTS (SELECT FROM affiliate_campaigns AS own
    WHERE own.id = affiliate_participants.campaign_id AND own.group_id IN (SELECT m4u_administered())));--> statement-breakpoint
CREATE POLICY affiliate_participants_own ON affiliate_participants FOR SELECT
  USING (member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY affiliate_participants_join ON affiliate_participants FOR INSERT
  WITH CHECK (member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY affiliate_days_read ON affiliate_days FOR SELECT USING ((SELECT m4u_sees_all())
  OR (SELECT true FROM affiliate_participants AS own WHERE own.id = affiliate_days.participant_id));--> statement-breakpoint
CREATE POLICY affiliate_days_write ON affiliate_days USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY affiliate_attributions_own ON affiliate_attributions
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY affiliate_rewards_group ON affiliate_rewards
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY affiliate_rewards_own ON affiliate_rewards FOR SELECT USING (member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY affiliate_payouts_group ON affiliate_payouts
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY affiliate_payout_items_group ON affiliate_payout_items USING ((SELECT m4u_sees_all())
  OR (SELECT true FROM affiliate_payouts AS own WHERE own.id = affiliate_payout_items.payout_id));--> statement-breakpoint
CREATE POLICY affiliate_payout_items_own ON affiliate_payout_items FOR SELECT
  USING (member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY affiliate_accounts_own ON affiliate_accounts
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY affiliate_clicks_program ON affiliate_clicks USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY affiliate_sweeps_program ON affiliate_sweeps USING ((SELECT m4u_sees_all()));--> statement-breakpoint
-- Identity. A visitor's page asks of its owner one thing that the account says. It is answered for the program, and no row
-- comes out; whoever asks is who acts again after it. (A setting of the function itself only a superuser may write down.)
-- A call is dear beside a look at the table: for lists, queries of the program read the table.
CREATE FUNCTION m4u_is_searchable(member uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  asking text := coalesce(current_setting('m4u.actor', true), '');
  answer boolean;
BEGIN
  PERFORM set_config('m4u.actor', 'system', true);
  answer := EXISTS (SELECT FROM public.accounts WHERE member_id = member AND verified_at IS NOT NULL AND searchable);
  PERFORM set_config('m4u.actor', asking, true);
  RETURN answer;
END $$;--> statement-breakpoint
CREATE POLICY accounts_own ON accounts USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
-- Through the account, under its own policy.
CREATE POLICY sessions_own ON sessions USING ((SELECT m4u_sees_all())
  OR account_id IN (SELECT id FROM accounts WHERE member_id = (SELECT m4u_actor())));--> statement-breakpoint
CREATE POLICY consents_own ON consents USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY codes_program ON codes USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY reset_tokens_program ON reset_tokens USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY external_identities_program ON external_identities USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY used_partner_tokens_program ON used_partner_tokens USING ((SELECT m4u_sees_all()));--> statement-breakpoint
-- Insight. What was counted on a page is its owner's, of a group's its admins'; only the program counts.
CREATE POLICY tracking_days_read ON tracking_days FOR SELECT USING ((SELECT m4u_sees_all())
  OR owner_id = (SELECT m4u_actor()) OR owner_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY tracking_days_count ON tracking_days USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY tracking_items_read ON tracking_items FOR SELECT USING ((SELECT m4u_sees_all())
  OR owner_id = (SELECT m4u_actor()) OR owner_id IN (SELECT m4u_administered()));--> statement-breakpoint
CREATE POLICY tracking_items_count ON tracking_items USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY tracking_visitors_program ON tracking_visitors USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY tracking_salts_program ON tracking_salts USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY data_requests_own ON data_requests USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY data_exports_own ON data_exports USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY reports_program ON reports USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY audit_entries_program ON audit_entries USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY search_entries_program ON search_entries USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY search_phones_program ON search_phones USING ((SELECT m4u_sees_all()));--> statement-breakpoint
-- Platform.
CREATE POLICY idempotency_keys_own ON idempotency_keys USING ((SELECT m4u_sees_all()) OR actor_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY streams_own ON streams USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY stream_changes_own ON stream_changes USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY rate_limits_program ON rate_limits USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY used_challenges_program ON used_challenges USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY suppressed_addresses_program ON suppressed_addresses USING ((SELECT m4u_sees_all()));--> statement-breakpoint
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

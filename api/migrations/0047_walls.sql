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
CREATE POLICY suppressed_addresses_program ON suppressed_addresses USING ((SELECT m4u_sees_all()));

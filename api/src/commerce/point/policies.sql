-- Points are visible to their holder, and balances at the counter of the issuing group; only its counter and the program
-- write.
DROP POLICY IF EXISTS point_accounts_read ON point_accounts;
CREATE POLICY point_accounts_read ON point_accounts FOR SELECT
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND group_role_can(role, 'counter') AND status = 'accepted'));

DROP POLICY IF EXISTS point_accounts_add ON point_accounts;
CREATE POLICY point_accounts_add ON point_accounts FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND group_role_can(role, 'counter') AND status = 'accepted'));

DROP POLICY IF EXISTS point_accounts_change ON point_accounts;
CREATE POLICY point_accounts_change ON point_accounts FOR UPDATE USING (true)
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND group_role_can(role, 'counter') AND status = 'accepted'));

DROP POLICY IF EXISTS point_movements_read ON point_movements;
CREATE POLICY point_movements_read ON point_movements FOR SELECT
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted')
    OR account_id IN (SELECT id FROM point_accounts WHERE member_id = (SELECT m4u_actor())));

DROP POLICY IF EXISTS point_movements_add ON point_movements;
CREATE POLICY point_movements_add ON point_movements FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND group_role_can(role, 'counter') AND status = 'accepted'));

-- UPDATE is open for locks by foreign keys; triggers of the books refuse changes.
DROP POLICY IF EXISTS point_movements_change ON point_movements;
CREATE POLICY point_movements_change ON point_movements FOR UPDATE USING (true) WITH CHECK ((SELECT m4u_sees_all()));

-- Entries and lots inherit the visibility of their account: the subquery runs under the account's policy.
DROP POLICY IF EXISTS point_entries_read ON point_entries;
CREATE POLICY point_entries_read ON point_entries FOR SELECT
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM point_accounts AS own WHERE own.id = point_entries.account_id));

DROP POLICY IF EXISTS point_entries_add ON point_entries;
CREATE POLICY point_entries_add ON point_entries FOR INSERT WITH CHECK ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS point_lots_read ON point_lots;
CREATE POLICY point_lots_read ON point_lots FOR SELECT
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM point_accounts AS own WHERE own.id = point_lots.account_id));

DROP POLICY IF EXISTS point_lots_add ON point_lots;
CREATE POLICY point_lots_add ON point_lots FOR INSERT WITH CHECK ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS point_lots_change ON point_lots;
CREATE POLICY point_lots_change ON point_lots FOR UPDATE USING (true) WITH CHECK ((SELECT m4u_sees_all()));

-- Signed-in members can read a group's points settings; totals are visible to the group's admins only.
DROP POLICY IF EXISTS point_settings_read ON point_settings;
CREATE POLICY point_settings_read ON point_settings FOR SELECT
  USING ((SELECT m4u_sees_all()) OR (SELECT m4u_actor()) IS NOT NULL);

DROP POLICY IF EXISTS point_settings_write ON point_settings;
CREATE POLICY point_settings_write ON point_settings
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS point_totals_read ON point_totals;
CREATE POLICY point_totals_read ON point_totals FOR SELECT
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

-- UPDATE is open for locks by transactions that move points of several accounts; triggers write the totals.
DROP POLICY IF EXISTS point_totals_add ON point_totals;
CREATE POLICY point_totals_add ON point_totals FOR INSERT WITH CHECK ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS point_totals_change ON point_totals;
CREATE POLICY point_totals_change ON point_totals FOR UPDATE USING (true) WITH CHECK ((SELECT m4u_sees_all()));

-- Both members of a gift read it, and the admins of the group; the program writes.
DROP POLICY IF EXISTS point_gifts_program ON point_gifts;
CREATE POLICY point_gifts_program ON point_gifts USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS point_gifts_read ON point_gifts;
CREATE POLICY point_gifts_read ON point_gifts FOR SELECT
  USING (giver_id = (SELECT m4u_actor()) OR receiver_id = (SELECT m4u_actor()) OR group_id IN (SELECT m4u_administered()));

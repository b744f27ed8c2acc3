-- Points are their holder's, and of the admins of the group that gave them; only the latter and the program write.
DROP POLICY IF EXISTS point_accounts_read ON point_accounts;
CREATE POLICY point_accounts_read ON point_accounts FOR SELECT
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted'));

DROP POLICY IF EXISTS point_accounts_add ON point_accounts;
CREATE POLICY point_accounts_add ON point_accounts FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted'));

DROP POLICY IF EXISTS point_accounts_change ON point_accounts;
CREATE POLICY point_accounts_change ON point_accounts FOR UPDATE USING (true)
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted'));

DROP POLICY IF EXISTS point_movements_read ON point_movements;
CREATE POLICY point_movements_read ON point_movements FOR SELECT
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted')
    OR account_id IN (SELECT id FROM point_accounts WHERE member_id = (SELECT m4u_actor())));

DROP POLICY IF EXISTS point_movements_add ON point_movements;
CREATE POLICY point_movements_add ON point_movements FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted'));

-- Rows are locked where others refer to them; changing one is refused by the books themselves.
DROP POLICY IF EXISTS point_movements_change ON point_movements;
CREATE POLICY point_movements_change ON point_movements FOR UPDATE USING (true) WITH CHECK ((SELECT m4u_sees_all()));

-- What these belong to says who may see them: it is looked up under its own policy.
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

-- How a group gives points is told to everybody who is signed in; what it gave in all is the group's.
DROP POLICY IF EXISTS point_settings_read ON point_settings;
CREATE POLICY point_settings_read ON point_settings FOR SELECT
  USING ((SELECT m4u_sees_all()) OR (SELECT m4u_actor()) IS NOT NULL);

DROP POLICY IF EXISTS point_settings_write ON point_settings;
CREATE POLICY point_settings_write ON point_settings
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS point_totals_read ON point_totals;
CREATE POLICY point_totals_read ON point_totals FOR SELECT
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

-- Totals are held by those who move points of several accounts; they are written by triggers.
DROP POLICY IF EXISTS point_totals_add ON point_totals;
CREATE POLICY point_totals_add ON point_totals FOR INSERT WITH CHECK ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS point_totals_change ON point_totals;
CREATE POLICY point_totals_change ON point_totals FOR UPDATE USING (true) WITH CHECK ((SELECT m4u_sees_all()));

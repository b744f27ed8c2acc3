-- Every signed-in member reads the perks of groups; admins of the group manage them. A customer reads their vouchers, the
-- counter of the group all of them. The program takes perks: a customer may not write to the books.
DROP POLICY IF EXISTS perks_read ON perks;
CREATE POLICY perks_read ON perks FOR SELECT
  USING ((SELECT m4u_sees_all()) OR ((SELECT m4u_actor()) IS NOT NULL AND archived_at IS NULL)
    OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS perks_write ON perks;
CREATE POLICY perks_write ON perks
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS perk_vouchers_counter ON perk_vouchers;
CREATE POLICY perk_vouchers_counter ON perk_vouchers
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_served('counter')));

DROP POLICY IF EXISTS perk_vouchers_member ON perk_vouchers;
CREATE POLICY perk_vouchers_member ON perk_vouchers FOR SELECT USING (member_id = (SELECT m4u_actor()));

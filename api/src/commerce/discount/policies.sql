-- Signed-in members can read active discounts; inactive ones are visible to the group's admins only.
DROP POLICY IF EXISTS discounts_group ON discounts;
CREATE POLICY discounts_group ON discounts
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS discounts_usable ON discounts;
CREATE POLICY discounts_usable ON discounts FOR SELECT
  USING (active AND deleted_at IS NULL AND (SELECT m4u_actor()) IS NOT NULL);

DROP POLICY IF EXISTS discount_uses_group ON discount_uses;
CREATE POLICY discount_uses_group ON discount_uses USING ((SELECT m4u_sees_all()) OR EXISTS (SELECT FROM discounts AS own
  WHERE own.id = discount_uses.discount_id AND own.group_id IN (SELECT m4u_administered())));

DROP POLICY IF EXISTS discount_uses_own ON discount_uses;
CREATE POLICY discount_uses_own ON discount_uses FOR SELECT
  USING ((SELECT true FROM point_accounts AS own WHERE own.id = discount_uses.account_id));

-- At the counter one sees the orders that one has entered.
DROP POLICY IF EXISTS point_orders_read ON point_orders;
CREATE POLICY point_orders_read ON point_orders FOR SELECT
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted')
    OR (created_by = (SELECT m4u_actor()) AND group_id IN (SELECT m4u_served('counter')))
    OR account_id IN (SELECT id FROM point_accounts WHERE member_id = (SELECT m4u_actor())));

DROP POLICY IF EXISTS point_orders_add ON point_orders;
CREATE POLICY point_orders_add ON point_orders FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted')
    OR (created_by = (SELECT m4u_actor()) AND group_id IN (SELECT m4u_served('counter'))));

DROP POLICY IF EXISTS point_orders_change ON point_orders;
CREATE POLICY point_orders_change ON point_orders FOR UPDATE USING (true)
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted'));

DROP POLICY IF EXISTS point_order_changes_read ON point_order_changes;
CREATE POLICY point_order_changes_read ON point_order_changes FOR SELECT
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted')
    OR (actor_id = (SELECT m4u_actor()) AND group_id IN (SELECT m4u_served('counter')))
    OR (SELECT true FROM point_orders AS own WHERE own.id = point_order_changes.order_id));

DROP POLICY IF EXISTS point_order_changes_add ON point_order_changes;
CREATE POLICY point_order_changes_add ON point_order_changes FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted')
    OR (actor_id = (SELECT m4u_actor()) AND group_id IN (SELECT m4u_served('counter'))));

-- Order requests are visible to the buyer and the group's admins.
DROP POLICY IF EXISTS order_requests_sides ON order_requests;
CREATE POLICY order_requests_sides ON order_requests USING ((SELECT m4u_sees_all()) OR buyer_id = (SELECT m4u_actor())
  OR group_id IN (SELECT m4u_administered()));

-- Receipts are issued by the program, and the refund is written on them by the group's admins.
DROP POLICY IF EXISTS order_receipts_group ON order_receipts;
CREATE POLICY order_receipts_group ON order_receipts
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS order_receipts_buyer ON order_receipts;
CREATE POLICY order_receipts_buyer ON order_receipts FOR SELECT USING (buyer_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS order_receipt_counts_program ON order_receipt_counts;
CREATE POLICY order_receipt_counts_program ON order_receipt_counts USING ((SELECT m4u_sees_all()));

-- The counter sees to whom receipts went; the program sends them, and takes the customers' refusals.
DROP POLICY IF EXISTS phone_receipt_days_read ON phone_receipt_days;
CREATE POLICY phone_receipt_days_read ON phone_receipt_days FOR SELECT
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_served('counter')));

DROP POLICY IF EXISTS phone_receipt_days_write ON phone_receipt_days;
CREATE POLICY phone_receipt_days_write ON phone_receipt_days USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS phone_receipt_links_program ON phone_receipt_links;
CREATE POLICY phone_receipt_links_program ON phone_receipt_links USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS phone_receipt_stops_read ON phone_receipt_stops;
CREATE POLICY phone_receipt_stops_read ON phone_receipt_stops FOR SELECT
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_served('counter')));

DROP POLICY IF EXISTS phone_receipt_stops_write ON phone_receipt_stops;
CREATE POLICY phone_receipt_stops_write ON phone_receipt_stops USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS order_request_steps_read ON order_request_steps;
CREATE POLICY order_request_steps_read ON order_request_steps FOR SELECT
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM order_requests AS own WHERE own.id = order_request_steps.request_id));

DROP POLICY IF EXISTS order_request_steps_write ON order_request_steps;
CREATE POLICY order_request_steps_write ON order_request_steps USING ((SELECT m4u_sees_all()));

-- Only the member reads and changes what they allow; the group never sees whose birthday it may use.
DROP POLICY IF EXISTS point_birthday_consents_own ON point_birthday_consents;
CREATE POLICY point_birthday_consents_own ON point_birthday_consents
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

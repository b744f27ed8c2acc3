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

DROP POLICY IF EXISTS order_request_steps_read ON order_request_steps;
CREATE POLICY order_request_steps_read ON order_request_steps FOR SELECT
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM order_requests AS own WHERE own.id = order_request_steps.request_id));

DROP POLICY IF EXISTS order_request_steps_write ON order_request_steps;
CREATE POLICY order_request_steps_write ON order_request_steps USING ((SELECT m4u_sees_all()));

-- Counters of a page are visible to its owner, or to the group's admins; only the program writes them.
DROP POLICY IF EXISTS tracking_days_read ON tracking_days;
CREATE POLICY tracking_days_read ON tracking_days FOR SELECT USING ((SELECT m4u_sees_all())
  OR owner_id = (SELECT m4u_actor()) OR owner_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS tracking_days_count ON tracking_days;
CREATE POLICY tracking_days_count ON tracking_days USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS tracking_items_read ON tracking_items;
CREATE POLICY tracking_items_read ON tracking_items FOR SELECT USING ((SELECT m4u_sees_all())
  OR owner_id = (SELECT m4u_actor()) OR owner_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS tracking_items_count ON tracking_items;
CREATE POLICY tracking_items_count ON tracking_items USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS tracking_visitors_program ON tracking_visitors;
CREATE POLICY tracking_visitors_program ON tracking_visitors USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS tracking_salts_program ON tracking_salts;
CREATE POLICY tracking_salts_program ON tracking_salts USING ((SELECT m4u_sees_all()));

-- Admins of the group manage its levels and the dues of its members; members read their own. The program gives periods,
-- and shows levels to the members of the group.
DROP POLICY IF EXISTS due_levels_group ON due_levels;
CREATE POLICY due_levels_group ON due_levels
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS due_periods_group ON due_periods;
CREATE POLICY due_periods_group ON due_periods
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS due_periods_member ON due_periods;
CREATE POLICY due_periods_member ON due_periods FOR SELECT USING (member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS due_reminders_group ON due_reminders;
CREATE POLICY due_reminders_group ON due_reminders
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

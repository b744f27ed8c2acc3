-- Everybody reads public items, friends or group members those for friends, the owner or a group's admins and editors all of them.
DROP POLICY IF EXISTS content_items_read ON content_items;
CREATE POLICY content_items_read ON content_items FOR SELECT
  USING ((policy = 'public' AND deleted_at IS NULL) OR (SELECT m4u_sees_all()) OR owner_id = (SELECT m4u_actor())
    OR (policy = 'friends' AND deleted_at IS NULL AND owner_kind = 'member' AND owner_id IN (SELECT m4u_friends()))
    OR (policy = 'friends' AND deleted_at IS NULL AND owner_kind = 'group' AND owner_id IN (SELECT m4u_joined()))
    OR (owner_kind = 'group' AND owner_id IN (SELECT m4u_served('page'))));

DROP POLICY IF EXISTS content_items_add ON content_items;
CREATE POLICY content_items_add ON content_items FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR (owner_kind = 'member' AND owner_id = (SELECT m4u_actor()))
    OR (owner_kind = 'group' AND owner_id IN (SELECT group_id FROM group_members
      WHERE member_id = (SELECT m4u_actor()) AND group_role_can(role, 'page') AND status = 'accepted')));

-- UPDATE is open for locks, so that a reader without the right to change gets 403 instead of 404.
DROP POLICY IF EXISTS content_items_change ON content_items;
CREATE POLICY content_items_change ON content_items FOR UPDATE USING (true)
  WITH CHECK ((SELECT m4u_sees_all()) OR (owner_kind = 'member' AND owner_id = (SELECT m4u_actor()))
    OR (owner_kind = 'group' AND owner_id IN (SELECT group_id FROM group_members
      WHERE member_id = (SELECT m4u_actor()) AND group_role_can(role, 'page') AND status = 'accepted')));

DROP POLICY IF EXISTS content_items_remove ON content_items;
CREATE POLICY content_items_remove ON content_items FOR DELETE USING ((SELECT m4u_sees_all()));

-- Everybody reads what is shown in groups, the writer and the group's admins and editors the rest.
DROP POLICY IF EXISTS content_placements_read ON content_placements;
CREATE POLICY content_placements_read ON content_placements FOR SELECT
  USING (state = 'shown' OR (SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor())
    OR group_id IN (SELECT m4u_served('page')));

-- A writer asks for an own piece, in a group that has accepted them; an admin or editor of the group may show an own one at once.
DROP POLICY IF EXISTS content_placements_add ON content_placements;
CREATE POLICY content_placements_add ON content_placements FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR (member_id = (SELECT m4u_actor())
    AND ((state IN ('waiting', 'withdrawn') AND group_id IN (SELECT m4u_joined())) OR group_id IN (SELECT m4u_served('page')))
    AND item_id IN (SELECT id FROM content_items WHERE owner_kind = 'member' AND owner_id = (SELECT m4u_actor()))));

-- A writer asks again and withdraws; only admins and editors of the group show a piece.
DROP POLICY IF EXISTS content_placements_change ON content_placements;
CREATE POLICY content_placements_change ON content_placements FOR UPDATE
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR group_id IN (SELECT m4u_served('page')))
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_served('page'))
    OR (member_id = (SELECT m4u_actor()) AND (state = 'withdrawn'
      OR (state = 'waiting' AND group_id IN (SELECT m4u_joined())))));

DROP POLICY IF EXISTS content_placements_remove ON content_placements;
CREATE POLICY content_placements_remove ON content_placements FOR DELETE
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

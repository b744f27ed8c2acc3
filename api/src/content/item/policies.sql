-- Content is its owner's, of a group's its admins'; what is public is everybody's, what is for friends is also theirs.
DROP POLICY IF EXISTS content_items_read ON content_items;
CREATE POLICY content_items_read ON content_items FOR SELECT
  USING ((policy = 'public' AND deleted_at IS NULL) OR (SELECT m4u_sees_all()) OR owner_id = (SELECT m4u_actor())
    OR (policy = 'friends' AND deleted_at IS NULL AND owner_kind = 'member' AND owner_id IN (SELECT m4u_friends()))
    OR (policy = 'friends' AND deleted_at IS NULL AND owner_kind = 'group' AND owner_id IN (SELECT m4u_joined()))
    OR (owner_kind = 'group' AND owner_id IN (SELECT m4u_administered())));

DROP POLICY IF EXISTS content_items_add ON content_items;
CREATE POLICY content_items_add ON content_items FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR (owner_kind = 'member' AND owner_id = (SELECT m4u_actor()))
    OR (owner_kind = 'group' AND owner_id IN (SELECT group_id FROM group_members
      WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted')));

-- Whoever sees a row may hold it, to be told that they may not change it.
DROP POLICY IF EXISTS content_items_change ON content_items;
CREATE POLICY content_items_change ON content_items FOR UPDATE USING (true)
  WITH CHECK ((SELECT m4u_sees_all()) OR (owner_kind = 'member' AND owner_id = (SELECT m4u_actor()))
    OR (owner_kind = 'group' AND owner_id IN (SELECT group_id FROM group_members
      WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted')));

DROP POLICY IF EXISTS content_items_remove ON content_items;
CREATE POLICY content_items_remove ON content_items FOR DELETE USING ((SELECT m4u_sees_all()));

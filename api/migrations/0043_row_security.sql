-- A second wall (decision 54): private content, messages and points are not there for who may not see them, whatever the
-- program asks for. Each statement says for whom it runs in the setting m4u.actor: a member's id, 'system' for the
-- program itself, and nothing for a visitor. The owner of the tables is held by it too once no version before this one
-- is connected (FORCE, in roles.ts): it does not say for whom it works.
CREATE FUNCTION m4u_actor() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN current_setting('m4u.actor', true) = 'system' THEN NULL
    ELSE nullif(current_setting('m4u.actor', true), '')::uuid END
$$;--> statement-breakpoint
-- The program itself, and what the database does by triggers of its own: books, totals, what can be searched.
CREATE FUNCTION m4u_sees_all() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('m4u.actor', true) = 'system', false) OR pg_trigger_depth() > 0
$$;--> statement-breakpoint
-- Which connections there are, for the page of the status: of who signed in, whose rights the program may not have.
CREATE FUNCTION m4u_connections() RETURNS TABLE (name text, since timestamptz, here boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT application_name, backend_start, datname = current_database() FROM pg_stat_activity
    WHERE backend_type = 'client backend'
$$;--> statement-breakpoint
-- Whether the actor is or was in a conversation, or began it. Their own row is theirs without asking this, which is asked
-- of the rows of others.
CREATE FUNCTION m4u_in_conversation(conversation uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM public.conversation_members WHERE conversation_id = conversation AND member_id = public.m4u_actor())
    OR EXISTS (SELECT FROM public.conversations WHERE id = conversation AND created_by = public.m4u_actor());
END $$;--> statement-breakpoint
CREATE POLICY conversation_members_read ON conversation_members FOR SELECT
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR m4u_in_conversation(conversation_id));--> statement-breakpoint
CREATE POLICY conversation_members_add ON conversation_members FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR m4u_in_conversation(conversation_id));--> statement-breakpoint
CREATE POLICY conversation_members_change ON conversation_members FOR UPDATE
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR m4u_in_conversation(conversation_id));--> statement-breakpoint
CREATE POLICY conversation_members_remove ON conversation_members FOR DELETE USING ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY conversations_read ON conversations FOR SELECT
  USING ((SELECT m4u_sees_all()) OR created_by = (SELECT m4u_actor()) OR (SELECT true FROM conversation_members AS mine
    WHERE mine.conversation_id = conversations.id AND mine.member_id = m4u_actor()));--> statement-breakpoint
CREATE POLICY conversations_add ON conversations FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR created_by = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY conversations_change ON conversations FOR UPDATE
  USING ((SELECT m4u_sees_all()) OR created_by = (SELECT m4u_actor()) OR (SELECT true FROM conversation_members AS mine
    WHERE mine.conversation_id = conversations.id AND mine.member_id = m4u_actor()));--> statement-breakpoint
CREATE POLICY conversations_remove ON conversations FOR DELETE USING ((SELECT m4u_sees_all()));--> statement-breakpoint
-- From where one came to where one left; what a conversation was called before is also told to who came later.
CREATE POLICY messages_read ON messages FOR SELECT
  USING ((SELECT m4u_sees_all()) OR sender_id = (SELECT m4u_actor()) OR (SELECT (messages.seq > mine.joined_seq OR messages.kind = 'named')
      AND messages.seq <= coalesce(mine.left_seq, messages.seq)
    FROM conversation_members AS mine WHERE mine.conversation_id = messages.conversation_id AND mine.member_id = m4u_actor()));--> statement-breakpoint
CREATE POLICY messages_add ON messages FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR m4u_in_conversation(conversation_id));--> statement-breakpoint
CREATE POLICY messages_change ON messages FOR UPDATE
  USING ((SELECT m4u_sees_all()) OR sender_id = (SELECT m4u_actor()));--> statement-breakpoint
CREATE POLICY messages_remove ON messages FOR DELETE USING ((SELECT m4u_sees_all()));--> statement-breakpoint
ALTER TABLE conversations ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE conversation_members ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE messages ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Points are their holder's, and of the admins of the group that gave them; only the latter and the program write.
CREATE POLICY point_accounts_read ON point_accounts FOR SELECT
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted'));--> statement-breakpoint
CREATE POLICY point_accounts_add ON point_accounts FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted'));--> statement-breakpoint
CREATE POLICY point_accounts_change ON point_accounts FOR UPDATE USING (true)
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted'));--> statement-breakpoint
CREATE POLICY point_orders_read ON point_orders FOR SELECT
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted')
    OR account_id IN (SELECT id FROM point_accounts WHERE member_id = (SELECT m4u_actor())));--> statement-breakpoint
CREATE POLICY point_orders_add ON point_orders FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted'));--> statement-breakpoint
CREATE POLICY point_orders_change ON point_orders FOR UPDATE USING (true)
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted'));--> statement-breakpoint
CREATE POLICY point_movements_read ON point_movements FOR SELECT
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted')
    OR account_id IN (SELECT id FROM point_accounts WHERE member_id = (SELECT m4u_actor())));--> statement-breakpoint
CREATE POLICY point_movements_add ON point_movements FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted'));--> statement-breakpoint
-- Rows are locked where others refer to them; changing one is refused by the books themselves.
CREATE POLICY point_movements_change ON point_movements FOR UPDATE USING (true) WITH CHECK ((SELECT m4u_sees_all()));--> statement-breakpoint
-- What these belong to says who may see them: it is looked up under its own policy.
CREATE POLICY point_entries_read ON point_entries FOR SELECT
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM point_accounts AS own WHERE own.id = point_entries.account_id));--> statement-breakpoint
CREATE POLICY point_entries_add ON point_entries FOR INSERT WITH CHECK ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY point_lots_read ON point_lots FOR SELECT
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM point_accounts AS own WHERE own.id = point_lots.account_id));--> statement-breakpoint
CREATE POLICY point_lots_add ON point_lots FOR INSERT WITH CHECK ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY point_lots_change ON point_lots FOR UPDATE USING (true) WITH CHECK ((SELECT m4u_sees_all()));--> statement-breakpoint
CREATE POLICY point_order_changes_read ON point_order_changes FOR SELECT
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted')
    OR (SELECT true FROM point_orders AS own WHERE own.id = point_order_changes.order_id));--> statement-breakpoint
CREATE POLICY point_order_changes_add ON point_order_changes FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR group_id IN (SELECT group_id FROM group_members
    WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted'));--> statement-breakpoint
ALTER TABLE point_accounts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE point_orders ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE point_movements ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE point_entries ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE point_lots ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE point_order_changes ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Content is its owner's, of a group's its admins'; what is public is everybody's, what is for friends is also theirs.
CREATE POLICY content_items_read ON content_items FOR SELECT
  USING ((policy = 'public' AND deleted_at IS NULL) OR (SELECT m4u_sees_all()) OR owner_id = (SELECT m4u_actor())
    OR (policy = 'friends' AND deleted_at IS NULL AND owner_kind = 'member' AND owner_id IN (
      SELECT to_id FROM friendships WHERE from_id = (SELECT m4u_actor()) AND status = 'accepted'
      UNION ALL SELECT from_id FROM friendships WHERE to_id = (SELECT m4u_actor()) AND status = 'accepted'))
    OR (owner_kind = 'group' AND (owner_id, policy = 'friends' AND deleted_at IS NULL) IN (
      SELECT group_id, levels.friends FROM group_members CROSS JOIN (VALUES (true), (false)) AS levels (friends)
      WHERE member_id = (SELECT m4u_actor()) AND status = 'accepted' AND (role = 'admin' OR levels.friends))));--> statement-breakpoint
CREATE POLICY content_items_add ON content_items FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR (owner_kind = 'member' AND owner_id = (SELECT m4u_actor()))
    OR (owner_kind = 'group' AND owner_id IN (SELECT group_id FROM group_members
      WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted')));--> statement-breakpoint
-- Whoever sees a row may hold it, to be told that they may not change it.
CREATE POLICY content_items_change ON content_items FOR UPDATE USING (true)
  WITH CHECK ((SELECT m4u_sees_all()) OR (owner_kind = 'member' AND owner_id = (SELECT m4u_actor()))
    OR (owner_kind = 'group' AND owner_id IN (SELECT group_id FROM group_members
      WHERE member_id = (SELECT m4u_actor()) AND role = 'admin' AND status = 'accepted')));--> statement-breakpoint
CREATE POLICY content_items_remove ON content_items FOR DELETE USING ((SELECT m4u_sees_all()));--> statement-breakpoint
ALTER TABLE content_items ENABLE ROW LEVEL SECURITY;

DROP POLICY IF EXISTS conversation_members_read ON conversation_members;
CREATE POLICY conversation_members_read ON conversation_members FOR SELECT
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR m4u_in_conversation(conversation_id));

DROP POLICY IF EXISTS conversation_members_add ON conversation_members;
CREATE POLICY conversation_members_add ON conversation_members FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR m4u_in_conversation(conversation_id));

DROP POLICY IF EXISTS conversation_members_change ON conversation_members;
CREATE POLICY conversation_members_change ON conversation_members FOR UPDATE
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR m4u_in_conversation(conversation_id));

DROP POLICY IF EXISTS conversation_members_remove ON conversation_members;
CREATE POLICY conversation_members_remove ON conversation_members FOR DELETE USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS conversations_read ON conversations;
CREATE POLICY conversations_read ON conversations FOR SELECT
  USING ((SELECT m4u_sees_all()) OR created_by = (SELECT m4u_actor()) OR (SELECT true FROM conversation_members AS mine
    WHERE mine.conversation_id = conversations.id AND mine.member_id = m4u_actor()));

DROP POLICY IF EXISTS conversations_add ON conversations;
CREATE POLICY conversations_add ON conversations FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR created_by = (SELECT m4u_actor()));

DROP POLICY IF EXISTS conversations_change ON conversations;
CREATE POLICY conversations_change ON conversations FOR UPDATE
  USING ((SELECT m4u_sees_all()) OR created_by = (SELECT m4u_actor()) OR (SELECT true FROM conversation_members AS mine
    WHERE mine.conversation_id = conversations.id AND mine.member_id = m4u_actor()));

DROP POLICY IF EXISTS conversations_remove ON conversations;
CREATE POLICY conversations_remove ON conversations FOR DELETE USING ((SELECT m4u_sees_all()));

-- Members read messages between joining and leaving; renames are visible to later members too.
DROP POLICY IF EXISTS messages_read ON messages;
CREATE POLICY messages_read ON messages FOR SELECT
  USING ((SELECT m4u_sees_all()) OR sender_id = (SELECT m4u_actor()) OR (SELECT (messages.seq > mine.joined_seq OR messages.kind = 'named')
      AND messages.seq <= coalesce(mine.left_seq, messages.seq)
    FROM conversation_members AS mine WHERE mine.conversation_id = messages.conversation_id AND mine.member_id = m4u_actor()));

DROP POLICY IF EXISTS messages_add ON messages;
CREATE POLICY messages_add ON messages FOR INSERT
  WITH CHECK ((SELECT m4u_sees_all()) OR m4u_in_conversation(conversation_id));

DROP POLICY IF EXISTS messages_change ON messages;
CREATE POLICY messages_change ON messages FOR UPDATE
  USING ((SELECT m4u_sees_all()) OR sender_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS messages_remove ON messages;
CREATE POLICY messages_remove ON messages FOR DELETE USING ((SELECT m4u_sees_all()));

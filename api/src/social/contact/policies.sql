DROP POLICY IF EXISTS contacts_own ON contacts;
CREATE POLICY contacts_own ON contacts
  USING ((SELECT m4u_sees_all()) OR (owner_kind = 'member' AND owner_id = (SELECT m4u_actor()))
    OR (owner_kind = 'group' AND owner_id IN (SELECT m4u_administered())));

DROP POLICY IF EXISTS support_messages_own ON support_messages;
CREATE POLICY support_messages_own ON support_messages
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS phonebook_entries_own ON phonebook_entries;
CREATE POLICY phonebook_entries_own ON phonebook_entries
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

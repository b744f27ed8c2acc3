DROP POLICY IF EXISTS search_entries_program ON search_entries;
CREATE POLICY search_entries_program ON search_entries USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS search_phones_program ON search_phones;
CREATE POLICY search_phones_program ON search_phones USING ((SELECT m4u_sees_all()));

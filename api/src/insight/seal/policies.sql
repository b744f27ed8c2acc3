DROP POLICY IF EXISTS seals_program ON seals;
CREATE POLICY seals_program ON seals USING ((SELECT m4u_sees_all()));

DROP POLICY IF EXISTS data_requests_own ON data_requests;
CREATE POLICY data_requests_own ON data_requests USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS data_exports_own ON data_exports;
CREATE POLICY data_exports_own ON data_exports USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS reports_program ON reports;
CREATE POLICY reports_program ON reports USING ((SELECT m4u_sees_all()));

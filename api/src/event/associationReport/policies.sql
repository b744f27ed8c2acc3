-- The group's admins read and write reports; admins of the agency read submitted ones and can return them.
DROP POLICY IF EXISTS association_reports_group ON association_reports;
CREATE POLICY association_reports_group ON association_reports
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS association_reports_agency ON association_reports;
CREATE POLICY association_reports_agency ON association_reports FOR SELECT
  USING (status <> 'draft' AND agency_id IN (SELECT m4u_managed_agencies()));

DROP POLICY IF EXISTS association_reports_return ON association_reports;
CREATE POLICY association_reports_return ON association_reports FOR UPDATE
  USING (status <> 'draft' AND agency_id IN (SELECT m4u_managed_agencies()));

DROP POLICY IF EXISTS association_report_steps_of ON association_report_steps;
CREATE POLICY association_report_steps_of ON association_report_steps
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM association_reports AS own WHERE own.id = association_report_steps.report_id));

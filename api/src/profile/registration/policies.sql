DROP POLICY IF EXISTS registrations_own ON registrations;
CREATE POLICY registrations_own ON registrations
  USING ((SELECT m4u_sees_all()) OR applicant_id = (SELECT m4u_actor()) OR agency_id IN (SELECT m4u_managed_agencies()));

DROP POLICY IF EXISTS registration_steps_own ON registration_steps;
CREATE POLICY registration_steps_own ON registration_steps
  USING ((SELECT m4u_sees_all()) OR (SELECT true FROM registrations AS own WHERE own.id = registration_steps.registration_id));

DROP POLICY IF EXISTS agency_offers_own ON agency_offers;
CREATE POLICY agency_offers_own ON agency_offers
  USING ((SELECT m4u_sees_all()) OR member_id = (SELECT m4u_actor()) OR agency_id IN (SELECT m4u_managed_agencies())
    OR group_id IN (SELECT m4u_administered()));

-- Agencies that the actor administers.
CREATE OR REPLACE FUNCTION m4u_managed_agencies() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT agency_id FROM public.agency_admins WHERE member_id = public.m4u_actor();
END $$;

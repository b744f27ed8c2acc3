-- A wall around every table that is not for everybody (decision 74). Policies come into force at a start that finds no
-- process of a version before this one (RAISED, in roles.ts): that one reads as whoever asks what only the program may reach.
-- The groups of which the actor is an admin.
CREATE FUNCTION m4u_administered() RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT group_id FROM public.group_members WHERE member_id = public.m4u_actor() AND role = 'admin' AND status = 'accepted'
$$;--> statement-breakpoint
-- The agencies of which the actor is an admin.
CREATE FUNCTION m4u_managed_agencies() RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT agency_id FROM public.agency_admins WHERE member_id = public.m4u_actor()
$$;--> statement-breakpoint

-- Friends of the actor.
CREATE OR REPLACE FUNCTION m4u_friends() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT to_id FROM public.friendships WHERE from_id = public.m4u_actor() AND status = 'accepted'
    UNION ALL SELECT from_id FROM public.friendships WHERE to_id = public.m4u_actor() AND status = 'accepted';
END $$;

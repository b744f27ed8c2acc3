CREATE OR REPLACE FUNCTION check_in_logs_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF erasing() THEN
    IF TG_OP = 'DELETE' THEN
      RETURN OLD;
    ELSIF (to_jsonb(NEW) - '{name,device_name,words}'::text[]) = (to_jsonb(OLD) - '{name,device_name,words}'::text[]) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is never changed or deleted', TG_TABLE_NAME;
END $$;

-- Events that the actor manages, and events where the actor is a helper. Each runs once per statement, by an index.
CREATE OR REPLACE FUNCTION m4u_managed_events() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT id FROM public.check_in_events WHERE owner_id = (SELECT public.m4u_actor())
    UNION ALL SELECT id FROM public.check_in_events WHERE group_id IN (SELECT public.m4u_administered());
END $$;

CREATE OR REPLACE FUNCTION m4u_helped_events() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT event_id FROM public.check_in_helpers WHERE member_id = (SELECT public.m4u_actor());
END $$;

-- Events whose guests the actor may check in without managing them: as a helper, or by a role in the group. Apart from
-- the helpers' own, since the policy of events reads that one.
CREATE OR REPLACE FUNCTION m4u_door_events() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT public.m4u_helped_events()
    UNION ALL SELECT id FROM public.check_in_events WHERE group_id IN (SELECT public.m4u_served('door'));
END $$;

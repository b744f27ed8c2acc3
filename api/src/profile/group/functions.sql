-- FOR SHARE locks the joining member, so that the page cannot close between this read and the count.
CREATE OR REPLACE FUNCTION group_members_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name_words, deleted_at IS NOT NULL OR locked_at IS NOT NULL INTO NEW.name_words, NEW.closed
    FROM members WHERE id = NEW.member_id FOR SHARE;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION members_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE group_members SET name_words = NEW.name_words WHERE member_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION members_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE group_members SET closed = NEW.deleted_at IS NOT NULL OR NEW.locked_at IS NOT NULL WHERE member_id = NEW.id;
  RETURN NULL;
END $$;

-- Runs once per statement, so that adding thousands of members changes the total once.
CREATE OR REPLACE FUNCTION group_members_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO group_totals AS kept (group_id, members)
      SELECT group_id, count(*) FROM added WHERE status = 'accepted' AND NOT closed GROUP BY group_id ORDER BY group_id
      ON CONFLICT (group_id) DO UPDATE SET members = kept.members + excluded.members;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO group_totals AS kept (group_id, members)
      SELECT group_id, -count(*) FROM gone WHERE status = 'accepted' AND NOT closed GROUP BY group_id ORDER BY group_id
      ON CONFLICT (group_id) DO UPDATE SET members = kept.members + excluded.members;
  ELSE
    INSERT INTO group_totals AS kept (group_id, members)
      SELECT group_id, sum(part) FROM (
        SELECT group_id, 1 AS part FROM added WHERE status = 'accepted' AND NOT closed
        UNION ALL SELECT group_id, -1 FROM gone WHERE status = 'accepted' AND NOT closed
      ) AS parts GROUP BY group_id HAVING sum(part) <> 0 ORDER BY group_id
      ON CONFLICT (group_id) DO UPDATE SET members = kept.members + excluded.members;
  END IF;
  RETURN NULL;
END $$;

-- Groups that the actor administers. PL/pgSQL caches the plan, here and in the function below; a subquery in a policy is
-- planned again with each statement.
CREATE OR REPLACE FUNCTION m4u_administered() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT group_id FROM public.group_members
    WHERE member_id = public.m4u_actor() AND role = 'admin' AND status = 'accepted';
END $$;

-- Whether a role has a right: ROLE_RIGHTS of the contract, which a test compares. PostgreSQL puts the body in place of
-- the call, so that a policy sees plain constants.
CREATE OR REPLACE FUNCTION group_role_can(role text, wanted text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT role = 'admin' AND wanted IN ('counter', 'page', 'door', 'members', 'settings', 'money')
    OR role = 'cashier' AND wanted = 'counter' OR role = 'editor' AND wanted = 'page' OR role = 'door' AND wanted = 'door'
$$;

-- Groups in which the actor has a right.
CREATE OR REPLACE FUNCTION m4u_served(wanted text) RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT group_id FROM public.group_members
    WHERE member_id = public.m4u_actor() AND status = 'accepted' AND public.group_role_can(role, wanted);
END $$;

-- The first admin of a group becomes its owner; only accepted admins own it. Each row sees those before it in the same
-- statement.
CREATE OR REPLACE FUNCTION group_members_owned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.role <> 'admin' OR NEW.status <> 'accepted' THEN
    NEW.owner := false;
    NEW.owner_offered_at := NULL;
  ELSIF NOT NEW.owner
    AND NOT EXISTS (SELECT FROM group_members WHERE group_id = NEW.group_id AND owner) THEN
    NEW.owner := true;
  END IF;
  RETURN NEW;
END $$;

-- Groups that the actor belongs to.
CREATE OR REPLACE FUNCTION m4u_joined() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT group_id FROM public.group_members WHERE member_id = public.m4u_actor() AND status = 'accepted';
END $$;

-- Groups for whose owners the actor acts; while no owner has an open page every admin does, as `ownsGroup` of the API.
CREATE OR REPLACE FUNCTION m4u_owned() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT own.group_id FROM public.group_members AS own
    WHERE own.member_id = public.m4u_actor() AND own.role = 'admin' AND own.status = 'accepted'
      AND (own.owner OR NOT EXISTS (SELECT FROM public.group_members AS other
        WHERE other.group_id = own.group_id AND other.owner AND NOT other.closed));
END $$;

-- Groups that require the second factor of their admins, and that the member administers. Read with each session, so
-- that a role without its factor has no rights in any call.
CREATE OR REPLACE FUNCTION m4u_factor_groups(member uuid) RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT own.group_id FROM public.group_members AS own
    INNER JOIN public.groups AS asking ON asking.id = own.group_id AND asking.requires_factor
    WHERE own.member_id = member AND own.role = 'admin' AND own.status = 'accepted';
END $$;

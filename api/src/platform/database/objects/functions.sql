-- Immutable logs allow one change: the erasure of a member removes names from them (docs/decisions/0052).
CREATE OR REPLACE FUNCTION erasing() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('m4u.erasing', true), '') = 'on'
$$;

CREATE OR REPLACE FUNCTION idempotency_keys_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.result IS NULL OR erasing()) AND
    (NEW.actor_id, NEW.key, NEW.fingerprint) = (OLD.actor_id, OLD.key, OLD.fingerprint) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'keys of calls are kept as they are';
END $$;

-- The member for whom a statement runs (decisions 54 and 74), from the setting m4u.actor: a member's id, 'system' for the
-- program itself, or empty for a visitor.
CREATE OR REPLACE FUNCTION m4u_actor() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN current_setting('m4u.actor', true) = 'system' THEN NULL
    ELSE nullif(current_setting('m4u.actor', true), '')::uuid END
$$;

-- True for the program itself and within triggers, which write books, totals and the search index.
CREATE OR REPLACE FUNCTION m4u_sees_all() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('m4u.actor', true) = 'system', false) OR pg_trigger_depth() > 0
$$;

-- Connections for the status page. SECURITY DEFINER, because the program's role may not see sessions of the login role.
CREATE OR REPLACE FUNCTION m4u_connections() RETURNS TABLE (name text, since timestamptz, here boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT application_name, backend_start, datname = current_database() FROM pg_stat_activity
    WHERE backend_type = 'client backend'
$$;

-- Some UPDATE policies let every reader lock a row and check only the new row, so that a reader could take over a row by
-- a change of its owner. Only the program may change the owner. The function reads m4u.actor itself, because
-- m4u_sees_all() is true in every trigger.
CREATE OR REPLACE FUNCTION m4u_refuse_new_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('m4u.actor', true) = 'system' OR pg_trigger_depth() > 1 THEN RETURN NEW; END IF;
  RAISE insufficient_privilege USING MESSAGE = 'the owner of this row is changed by the program alone';
END $$;

-- Logs that are never changed let a name be taken out of them while a member is erased (docs/decisions/0052), and no more.
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

-- Whom the policies ask about (decisions 54 and 74). Each statement says for whom it runs in the setting m4u.actor: a
-- member's id, 'system' for the program itself, and nothing for a visitor.
CREATE OR REPLACE FUNCTION m4u_actor() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN current_setting('m4u.actor', true) = 'system' THEN NULL
    ELSE nullif(current_setting('m4u.actor', true), '')::uuid END
$$;

-- The program itself, and what the database does by triggers of its own: books, totals, what can be searched.
CREATE OR REPLACE FUNCTION m4u_sees_all() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('m4u.actor', true) = 'system', false) OR pg_trigger_depth() > 0
$$;

-- Which connections there are, for the page of the status: of who signed in, whose rights the program may not have.
CREATE OR REPLACE FUNCTION m4u_connections() RETURNS TABLE (name text, since timestamptz, here boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT application_name, backend_start, datname = current_database() FROM pg_stat_activity
    WHERE backend_type = 'client backend'
$$;

-- Policies for UPDATE let whoever sees a row of some tables hold it, and look only at the row as it becomes: so
-- somebody could make a row theirs that they merely see. Its owner is changed by the program alone. m4u_sees_all() is
-- true in every trigger, so that this one asks by itself.
CREATE OR REPLACE FUNCTION m4u_refuse_new_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('m4u.actor', true) = 'system' OR pg_trigger_depth() > 1 THEN RETURN NEW; END IF;
  RAISE insufficient_privilege USING MESSAGE = 'the owner of this row is changed by the program alone';
END $$;

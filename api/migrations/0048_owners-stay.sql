-- Policies for UPDATE let whoever sees an event or a campaign hold its row, and look only at the row as it becomes: so
-- somebody could make a row theirs that they merely see. Its owner is changed by the program alone. m4u_sees_all() is
-- true in every trigger, so that this one asks by itself.
CREATE FUNCTION m4u_refuse_new_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('m4u.actor', true) = 'system' OR pg_trigger_depth() > 1 THEN RETURN NEW; END IF;
  RAISE insufficient_privilege USING MESSAGE = 'the owner of this row is changed by the program alone';
END $$;--> statement-breakpoint
CREATE TRIGGER check_in_events_owner BEFORE UPDATE ON check_in_events FOR EACH ROW
  WHEN (OLD.owner_id IS DISTINCT FROM NEW.owner_id OR OLD.group_id IS DISTINCT FROM NEW.group_id)
  EXECUTE FUNCTION m4u_refuse_new_owner();--> statement-breakpoint
CREATE TRIGGER affiliate_campaigns_owner BEFORE UPDATE ON affiliate_campaigns FOR EACH ROW
  WHEN (OLD.group_id IS DISTINCT FROM NEW.group_id)
  EXECUTE FUNCTION m4u_refuse_new_owner();

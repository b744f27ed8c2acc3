ALTER TABLE "accounts" ADD COLUMN "leaving_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
-- Of rows that there are none of yet: one reading of a narrow table.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "accounts_leaving" ON "accounts" USING btree ("leaving_at") WHERE "accounts"."leaving_at" is not null;--> statement-breakpoint
-- Logs that are never changed let a name be taken out of them while a member is erased (docs/decisions/0052), and no more.
CREATE FUNCTION erasing() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('m4u.erasing', true), '') = 'on'
$$;--> statement-breakpoint
DROP TRIGGER audit_entries_kept ON audit_entries;--> statement-breakpoint
CREATE TRIGGER audit_entries_kept BEFORE DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_kept();--> statement-breakpoint
CREATE FUNCTION audit_entries_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF erasing() AND (to_jsonb(NEW) - '{target_name,detail}'::text[]) = (to_jsonb(OLD) - '{target_name,detail}'::text[]) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'entries of the audit log are never changed or deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_named BEFORE UPDATE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION audit_entries_named();--> statement-breakpoint
DROP TRIGGER check_in_logs_kept ON check_in_logs;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE TRIGGER check_in_logs_kept BEFORE UPDATE OR DELETE ON check_in_logs
  FOR EACH ROW EXECUTE FUNCTION check_in_logs_kept();--> statement-breakpoint
CREATE OR REPLACE FUNCTION idempotency_keys_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.result IS NULL OR erasing()) AND
    (NEW.actor_id, NEW.key, NEW.fingerprint) = (OLD.actor_id, OLD.key, OLD.fingerprint) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'keys of calls are kept as they are';
END $$;

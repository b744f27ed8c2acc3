-- Entries of the audit log are immutable for every role; only the erasure of a member removes names from them.
CREATE OR REPLACE FUNCTION audit_entries_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of the audit log are never changed or deleted';
END $$;

CREATE OR REPLACE FUNCTION audit_entries_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF erasing() AND (to_jsonb(NEW) - '{target_name,detail}'::text[]) = (to_jsonb(OLD) - '{target_name,detail}'::text[]) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'entries of the audit log are never changed or deleted';
END $$;

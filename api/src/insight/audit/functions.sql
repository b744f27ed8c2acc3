-- What was done by virtue of an office stays written as it was, whoever asks the database to change it.
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

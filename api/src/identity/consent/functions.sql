-- Consents are evidence: only the erasure of their member deletes them, and nothing changes them (docs/decisions/0055).
CREATE OR REPLACE FUNCTION consents_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND erasing() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'what was agreed to is never changed or deleted';
END $$;

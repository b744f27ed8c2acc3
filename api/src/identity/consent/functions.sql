-- What somebody agreed to is proof: nobody changes or deletes it, but the erasure of its member (docs/decisions/0055).
CREATE OR REPLACE FUNCTION consents_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND erasing() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'what was agreed to is never changed or deleted';
END $$;

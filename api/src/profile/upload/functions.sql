-- All ids in the named columns of a row: plain columns, JSON, and picture addresses in texts.
CREATE OR REPLACE FUNCTION m4u_ids_in(whole jsonb, names text[]) RETURNS SETOF uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT (found)[1]::uuid FROM unnest(names) AS name, regexp_matches(whole ->> name,
    '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'gi') AS found
$$;

-- Keeps upload_uses in step with a table. Arguments: the place, the column of the row's id, and the columns that can name
-- uploads. A new use counts only for the member's own uploads: naming the picture of somebody else in a text neither
-- opens nor keeps it. What the row named before gets no use later, as when the program, which sees everybody's, or
-- another admin of a group changes something else in it. SECURITY DEFINER, because the previous version of the program has no right to upload_uses.
CREATE OR REPLACE FUNCTION m4u_note_upload_uses() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  was uuid := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) ->> TG_ARGV[1] END;
  written jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  named uuid[] := '{}';
  named_before uuid[] := '{}';
  by_all boolean := coalesce(current_setting('m4u.actor', true), 'system') = 'system';
BEGIN
  IF written IS NOT NULL THEN
    named := ARRAY(SELECT m4u_ids_in(written, TG_ARGV[2:]));
  END IF;
  IF was IS NOT NULL THEN
    named_before := ARRAY(SELECT m4u_ids_in(to_jsonb(OLD), TG_ARGV[2:]));
    DELETE FROM upload_uses WHERE row_id = was AND place = TG_ARGV[0] AND upload_id <> ALL (named);
  END IF;
  IF named = '{}' THEN
    RETURN NULL;
  END IF;
  INSERT INTO upload_uses (upload_id, place, row_id)
    SELECT sent.id, TG_ARGV[0], (written ->> TG_ARGV[1])::uuid FROM (
      SELECT id, member_id FROM uploads WHERE id = ANY (named)
      UNION ALL SELECT id, member_id FROM documents WHERE id = ANY (named)
      UNION ALL SELECT id, member_id FROM recordings WHERE id = ANY (named)) AS sent
    WHERE sent.id <> ALL (named_before) AND (by_all OR sent.member_id = m4u_actor())
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

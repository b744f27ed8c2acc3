-- Keeps groups.has_pieces, by which lists to explore sort groups. Locking the group first makes changes of its pieces
-- wait for each other: the later one sees what the earlier one has committed, so the last word is right.
CREATE OR REPLACE FUNCTION content_items_shown() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owners uuid[];
  owner uuid;
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- In the order of ids, so that two statements with the same groups do not wait for each other in a circle.
    owners := ARRAY(SELECT DISTINCT owner_id FROM added WHERE owner_kind = 'group' AND kind IN ('post', 'product')
      AND policy = 'public' AND deleted_at IS NULL ORDER BY owner_id);
  ELSE
    owners := ARRAY[OLD.owner_id];
  END IF;
  FOREACH owner IN ARRAY owners LOOP
    PERFORM FROM groups WHERE id = owner FOR NO KEY UPDATE;
    UPDATE groups SET has_pieces = NOT has_pieces WHERE id = owner
      AND has_pieces <> EXISTS (SELECT FROM content_items AS piece WHERE piece.owner_id = owner
        AND piece.kind IN ('post', 'product') AND piece.policy = 'public' AND piece.deleted_at IS NULL);
  END LOOP;
  RETURN NULL;
END $$;

-- Pieces of a member who is no longer in the group are withdrawn from it, whatever ended the membership. Refused ones
-- too, so that no admin approves them later.
CREATE OR REPLACE FUNCTION content_placements_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_placements SET state = 'withdrawn', since = now()
    WHERE member_id = OLD.member_id AND group_id = OLD.group_id AND state <> 'withdrawn';
  RETURN NULL;
END $$;

-- A policy sees only the new row. The key of a placement does not change, and what its writer has withdrawn only its
-- writer brings back, by asking.
CREATE OR REPLACE FUNCTION content_placements_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('m4u.actor', true) = 'system' OR pg_trigger_depth() > 1 THEN RETURN NEW; END IF;
  IF (OLD.item_id, OLD.kind, OLD.group_id, OLD.member_id) IS DISTINCT FROM (NEW.item_id, NEW.kind, NEW.group_id, NEW.member_id)
  THEN RAISE insufficient_privilege USING MESSAGE = 'the key of a placement does not change'; END IF;
  IF OLD.state = 'withdrawn' AND NEW.state <> 'withdrawn' AND OLD.member_id IS DISTINCT FROM m4u_actor()
  THEN RAISE insufficient_privilege USING MESSAGE = 'only its writer asks again for a withdrawn piece'; END IF;
  RETURN NEW;
END $$;

-- Triggers keep the search index in step with its source rows, in the transaction that writes them (decision 44).
CREATE OR REPLACE FUNCTION search_exact(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || btrim(regexp_replace(normalize(lower(normalize(translate(given, 'Đ', 'đ'), NFD)), NFC), '[\s!-/:-@[-`{-~–—“”‘’…•·«»]+', ' ', 'g'))
$$;

CREATE OR REPLACE FUNCTION search_words(exact text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(normalize(translate(exact, 'đ', 'd'), NFD), '[\u0300-\u036f]', '', 'g')
$$;

CREATE OR REPLACE FUNCTION search_digits(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN given ~ '^\s*\+' THEN plain
    WHEN plain LIKE '00%' THEN substr(plain, 3)
    WHEN plain LIKE '0%' THEN '84' || substr(plain, 2)
    WHEN plain LIKE '84%' AND length(plain) > 9 THEN plain
    ELSE '84' || plain
  END FROM (SELECT regexp_replace(given, '\D', '', 'g') AS plain) AS number
$$;

CREATE OR REPLACE FUNCTION search_split(exact text) RETURNS TABLE (word text, place smallint) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(part, 60), min(at - 1)::smallint FROM string_to_table(btrim(exact), ' ') WITH ORDINALITY AS parts(part, at)
  WHERE part <> '' GROUP BY 1
$$;

CREATE OR REPLACE FUNCTION search_posted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only names are posted; most changes of an entry are of something else.
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (SELECT FROM former INNER JOIN present USING (id) WHERE (former.kind, former.policy, former.exact) IS DISTINCT FROM (present.kind, present.policy, present.exact)) THEN
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_postings AS posting USING former, search_split(former.exact) AS part, search_terms AS term
      WHERE former.policy = 'public' AND term.exact = part.word AND posting.term = term.id AND posting.kind = former.kind
        AND posting.place = part.place AND posting.entry = former.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_terms (exact, word)
      SELECT DISTINCT part.word, search_words(part.word) FROM present, search_split(present.exact) AS part
      WHERE present.policy = 'public' AND NOT EXISTS (SELECT FROM search_terms WHERE exact = part.word)
      ORDER BY 1 ON CONFLICT DO NOTHING;
    INSERT INTO search_postings (term, kind, place, entry, words)
      SELECT term.id, present.kind, part.place, present.id, present.words FROM present, search_split(present.exact) AS part
      INNER JOIN search_terms AS term ON term.exact = part.word
      WHERE present.policy = 'public';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_member_is_found(member uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM members WHERE id = member AND deleted_at IS NULL AND locked_at IS NULL)
    AND EXISTS (SELECT FROM accounts WHERE member_id = member AND verified_at IS NOT NULL)
$$;

CREATE OR REPLACE FUNCTION search_keep_members(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  DELETE FROM search_entries WHERE id = ANY(ids) AND kind = 'member' AND NOT search_member_is_found(id);
  INSERT INTO search_entries AS kept (id, kind, owner_kind, owner_id, policy, agencies, exact, words, outstanding)
    SELECT member.id, 'member', 'member', member.id, 'public', ARRAY(
        SELECT agency FROM (SELECT member.agency_id AS agency UNION
          SELECT joined.agency_id FROM group_members AS belonging INNER JOIN groups AS joined ON joined.id = belonging.group_id
          WHERE belonging.member_id = member.id AND belonging.status = 'accepted' AND joined.deleted_at IS NULL AND joined.locked_at IS NULL
        ) AS agencies WHERE agency IS NOT NULL ORDER BY agency),
      search_exact(member.name), search_words(search_exact(member.name)), false
    FROM members AS member WHERE member.id = ANY(ids) AND search_member_is_found(member.id)
    ON CONFLICT (id) DO UPDATE SET agencies = excluded.agencies, exact = excluded.exact, words = excluded.words
      WHERE (kept.agencies, kept.exact) IS DISTINCT FROM (excluded.agencies, excluded.exact);
  PERFORM search_keep_texts(ids);
END $$;

CREATE OR REPLACE FUNCTION search_keep_groups(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE id = ANY(ids) AND kind = 'group'
    AND NOT EXISTS (SELECT FROM groups WHERE groups.id = search_entries.id AND deleted_at IS NULL AND locked_at IS NULL);
  INSERT INTO search_entries AS kept (id, kind, owner_kind, owner_id, policy, agencies, exact, words, outstanding)
    SELECT id, 'group', 'group', id, 'public', array_remove(ARRAY[agency_id], NULL), search_exact(name), search_words(search_exact(name)), false
    FROM groups WHERE id = ANY(ids) AND deleted_at IS NULL AND locked_at IS NULL
    ON CONFLICT (id) DO UPDATE SET agencies = excluded.agencies, exact = excluded.exact, words = excluded.words
      WHERE (kept.agencies, kept.exact) IS DISTINCT FROM (excluded.agencies, excluded.exact);
  PERFORM search_keep_texts(ids);
END $$;

CREATE OR REPLACE FUNCTION search_keep_agencies(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE id = ANY(ids) AND kind = 'agency'
    AND NOT EXISTS (SELECT FROM agencies WHERE agencies.id = search_entries.id AND deleted_at IS NULL);
  INSERT INTO search_entries AS kept (id, kind, owner_kind, owner_id, policy, agencies, exact, words, outstanding)
    SELECT id, 'agency', 'agency', id, 'public', '{}', search_exact(name), search_words(search_exact(name)), false
    FROM agencies WHERE id = ANY(ids) AND deleted_at IS NULL
    ON CONFLICT (id) DO UPDATE SET exact = excluded.exact, words = excluded.words WHERE kept.exact IS DISTINCT FROM excluded.exact;
  PERFORM search_keep_texts(ids);
END $$;

CREATE OR REPLACE FUNCTION search_item_is_found(owner_kind text, owner_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE owner_kind WHEN 'member' THEN search_member_is_found(owner_id)
    ELSE EXISTS (SELECT FROM groups WHERE id = owner_id AND deleted_at IS NULL AND locked_at IS NULL) END
$$;

CREATE OR REPLACE FUNCTION search_keep_items(ids uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  DELETE FROM search_entries AS kept WHERE kept.id = ANY(ids) AND kept.kind IN ('post', 'product', 'relic')
    AND NOT EXISTS (SELECT FROM content_items AS item WHERE item.id = kept.id AND item.deleted_at IS NULL
      AND search_item_is_found(item.owner_kind, item.owner_id));
  INSERT INTO search_entries AS kept (id, kind, owner_kind, owner_id, policy, agencies, exact, words, outstanding)
    SELECT item.id, item.kind, item.owner_kind, item.owner_id, item.policy,
      array_remove(ARRAY[(SELECT agency_id FROM groups WHERE item.owner_kind = 'group' AND groups.id = item.owner_id)], NULL),
      search_exact(item.title), search_words(search_exact(item.title)), item.outstanding
    FROM content_items AS item WHERE item.id = ANY(ids) AND item.kind IN ('post', 'product', 'relic') AND item.deleted_at IS NULL
      AND search_item_is_found(item.owner_kind, item.owner_id)
    ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, owner_kind = excluded.owner_kind, owner_id = excluded.owner_id,
      policy = excluded.policy, agencies = excluded.agencies, exact = excluded.exact, words = excluded.words, outstanding = excluded.outstanding
      WHERE (kept.kind, kept.owner_id, kept.policy, kept.agencies, kept.exact, kept.outstanding)
        IS DISTINCT FROM (excluded.kind, excluded.owner_id, excluded.policy, excluded.agencies, excluded.exact, excluded.outstanding);
  PERFORM search_keep_texts(ids);
END $$;

CREATE OR REPLACE FUNCTION search_keep_items_of(owners uuid[]) RETURNS void LANGUAGE sql AS $$
  SELECT search_keep_items(coalesce(array_agg(id), '{}')) FROM content_items
    WHERE owner_id = ANY(owners) AND kind IN ('post', 'product', 'relic')
$$;

CREATE OR REPLACE FUNCTION search_keep_phones(kind text, owner uuid, contacts jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_phones WHERE owner_id = owner;
  INSERT INTO search_phones (digits, owner_id, owner_kind, policy)
    SELECT DISTINCT search_digits(contact->>'value'), owner, kind, contact->>'policy' FROM jsonb_array_elements(contacts) AS contact
    WHERE contact->>'kind' IN ('phone', 'zalo') AND contact->>'value' ~ '^[\s\d+().-]+$' AND contact->>'value' ~ '\d{3}';
END $$;

CREATE OR REPLACE FUNCTION search_follow_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_entries WHERE id = OLD.id;
    DELETE FROM search_phones WHERE owner_id = OLD.id;
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.contacts <> '[]' THEN PERFORM search_keep_phones('member', NEW.id, NEW.contacts); END IF;
    RETURN NULL;
  END IF;
  PERFORM search_keep_members(ARRAY[NEW.id]);
  IF NEW.contacts <> OLD.contacts THEN PERFORM search_keep_phones('member', NEW.id, NEW.contacts); END IF;
  IF (NEW.deleted_at IS NULL AND NEW.locked_at IS NULL) <> (OLD.deleted_at IS NULL AND OLD.locked_at IS NULL) THEN
    PERFORM search_keep_items_of(ARRAY[NEW.id]);
  ELSIF (NEW.province_code, NEW.career, NEW.child_career, search_hides(NEW.sections, 'facts'), search_hides(NEW.sections, 'contacts'))
    IS DISTINCT FROM (OLD.province_code, OLD.career, OLD.child_career, search_hides(OLD.sections, 'facts'), search_hides(OLD.sections, 'contacts')) THEN
    PERFORM search_keep_filters(NEW.id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_follow_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(member_id) INTO ids FROM present WHERE verified_at IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    ids := ARRAY[OLD.member_id];
  ELSE
    ids := ARRAY[OLD.member_id, NEW.member_id];
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM search_keep_members(ids);
    PERFORM search_keep_items_of(ids);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_follow_groups() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_moved boolean;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_entries WHERE id = OLD.id;
    DELETE FROM search_phones WHERE owner_id = OLD.id;
    RETURN NULL;
  END IF;
  PERFORM search_keep_groups(ARRAY[NEW.id]);
  IF TG_OP = 'INSERT' THEN
    IF NEW.contacts <> '[]' THEN PERFORM search_keep_phones('group', NEW.id, NEW.contacts); END IF;
    RETURN NULL;
  END IF;
  IF NEW.contacts <> OLD.contacts THEN PERFORM search_keep_phones('group', NEW.id, NEW.contacts); END IF;
  is_moved := NEW.agency_id IS DISTINCT FROM OLD.agency_id
    OR (NEW.deleted_at IS NULL AND NEW.locked_at IS NULL) <> (OLD.deleted_at IS NULL AND OLD.locked_at IS NULL);
  IF is_moved THEN
    PERFORM search_keep_items_of(ARRAY[NEW.id]);
  ELSIF (NEW.province_code, NEW.career, NEW.child_career) IS DISTINCT FROM (OLD.province_code, OLD.career, OLD.child_career) THEN
    PERFORM search_keep_filters(NEW.id);
  END IF;
  IF is_moved OR NEW.name <> OLD.name THEN
    PERFORM search_keep_members(coalesce(array_agg(member_id), '{}')) FROM group_members WHERE group_id = NEW.id AND status = 'accepted';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_follow_agencies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_entries WHERE id = OLD.id;
    DELETE FROM search_phones WHERE owner_id = OLD.id;
    RETURN NULL;
  END IF;
  PERFORM search_keep_agencies(ARRAY[NEW.id]);
  IF TG_OP = 'INSERT' THEN
    IF NEW.contacts <> '[]' THEN PERFORM search_keep_phones('agency', NEW.id, NEW.contacts); END IF;
    RETURN NULL;
  END IF;
  IF NEW.contacts <> OLD.contacts THEN PERFORM search_keep_phones('agency', NEW.id, NEW.contacts); END IF;
  -- The names of agencies are found on the pages of their members and groups.
  IF NEW.name <> OLD.name OR (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL) THEN
    PERFORM search_keep_texts(array_agg(id)) FROM (
      SELECT id FROM members WHERE agency_id = NEW.id UNION ALL SELECT id FROM groups WHERE agency_id = NEW.id) AS page HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_follow_belonging() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    ids := ARRAY[NEW.member_id];
  ELSE
    SELECT array_agg(DISTINCT member_id) INTO ids FROM changed WHERE status = 'accepted';
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM search_keep_members(ids);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_follow_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
  -- Activities are words of their page.
  pages uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_entries USING gone WHERE search_entries.id = gone.id;
    SELECT array_agg(DISTINCT owner_id) INTO pages FROM gone WHERE kind = 'activity';
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) FILTER (WHERE kind IN ('post', 'product', 'relic')), array_agg(DISTINCT owner_id) FILTER (WHERE kind = 'activity')
      INTO ids, pages FROM present;
  ELSIF NEW.kind = 'activity' THEN
    pages := ARRAY[NEW.owner_id];
  ELSE
    ids := ARRAY[NEW.id];
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM search_keep_items(ids);
  END IF;
  IF pages IS NOT NULL THEN
    PERFORM search_keep_texts(pages);
  END IF;
  RETURN NULL;
END $$;

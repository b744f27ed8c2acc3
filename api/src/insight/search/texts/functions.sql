-- Texts of pages and pieces that everybody may read, for the index and for what a result shows (decision 44).
CREATE OR REPLACE FUNCTION search_plain(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN html = '' THEN '' ELSE btrim(regexp_replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(left(html, 20000), '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
    '\s+', ' ', 'g')) END
$$;

-- Whether the owner of a page hides a section of it.
CREATE OR REPLACE FUNCTION search_hides(sections jsonb, section text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT sections @> jsonb_build_array(jsonb_build_object('name', section, 'shown', false))
$$;

-- Former names of a ward of today: of the wards that it was made of, their districts and provinces.
CREATE OR REPLACE FUNCTION search_former_places(ward text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE former AS (
    SELECT place.code, place.parent_code, place.full_name, length(place.code) AS size FROM place_mappings AS mapping
      INNER JOIN places AS place ON place.version = 'legacy' AND place.code = mapping.legacy_code WHERE mapping.code = ward
    UNION SELECT place.code, place.parent_code, place.full_name, length(place.code) FROM former
      INNER JOIN places AS place ON place.version = 'legacy' AND place.code = former.parent_code
  )
  SELECT string_agg(full_name, ', ' ORDER BY size DESC, code) FROM former
$$;

-- What everybody may read of pages and pieces besides their names. A kind of pages is added to page, which all have alike.
-- A plan for each call would take 4 ms, more than reading the rows does.
CREATE OR REPLACE FUNCTION search_sources(ids uuid[]) RETURNS TABLE (id uuid, at integer, reason text, said text) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH page AS MATERIALIZED (
    SELECT member.id, headline, about_me AS about, contacts, sections, agency_id, CASE WHEN NOT search_hides(sections, 'facts') THEN career END AS career,
        CASE WHEN NOT search_hides(sections, 'facts') THEN child_career END AS child_career, CASE WHEN NOT search_hides(sections, 'facts') THEN interests END AS interests
      FROM members AS member WHERE member.id = ANY(ids)
    UNION ALL SELECT brand.id, headline, note, contacts, sections, agency_id, career, child_career, NULL FROM groups AS brand WHERE brand.id = ANY(ids)
    UNION ALL SELECT agency.id, headline, note, contacts, '[]', NULL, career, NULL, NULL FROM agencies AS agency WHERE agency.id = ANY(ids)
  ), activity AS MATERIALIZED (
    SELECT page.id, item.* FROM page CROSS JOIN LATERAL (
      SELECT type, title, content, details FROM content_items WHERE owner_id = page.id AND kind = 'activity' AND policy = 'public' AND deleted_at IS NULL
        AND type NOT IN ('bankAccount', 'banks', 'network', 'website') ORDER BY rank, content_items.id LIMIT 100
    ) AS item WHERE NOT search_hides(page.sections, 'activities')
  ), said (id, at, reason, said) AS (
    SELECT page.id, 1, 'headline', headline FROM page
    UNION ALL SELECT page.id, 2, 'career', concat_ws(' · ', child_career, career) FROM page
    -- In the other language as well.
    UNION ALL SELECT page.id, 3, 'career', concat_ws(' · ', term.name_vi, term.name_en) FROM page INNER JOIN terms AS term
      ON term.kind IN ('career', 'childCareer') AND (term.name_vi IN (page.career, page.child_career) OR term.name_en IN (page.career, page.child_career))
    UNION ALL SELECT page.id, 4, 'organization', agency.name FROM page INNER JOIN agencies AS agency ON agency.id = page.agency_id
      WHERE agency.deleted_at IS NULL AND NOT search_hides(sections, 'groups')
    UNION ALL SELECT page.id, 5, 'organization', concat_ws(' · ', nullif(belonging.title, ''), belonging.name) FROM page CROSS JOIN LATERAL (
      SELECT group_members.title, joined.name FROM group_members INNER JOIN groups AS joined ON joined.id = group_members.group_id
        WHERE group_members.member_id = page.id AND status = 'accepted' AND joined.deleted_at IS NULL AND joined.locked_at IS NULL LIMIT 50
    ) AS belonging WHERE NOT search_hides(sections, 'groups')
    UNION ALL SELECT page.id, 6, 'organization', contact->>'value' FROM page CROSS JOIN LATERAL jsonb_array_elements(contacts) AS contact
      WHERE contact->>'kind' = 'company' AND contact->>'policy' = 'public' AND NOT search_hides(sections, 'contacts')
    UNION ALL SELECT page.id, 7, 'place', concat_ws(', ', nullif(contact->>'value', ''), contact#>>'{place,ward}', contact#>>'{place,province}')
      FROM page CROSS JOIN LATERAL jsonb_array_elements(contacts) AS contact
      WHERE contact->>'kind' = 'address' AND contact->>'policy' = 'public' AND NOT search_hides(sections, 'contacts')
    UNION ALL SELECT page.id, 8, 'formerPlace', search_former_places(contact#>>'{place,wardCode}')
      FROM page CROSS JOIN LATERAL jsonb_array_elements(contacts) AS contact
      WHERE contact->>'kind' = 'address' AND contact->>'policy' = 'public' AND contact ? 'place' AND NOT search_hides(sections, 'contacts')
    UNION ALL SELECT activity.id, 9, 'skill', title FROM activity WHERE type = 'skill'
    UNION ALL SELECT activity.id, 10, CASE WHEN details->>'to' IS NULL THEN 'work' ELSE 'text' END, concat_ws(' · ', nullif(details->>'position', ''), details->>'organization')
      FROM activity WHERE type = 'experience'
    UNION ALL SELECT page.id, 11, 'text', search_plain(about) FROM page WHERE NOT search_hides(sections, 'about')
    UNION ALL SELECT page.id, 12, 'text', (SELECT string_agg(interest, ', ') FROM jsonb_array_elements_text(interests) AS interest) FROM page
    UNION ALL SELECT activity.id, 13, 'text', concat_ws(' · ', title, (SELECT string_agg(value, ' · ') FROM jsonb_each_text(details)
        WHERE key IN ('school', 'degree', 'issuer', 'role', 'field', 'position', 'label') AND value NOT IN ('', title)), nullif(search_plain(content), '')) FROM activity
    UNION ALL SELECT item.id, 1, 'label', concat_ws(' · ', nullif(details->>'childCareer', ''), nullif(details->>'origin', ''), nullif(details->>'period', ''),
        nullif(details->>'place', ''), nullif(details#>>'{event,place}', '')) FROM content_items AS item WHERE item.id = ANY(ids)
    UNION ALL SELECT item.id, 2, 'text', search_plain(content) FROM content_items AS item WHERE item.id = ANY(ids)
  )
  SELECT said.id, said.at, said.reason, said.said FROM said WHERE said.said <> '';
END $$;

-- The filters that an entry fits: province and profession of its page, its agencies.
CREATE OR REPLACE FUNCTION search_filters(owner_kind text, owner_id uuid, agencies uuid[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(SELECT 'a' || agency FROM unnest(agencies) AS agency) || ARRAY(
    SELECT DISTINCT filter FROM (
      SELECT unnest(ARRAY[CASE WHEN NOT search_hides(sections, 'contacts') THEN 'p' || province_code END]
        || CASE WHEN NOT search_hides(sections, 'facts') THEN ARRAY['c' || career, 'c' || child_career] END)
        FROM members WHERE owner_kind = 'member' AND id = owner_id
      UNION ALL SELECT unnest(ARRAY['p' || province_code, 'c' || career, 'c' || child_career])
        FROM groups WHERE owner_kind = 'group' AND id = owner_id
      UNION ALL SELECT unnest(ARRAY['p' || province_code, 'c' || career]) FROM agencies WHERE owner_kind = 'agency' AND id = owner_id
    ) AS filters (filter) WHERE filter IS NOT NULL)
$$;

-- The shelf of the next row of a kind: one has 16,384 rows (decision 44). Any size finds the same; it decides the cost.
CREATE OR REPLACE FUNCTION search_next_shelf(kind text) RETURNS integer LANGUAGE sql VOLATILE AS $$
  SELECT (nextval('search_numbers_' || kind) >> 14)::integer
$$;

CREATE OR REPLACE FUNCTION search_write_texts(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  WITH said AS (
    SELECT id, search_exact(coalesce(string_agg(said, ' ' ORDER BY at) FILTER (WHERE reason <> 'text'), '')) AS facts,
      search_exact(left(coalesce(string_agg(said, ' ' ORDER BY at) FILTER (WHERE reason = 'text'), ''), 4000)) AS body
    FROM search_sources(ids) GROUP BY id
  ), present AS MATERIALIZED (
    SELECT entry.id, entry.kind, entry.policy, entry.exact || entry.words AS name, coalesce(said.facts, ' ') AS facts, coalesce(said.body, ' ') AS body,
      search_words(coalesce(said.facts, ' ')) AS fact_words, search_words(coalesce(said.body, ' ')) AS body_words,
      search_filters(entry.owner_kind, entry.owner_id, entry.agencies) AS filters
    FROM search_entries AS entry LEFT JOIN said ON said.id = entry.id WHERE entry.id = ANY(ids)
  ), hidden AS (
    DELETE FROM search_texts AS kept USING present WHERE kept.id = present.id AND present.policy <> 'public'
  ), told AS (
    UPDATE search_entries AS entry SET private_words = said.words FROM (
      SELECT id, CASE policy WHEN 'public' THEN '' ELSE fact_words || body_words END AS words FROM present
    ) AS said WHERE said.id = entry.id AND entry.private_words <> said.words
  ), changed AS (
    UPDATE search_texts AS kept SET name = present.name, facts = present.facts, body = present.body, fact_words = present.fact_words,
        body_words = present.body_words, filters = present.filters FROM present
      WHERE present.id = kept.id AND present.policy = 'public' AND (kept.name, kept.facts, kept.body, kept.filters)
        IS DISTINCT FROM (present.name, present.facts, present.body, present.filters)
  )
  INSERT INTO search_texts AS kept (id, kind, shelf, name, facts, body, fact_words, body_words, filters)
    SELECT id, kind, search_next_shelf(kind), name, facts, body, fact_words, body_words, filters FROM present
      WHERE policy = 'public' AND NOT EXISTS (SELECT FROM search_texts AS there WHERE there.id = present.id)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, facts = excluded.facts, body = excluded.body, fact_words = excluded.fact_words,
      body_words = excluded.body_words, filters = excluded.filters;
END $$;

-- Writes the texts of some entries now, of many in a job: who renames a large group need not wait for all its members.
CREATE OR REPLACE FUNCTION search_keep_texts(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 100 THEN
    INSERT INTO search_stale (id) SELECT DISTINCT unnest(ids) ON CONFLICT DO NOTHING;
  ELSE
    PERFORM search_write_texts(ids);
  END IF;
END $$;

-- After a page got another province or profession, its pieces are found by it.
CREATE OR REPLACE FUNCTION search_keep_filters(owner uuid) RETURNS void LANGUAGE sql AS $$
  SELECT search_keep_texts(array_agg(id)) FROM search_entries WHERE owner_id = owner AND id <> owner HAVING count(*) > 0
$$;

-- Shelves of a kind that have rows.
CREATE OR REPLACE FUNCTION search_count_shelves(asked text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT (coalesce(pg_sequence_last_value(('search_numbers_' || asked)::regclass) >> 14, -1) + 1)::integer
$$;

-- At most `most` rows of a kind that fit a condition, in which $ stands for kind and shelf, on shelves below `upper`. Reads
-- the newest, then up to eight at a time while nothing is found: a frequent word costs one shelf, a rare word few steps.
CREATE OR REPLACE FUNCTION search_read_shelves(asked text, condition text, most integer, upper integer, lower integer DEFAULT 0)
RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  found uuid[] := '{}';
  top integer := upper;
  base integer;
  query tsquery;
BEGIN
  WHILE top > lower AND cardinality(found) < most LOOP
    base := greatest(top - least(greatest(upper - top, 1), CASE cardinality(found) WHEN 0 THEN 8 ELSE 1 END), lower);
    query := (SELECT string_agg(replace(condition, '$', asked || number), '|') FROM generate_series(base, top - 1) AS number)::tsquery;
    found := found || ARRAY(SELECT id FROM search_texts
      WHERE search_lexemes(kind, shelf, name, facts, body, fact_words, body_words, filters) @@ query LIMIT most - cardinality(found));
    top := base;
  END LOOP;
  RETURN found;
END $$;

-- The best rows of a kind by pairs of conditions: each as spelled and in any way, each pair wider than the one before it.
-- Where the newest shelf promises enough of the best, only these are read. Else the widest condition is read before the
-- others: when all that fits is less than `most`, nothing else is needed.
CREATE OR REPLACE FUNCTION search_hits(asked text, conditions text[], most integer) RETURNS SETOF uuid LANGUAGE plpgsql STABLE ROWS 100
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  shelves CONSTANT integer := search_count_shelves(asked);
  last CONSTANT integer := cardinality(conditions);
  widest uuid[];
  fitting uuid[];
  spelled uuid[];
  found uuid[] := '{}';
BEGIN
  IF most <= 0 OR last = 0 OR shelves = 0 THEN RETURN; END IF;
  found := search_read_shelves(asked, conditions[1], most, shelves, shelves - 1);
  IF cardinality(found) < most AND cardinality(found) * shelves >= most THEN
    spelled := found || search_read_shelves(asked, conditions[1], most - cardinality(found), shelves - 1);
    found := spelled;
  END IF;
  IF cardinality(found) >= most THEN RETURN QUERY SELECT unnest(found); RETURN; END IF;
  widest := search_read_shelves(asked, conditions[last], most, shelves);
  IF cardinality(widest) < most THEN RETURN QUERY SELECT unnest(widest); RETURN; END IF;
  FOR pair IN 1 .. last / 2 LOOP
    fitting := CASE WHEN pair * 2 = last THEN widest ELSE search_read_shelves(asked, conditions[pair * 2], most, shelves) END;
    IF cardinality(fitting) >= most THEN
      found := found || CASE WHEN pair = 1 AND spelled IS NOT NULL OR conditions[pair * 2 - 1] = conditions[pair * 2] THEN '{}'
        ELSE search_read_shelves(asked, conditions[pair * 2 - 1], most, shelves) END;
      EXIT;
    END IF;
    found := fitting;
  END LOOP;
  RETURN QUERY SELECT id FROM unnest(found || fitting) WITH ORDINALITY AS hit (id, at) GROUP BY id ORDER BY min(at) LIMIT most;
END $$;

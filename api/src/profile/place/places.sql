-- Initial administrative units of a new database; given_places holds the lines of places.csv, given_mappings those of
-- place-mappings.csv. Runs only once, because staff change units afterwards.
INSERT INTO places (version, code, level, parent_code, kind, name, full_name, path_words)
  WITH unit AS MATERIALIZED (
    SELECT version, code, parent, kind, name, CASE kind WHEN 'city' THEN 'Thành phố ' WHEN 'province' THEN 'Tỉnh '
        WHEN 'provincialCity' THEN 'Thành phố ' WHEN 'urbanDistrict' THEN 'Quận ' WHEN 'town' THEN 'Thị xã '
        WHEN 'district' THEN 'Huyện ' WHEN 'ward' THEN 'Phường ' WHEN 'commune' THEN 'Xã '
        WHEN 'township' THEN 'Thị trấn ' ELSE 'Đặc khu ' END || name AS full_name
      FROM given_places
  )
  SELECT unit.version, unit.code, CASE length(unit.code) WHEN 2 THEN 'province' WHEN 3 THEN 'district' ELSE 'ward' END,
    unit.parent, unit.kind, unit.name, unit.full_name,
    -- Same folding as `foldedWords` (api/src/platform/database/folding.ts), with a space at the end as well.
    ' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(
      concat_ws(' ', unit.full_name, within.full_name, whole.full_name),
      'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')) || ' '
  FROM unit LEFT JOIN unit AS within ON (within.version, within.code) = (unit.version, unit.parent)
    LEFT JOIN unit AS whole ON (whole.version, whole.code) = (within.version, within.parent);

INSERT INTO place_mappings (legacy_code, code) SELECT former, code FROM given_mappings;

-- Plans that look units up by their codes need to know how many there are.
ANALYZE places;
ANALYZE place_mappings;

-- Words within titles are found by the groups of three letters that they are made of.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

TRUNCATE search_postings;--> statement-breakpoint
DROP INDEX "search_postings_order";--> statement-breakpoint
ALTER TABLE "search_postings" ADD COLUMN "words" text collate "C" NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_posted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
END $$;--> statement-breakpoint
INSERT INTO search_postings (term, kind, place, entry, words)
  SELECT term.id, entry.kind, part.place, entry.id, entry.words FROM search_entries AS entry, search_split(entry.exact) AS part
  INNER JOIN search_terms AS term ON term.exact = part.word WHERE entry.policy = 'public';--> statement-breakpoint
CREATE INDEX "search_postings_in_order" ON "search_postings" USING btree ("term","kind","place","entry" DESC NULLS LAST,"words");

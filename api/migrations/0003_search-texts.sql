-- A part of the table, whose index uses it: each word by its shelf and field (n name, f facts, t text), and the filters.
CREATE FUNCTION search_lexemes(kind text, shelf integer, name text, facts text, body text, fact_words text, body_words text, filters text[])
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
	SELECT coalesce(array_to_tsvector(array_agg(kind || shelf || said)), ''::tsvector) FROM (
		SELECT field || left(word, 60) FROM (VALUES ('n', name), ('f', facts || fact_words), ('t', body || body_words)) AS fields(field, words)
			CROSS JOIN LATERAL string_to_table(words, ' ') AS word WHERE word <> ''
		UNION ALL SELECT unnest(filters)
	) AS lexemes(said)
$$;
--> statement-breakpoint
CREATE TABLE "search_stale" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	-- A shelf has 16,384 rows of a kind: the number stays small.
	-- squawk-ignore prefer-bigint-over-int
	"shelf" integer NOT NULL,
	"name" text collate "C" NOT NULL,
	"facts" text collate "C" NOT NULL,
	"body" text collate "C" NOT NULL,
	"fact_words" text collate "C" NOT NULL,
	"body_words" text collate "C" NOT NULL,
	"filters" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "private_words" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_id_search_entries_id_fk" FOREIGN KEY ("id") REFERENCES "public"."search_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_texts_lexemes" ON "search_texts" USING gin (search_lexemes(kind, shelf, name, facts, body, fact_words, body_words, filters)) WITH (fastupdate=false);
--> statement-breakpoint
-- The next place on the shelves of a kind.
CREATE SEQUENCE "search_numbers_member";
--> statement-breakpoint
CREATE SEQUENCE "search_numbers_group";
--> statement-breakpoint
CREATE SEQUENCE "search_numbers_agency";
--> statement-breakpoint
CREATE SEQUENCE "search_numbers_post";
--> statement-breakpoint
CREATE SEQUENCE "search_numbers_product";
--> statement-breakpoint
CREATE SEQUENCE "search_numbers_relic";
--> statement-breakpoint
-- The job writes the texts of what is there.
INSERT INTO "search_stale" SELECT "id" FROM "search_entries";

-- There are few agencies: the table is rewritten in a moment.
-- squawk-ignore adding-field-with-default
ALTER TABLE "agencies" ADD COLUMN "name_words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "language" text DEFAULT 'VN' NOT NULL;--> statement-breakpoint
-- There are few agencies: the index is made in a moment.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "agencies_in_order" ON "agencies" USING btree ("name_words","id");--> statement-breakpoint
-- There are few agencies: the index is made in a moment.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "agencies_name" ON "agencies" USING gin ("name_words" gin_trgm_ops);--> statement-breakpoint
-- There are few agencies: the index is made in a moment.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "agencies_career" ON "agencies" USING btree ("career","name_words","id");
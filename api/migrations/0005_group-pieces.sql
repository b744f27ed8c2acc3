ALTER TABLE "groups" ADD COLUMN "has_pieces" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A table of groups is small: this takes less than a second for a hundred thousand.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "groups_explored" ON "groups" USING btree (("logo_id" is null and "background_id" is null and "headline" = '' and "note" = '' and not "has_pieces"),"name_words","id") WHERE "groups"."deleted_at" is null and "groups"."locked_at" is null;--> statement-breakpoint
-- As above.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "groups_explored_newest" ON "groups" USING btree (("logo_id" is null and "background_id" is null and "headline" = '' and "note" = '' and not "has_pieces"),"id" DESC NULLS FIRST) WHERE "groups"."deleted_at" is null and "groups"."locked_at" is null;

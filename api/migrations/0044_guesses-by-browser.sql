ALTER TABLE "accounts" ADD COLUMN "registered_by" text;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "asker_hash" text;--> statement-breakpoint
-- It never exceeds the five tries of a code.
-- squawk-ignore prefer-bigint-over-int
ALTER TABLE "codes" ADD COLUMN "other_attempts" integer DEFAULT 0 NOT NULL;
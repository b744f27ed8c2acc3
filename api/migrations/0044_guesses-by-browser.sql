ALTER TABLE "accounts" ADD COLUMN "registered_by" text;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "asker_hash" text;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "other_attempts" integer DEFAULT 0 NOT NULL;
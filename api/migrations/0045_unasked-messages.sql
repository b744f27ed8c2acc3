CREATE TABLE "suppressed_addresses" (
	"hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- The version before reads a reporter of none as one whose page is gone.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "reports" ALTER COLUMN "reporter_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "reporter_key" text;--> statement-breakpoint
-- Reports are few, and written by hand: the index is made in milliseconds.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "reports_of_letters_once" ON "reports" USING btree ("reporter_key","kind","target_id") WHERE "reports"."handled_at" is null;

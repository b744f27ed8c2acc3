CREATE TABLE "payment_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_number" text NOT NULL,
	"heading" text NOT NULL,
	"lines" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	"stored_by" uuid
);
--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "statement_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "transfer_key" text;--> statement-breakpoint
ALTER TABLE "payment_statements" ADD CONSTRAINT "payment_statements_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_statements" ADD CONSTRAINT "payment_statements_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_statements" ADD CONSTRAINT "payment_statements_stored_by_members_id_fk" FOREIGN KEY ("stored_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_statements_group" ON "payment_statements" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "payment_statements_read" ON "payment_statements" USING btree ("created_at") WHERE "payment_statements"."stored_at" is null;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_statement_id_payment_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."payment_statements"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- The table came with the migration before: it is small.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "payment_notices_transfer" ON "payment_notices" USING btree ("group_id","transfer_key");--> statement-breakpoint
-- The table came with the migration before: it is small.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "payment_notices_statement" ON "payment_notices" USING btree ("statement_id","finding");
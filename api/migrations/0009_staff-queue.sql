-- The table is new in this release and has no rows, so its key and index are made at once.
CREATE TABLE "staff_tasks" (
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_tasks_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "staff_tasks" ADD CONSTRAINT "staff_tasks_staff_id_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_tasks_staff" ON "staff_tasks" USING btree ("staff_id");--> statement-breakpoint
-- Ranges of blocks: made in one reading of the table, a second for a million rows.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "point_orders_days" ON "point_orders" USING brin ("created_at");--> statement-breakpoint
-- A table of what people wrote to staff is small.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "reports_handled" ON "reports" USING btree ("handled_at");--> statement-breakpoint
-- As above.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "data_requests_closed" ON "data_requests" USING btree ("closed_at");--> statement-breakpoint
-- Ranges of blocks, as above.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "members_created" ON "members" USING brin ("created_at");--> statement-breakpoint
-- There are few registrations, and few letters.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "registrations_updated" ON "registrations" USING btree ("updated_at");--> statement-breakpoint
-- As above.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "support_messages_closed" ON "support_messages" USING btree ("closed_at");
DROP INDEX "notifications_unopened";--> statement-breakpoint
DROP INDEX "notifications_newest";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notifications_of_agency" ON "notifications" USING btree ("member_id","agency_id","updated_at","id") WHERE "notifications"."listed" and "notifications"."agency_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_unopened" ON "notifications" USING btree ("member_id","subject","listed") WHERE "notifications"."opened_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("member_id","updated_at","id") WHERE "notifications"."listed";
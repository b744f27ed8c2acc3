DROP INDEX "group_customers_in_order";--> statement-breakpoint
ALTER TABLE "group_customers" DROP CONSTRAINT "group_customers_group_id_member_id_pk";--> statement-breakpoint
ALTER TABLE "group_customers" ADD COLUMN "id" uuid PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "group_imports" ADD COLUMN "ignored" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "group_customers_pair" ON "group_customers" USING btree ("group_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_imports_running" ON "group_imports" USING btree ("group_id") WHERE "group_imports"."status" in ('running', 'stopping');--> statement-breakpoint
CREATE INDEX "group_customers_in_order" ON "group_customers" USING btree ("group_id","name_words","id");
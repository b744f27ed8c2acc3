CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"parts" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_member" ON "data_exports" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "data_exports_ready" ON "data_exports" USING btree ("ready_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_waiting" ON "data_exports" USING btree ("member_id") WHERE "data_exports"."status" = 'waiting';
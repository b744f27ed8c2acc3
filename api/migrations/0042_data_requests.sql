CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"answer" text,
	"answered_by" uuid,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_answered_by_members_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_requests_open" ON "data_requests" USING btree ("due_at") WHERE "data_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "data_requests_unconfirmed" ON "data_requests" USING btree ("created_at") WHERE "data_requests"."state" = 'unconfirmed';--> statement-breakpoint
CREATE INDEX "data_requests_member" ON "data_requests" USING btree ("member_id","id");
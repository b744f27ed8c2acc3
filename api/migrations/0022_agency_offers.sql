CREATE TABLE "agency_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid,
	"email" text,
	"phone" text,
	"group_id" uuid,
	"status" text DEFAULT 'sent' NOT NULL,
	"offered_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid
);
--> statement-breakpoint
ALTER TABLE "agency_offers" ADD CONSTRAINT "agency_offers_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_offers" ADD CONSTRAINT "agency_offers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_offers" ADD CONSTRAINT "agency_offers_offered_by_members_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_offers" ADD CONSTRAINT "agency_offers_answered_by_members_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_offers_of" ON "agency_offers" USING btree ("agency_id","status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "agency_offers_member" ON "agency_offers" USING btree ("agency_id","member_id") WHERE "agency_offers"."status" = 'sent' and "agency_offers"."member_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "agency_offers_email" ON "agency_offers" USING btree ("agency_id","email") WHERE "agency_offers"."status" = 'sent' and "agency_offers"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "agency_offers_phone" ON "agency_offers" USING btree ("agency_id","phone") WHERE "agency_offers"."status" = 'sent' and "agency_offers"."phone" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "agency_offers_group" ON "agency_offers" USING btree ("agency_id","group_id") WHERE "agency_offers"."status" = 'sent' and "agency_offers"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "agency_offers_to" ON "agency_offers" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "agency_offers_to_email" ON "agency_offers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "agency_offers_to_phone" ON "agency_offers" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "agency_offers_to_group" ON "agency_offers" USING btree ("group_id","status");
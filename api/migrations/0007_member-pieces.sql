-- The table is new in this release and has no rows, so its keys and indexes are made at once.
CREATE TABLE "content_placements" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_placements" ADD CONSTRAINT "content_placements_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_placements" ADD CONSTRAINT "content_placements_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_placements" ADD CONSTRAINT "content_placements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_placements_of" ON "content_placements" USING btree ("group_id","state","since","item_id");--> statement-breakpoint
CREATE INDEX "content_placements_kind" ON "content_placements" USING btree ("group_id","state","kind","since","item_id");--> statement-breakpoint
CREATE INDEX "content_placements_member" ON "content_placements" USING btree ("member_id","group_id");
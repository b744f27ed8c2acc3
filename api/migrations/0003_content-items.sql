CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"type" text,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"group_id" uuid,
	"member_id" uuid,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"policy" text NOT NULL,
	"outstanding" boolean DEFAULT false NOT NULL,
	"rank" text collate "C" NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_items_page" ON "content_items" USING btree ("owner_id","kind","rank","id");--> statement-breakpoint
CREATE INDEX "content_items_group" ON "content_items" USING btree ("group_id","kind") WHERE "content_items"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "content_items_deleted" ON "content_items" USING btree ("deleted_at") WHERE "content_items"."deleted_at" is not null;
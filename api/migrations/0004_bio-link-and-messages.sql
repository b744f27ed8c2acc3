CREATE TABLE "link_clicks" (
	"link_id" uuid NOT NULL,
	"day" date NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "link_clicks_link_id_day_pk" PRIMARY KEY("link_id","day")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"message" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"from_member_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "form" jsonb;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "form" jsonb;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_from_member_id_members_id_fk" FOREIGN KEY ("from_member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_clicks_owner" ON "link_clicks" USING btree ("owner_id","owner_kind");--> statement-breakpoint
CREATE INDEX "contacts_owner" ON "contacts" USING btree ("owner_kind","owner_id","id");--> statement-breakpoint
CREATE INDEX "contacts_unread" ON "contacts" USING btree ("owner_kind","owner_id","id") WHERE "contacts"."read_at" is null;--> statement-breakpoint
CREATE INDEX "contacts_from" ON "contacts" USING btree ("from_member_id");
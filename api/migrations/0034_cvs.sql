CREATE TABLE "cvs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"template" text NOT NULL,
	"accent" text NOT NULL,
	"language" text NOT NULL,
	"visibility" text NOT NULL,
	"shown" jsonb NOT NULL,
	"photo_from" text NOT NULL,
	"picture_id" uuid,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_picture_id_uploads_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cvs_member" ON "cvs" USING btree ("member_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cvs_shown" ON "cvs" USING btree ("member_id") WHERE "cvs"."visibility" <> 'private' and "cvs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "cvs_deleted" ON "cvs" USING btree ("deleted_at") WHERE "cvs"."deleted_at" is not null;
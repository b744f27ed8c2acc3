CREATE TABLE "cv_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cv_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"shown" jsonb NOT NULL,
	"ends_on" date,
	"password_hash" text,
	"views" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv_links" ADD CONSTRAINT "cv_links_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_links" ADD CONSTRAINT "cv_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cv_links_key" ON "cv_links" USING btree ("key");--> statement-breakpoint
CREATE INDEX "cv_links_cv" ON "cv_links" USING btree ("cv_id","created_at");--> statement-breakpoint
CREATE INDEX "cv_links_member" ON "cv_links" USING btree ("member_id");
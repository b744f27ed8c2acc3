CREATE TABLE "wedding_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"guest_id" uuid,
	"name" text NOT NULL,
	"picture_id" uuid NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wedding_photos" ADD CONSTRAINT "wedding_photos_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_photos" ADD CONSTRAINT "wedding_photos_guest_id_wedding_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."wedding_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wedding_photos_wedding" ON "wedding_photos" USING btree ("wedding_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "wedding_photos_guest" ON "wedding_photos" USING btree ("guest_id") WHERE "wedding_photos"."guest_id" is not null;
CREATE TABLE "wedding_names" (
	"name" text PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wedding_names_shape" CHECK ("wedding_names"."name" ~ '^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$')
);
--> statement-breakpoint
ALTER TABLE "wedding_names" ADD CONSTRAINT "wedding_names_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wedding_names_wedding" ON "wedding_names" USING btree ("wedding_id","chosen_at");
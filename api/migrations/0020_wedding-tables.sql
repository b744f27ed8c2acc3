-- The constraints of guests are validated in 0023. The index is empty when it is made: nobody has a table yet.
CREATE TABLE "wedding_tables" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"name" text NOT NULL,
	"chairs" bigint NOT NULL,
	CONSTRAINT "wedding_tables_chairs" CHECK ("wedding_tables"."chairs" between 1 and 30)
);
--> statement-breakpoint
ALTER TABLE "check_in_people" ADD COLUMN "table" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding_guests" ADD COLUMN "vegetarian" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding_guests" ADD COLUMN "children" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding_guests" ADD COLUMN "diet" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding_guests" ADD COLUMN "table_id" uuid;--> statement-breakpoint
ALTER TABLE "wedding_tables" ADD CONSTRAINT "wedding_tables_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wedding_tables_wedding" ON "wedding_tables" USING btree ("wedding_id","id");--> statement-breakpoint
ALTER TABLE "wedding_guests" ADD CONSTRAINT "wedding_guests_table_id_wedding_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."wedding_tables"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "wedding_guests_table" ON "wedding_guests" USING btree ("table_id") WHERE "wedding_guests"."table_id" is not null;--> statement-breakpoint
ALTER TABLE "wedding_guests" ADD CONSTRAINT "wedding_guests_meal" CHECK (least("wedding_guests"."vegetarian", "wedding_guests"."children") >= 0 and greatest("wedding_guests"."vegetarian", "wedding_guests"."children") <= 20) NOT VALID;
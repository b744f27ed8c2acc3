CREATE TABLE "wedding_gifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"guest_id" uuid,
	"name" text NOT NULL,
	"side" text NOT NULL,
	"way" text NOT NULL,
	"amount" bigint NOT NULL,
	"thing" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"thanked_at" timestamp with time zone,
	"client_id" text,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name || ' ' || thing || ' ' || note, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	CONSTRAINT "wedding_gifts_amount" CHECK ("wedding_gifts"."amount" between 0 and 1000000000000)
);
--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "thanks" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding_gifts" ADD CONSTRAINT "wedding_gifts_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_gifts" ADD CONSTRAINT "wedding_gifts_guest_id_wedding_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."wedding_guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wedding_gifts_wedding" ON "wedding_gifts" USING btree ("wedding_id","received_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_gifts_client" ON "wedding_gifts" USING btree ("wedding_id","client_id");--> statement-breakpoint
CREATE INDEX "wedding_gifts_guest" ON "wedding_gifts" USING btree ("guest_id") WHERE "wedding_gifts"."guest_id" is not null;
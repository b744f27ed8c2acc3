CREATE TABLE "wedding_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"side" text NOT NULL,
	"phone" text,
	"circle" text DEFAULT '' NOT NULL,
	"self_added" boolean DEFAULT false NOT NULL,
	"client_id" text,
	"answered_as" text,
	"answered_at" timestamp with time zone,
	"coming" boolean,
	"people" smallint DEFAULT 0 NOT NULL,
	"wish" text DEFAULT '' NOT NULL,
	"wish_state" text,
	"wished_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name || ' ' || circle || ' ' || coalesce(phone || ' ' || regexp_replace(phone, '^\+84', '0'), ''), 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	CONSTRAINT "wedding_guests_people" CHECK ("wedding_guests"."people" between 0 and 20),
	CONSTRAINT "wedding_guests_answer" CHECK (("wedding_guests"."answered_at" is null) = ("wedding_guests"."coming" is null)),
	CONSTRAINT "wedding_guests_wish" CHECK (("wedding_guests"."wish_state" is null) = ("wedding_guests"."wish" = ''))
);
--> statement-breakpoint
CREATE TABLE "weddings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"status" text NOT NULL,
	"written" jsonb NOT NULL,
	"day" date NOT NULL,
	"last_day" date NOT NULL,
	"door_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "wedding_guests" ADD CONSTRAINT "wedding_guests_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weddings" ADD CONSTRAINT "weddings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weddings" ADD CONSTRAINT "weddings_door_id_check_in_events_id_fk" FOREIGN KEY ("door_id") REFERENCES "public"."check_in_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wedding_guests_wedding" ON "wedding_guests" USING btree ("wedding_id","words","id");--> statement-breakpoint
CREATE INDEX "wedding_guests_wishes" ON "wedding_guests" USING btree ("wedding_id","wished_at","id") WHERE "wedding_guests"."wish_state" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_guests_code" ON "wedding_guests" USING btree ("wedding_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_guests_client" ON "wedding_guests" USING btree ("wedding_id","client_id");--> statement-breakpoint
CREATE INDEX "weddings_member" ON "weddings" USING btree ("member_id","day","id");--> statement-breakpoint
CREATE INDEX "weddings_deleted" ON "weddings" USING btree ("deleted_at") WHERE "weddings"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "weddings_door" ON "weddings" USING btree ("door_id");
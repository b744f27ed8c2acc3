CREATE TABLE "check_in_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"group_id" uuid,
	"owner_id" uuid,
	"title" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"open_to" text NOT NULL,
	"door_code" text,
	"seq" integer DEFAULT 0 NOT NULL,
	"guests" integer DEFAULT 0 NOT NULL,
	"arrived" integer DEFAULT 0 NOT NULL,
	"expected" integer DEFAULT 0 NOT NULL,
	"came" integer DEFAULT 0 NOT NULL,
	"inside" integer DEFAULT 0 NOT NULL,
	"repeated" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(title || ' ' || place, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "check_in_events_whose" CHECK (num_nonnulls("check_in_events"."group_id", "check_in_events"."owner_id") = 1),
	CONSTRAINT "check_in_events_hours" CHECK ("check_in_events"."ends_at" is null or "check_in_events"."ends_at" > "check_in_events"."starts_at"),
	CONSTRAINT "check_in_events_counts" CHECK ("check_in_events"."guests" >= "check_in_events"."arrived" and "check_in_events"."arrived" >= 0 and "check_in_events"."expected" >= 0
        and "check_in_events"."came" >= "check_in_events"."inside" and "check_in_events"."inside" >= 0
        and least("check_in_events"."repeated", "check_in_events"."unknown", "check_in_events"."refused") >= 0)
);
--> statement-breakpoint
CREATE TABLE "check_in_helpers" (
	"event_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_in_helpers_event_id_member_id_pk" PRIMARY KEY("event_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "check_in_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"nonce" uuid NOT NULL,
	"kind" text NOT NULL,
	"result" text NOT NULL,
	"reason" text,
	"how" text NOT NULL,
	"person_id" uuid,
	"name" text NOT NULL,
	"people" smallint NOT NULL,
	"voids" uuid,
	"device_id" uuid NOT NULL,
	"device_name" text NOT NULL,
	"by_id" uuid NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name || ' ' || device_name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	CONSTRAINT "check_in_logs_void" CHECK ("check_in_logs"."voids" is null or "check_in_logs"."kind" = 'void'),
	CONSTRAINT "check_in_logs_reason" CHECK ("check_in_logs"."reason" is null or "check_in_logs"."result" = 'refused')
);
--> statement-breakpoint
CREATE TABLE "check_in_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"code" text,
	"listed" boolean NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"seats" smallint DEFAULT 1 NOT NULL,
	"member_id" uuid,
	"inside" boolean DEFAULT false NOT NULL,
	"people" smallint DEFAULT 0 NOT NULL,
	"first_in" timestamp with time zone,
	"last_in" timestamp with time zone,
	"last_out" timestamp with time zone,
	"seq" integer NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name || ' ' || coalesce(phone, '') || ' ' || coalesce(code, ''), 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"name_words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	CONSTRAINT "check_in_people_listed" CHECK ("check_in_people"."listed" = ("check_in_people"."code" is not null)),
	CONSTRAINT "check_in_people_seats" CHECK ("check_in_people"."seats" between 1 and 50),
	CONSTRAINT "check_in_people_inside" CHECK (not "check_in_people"."inside" or ("check_in_people"."first_in" is not null and "check_in_people"."people" > 0))
);
--> statement-breakpoint
ALTER TABLE "check_in_events" ADD CONSTRAINT "check_in_events_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_events" ADD CONSTRAINT "check_in_events_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_events" ADD CONSTRAINT "check_in_events_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_helpers" ADD CONSTRAINT "check_in_helpers_event_id_check_in_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."check_in_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_helpers" ADD CONSTRAINT "check_in_helpers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_logs" ADD CONSTRAINT "check_in_logs_event_id_check_in_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."check_in_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_logs" ADD CONSTRAINT "check_in_logs_person_id_check_in_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."check_in_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_logs" ADD CONSTRAINT "check_in_logs_voids_check_in_logs_id_fk" FOREIGN KEY ("voids") REFERENCES "public"."check_in_logs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_logs" ADD CONSTRAINT "check_in_logs_by_id_members_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_people" ADD CONSTRAINT "check_in_people_event_id_check_in_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."check_in_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_people" ADD CONSTRAINT "check_in_people_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_events_group" ON "check_in_events" USING btree ("group_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "check_in_events_owner" ON "check_in_events" USING btree ("owner_id","starts_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_events_door" ON "check_in_events" USING btree ("door_code");--> statement-breakpoint
CREATE INDEX "check_in_helpers_member" ON "check_in_helpers" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_logs_nonce" ON "check_in_logs" USING btree ("event_id","nonce");--> statement-breakpoint
CREATE INDEX "check_in_logs_event" ON "check_in_logs" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "check_in_logs_result" ON "check_in_logs" USING btree ("event_id","result","id");--> statement-breakpoint
CREATE INDEX "check_in_logs_kind" ON "check_in_logs" USING btree ("event_id","kind","id");--> statement-breakpoint
CREATE INDEX "check_in_logs_device" ON "check_in_logs" USING btree ("event_id","device_id","id");--> statement-breakpoint
CREATE INDEX "check_in_logs_person" ON "check_in_logs" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "check_in_logs_by" ON "check_in_logs" USING btree ("by_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_logs_voids" ON "check_in_logs" USING btree ("voids");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_people_code" ON "check_in_people" USING btree ("event_id","code");--> statement-breakpoint
CREATE INDEX "check_in_people_code_folded" ON "check_in_people" USING btree ("event_id",lower("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_people_member" ON "check_in_people" USING btree ("event_id","member_id");--> statement-breakpoint
CREATE INDEX "check_in_people_phone" ON "check_in_people" USING btree ("event_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_people_seq" ON "check_in_people" USING btree ("event_id","seq");--> statement-breakpoint
CREATE INDEX "check_in_people_in_order" ON "check_in_people" USING btree ("event_id","name_words","id");--> statement-breakpoint
CREATE INDEX "check_in_people_of_member" ON "check_in_people" USING btree ("member_id");--> statement-breakpoint
CREATE FUNCTION check_in_logs_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed or deleted', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER check_in_logs_kept BEFORE UPDATE OR DELETE ON check_in_logs
  FOR EACH STATEMENT EXECUTE FUNCTION check_in_logs_kept();

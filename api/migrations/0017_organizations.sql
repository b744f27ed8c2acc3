CREATE TABLE "point_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entries_moves" CHECK ("point_entries"."points" <> 0)
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"act" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"target_name" text DEFAULT '' NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agency_explores" (
	"agency_id" uuid PRIMARY KEY NOT NULL,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"count" integer NOT NULL,
	"agency_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"other_card_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_taps" (
	"card_id" uuid NOT NULL,
	"day" date NOT NULL,
	"taps" integer NOT NULL,
	CONSTRAINT "card_taps_card_id_day_pk" PRIMARY KEY("card_id","day")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid,
	"number" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'blank' NOT NULL,
	"code_hash" text NOT NULL,
	"member_id" uuid,
	"registration_id" uuid,
	"activated_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_mappings" (
	"legacy_code" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "place_mappings_legacy_code_code_pk" PRIMARY KEY("legacy_code","code")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"version" text NOT NULL,
	"code" text NOT NULL,
	"level" text NOT NULL,
	"parent_code" text,
	"name" text NOT NULL,
	"full_name" text NOT NULL,
	"kind" text NOT NULL,
	"name_words" text GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(full_name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	CONSTRAINT "places_version_code_pk" PRIMARY KEY("version","code")
);
--> statement-breakpoint
CREATE TABLE "registration_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"applicant_id" uuid,
	"agency_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"phone" text,
	"email" text,
	"language" text DEFAULT 'VN' NOT NULL,
	"citizen_identification_code" text,
	"citizen_identification_hash" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"missing_info" text[] DEFAULT '{}' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"card_id" uuid,
	"made_agency_id" uuid
);
--> statement-breakpoint
CREATE TABLE "agency_admins" (
	"agency_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agency_admins_agency_id_member_id_pk" PRIMARY KEY("agency_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "group_customers" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"name_words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "group_customers_group_id_member_id_pk" PRIMARY KEY("group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "group_import_lines" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"values" jsonb NOT NULL,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"known" boolean DEFAULT false NOT NULL,
	CONSTRAINT "group_import_lines_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "group_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"status" text DEFAULT 'previewed' NOT NULL,
	"total" integer NOT NULL,
	"refused" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"member_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"email" text,
	"phone" text,
	"role" text DEFAULT 'member' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid
);
--> statement-breakpoint
CREATE TABLE "unclaimed_members" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"claimed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"topic" text NOT NULL,
	"words" text NOT NULL,
	"language" text DEFAULT 'VN' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "headline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "background_id" uuid;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "contacts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "career" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "province_code" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "ward_code" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "name_words" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "career" text;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "child_career" text;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "province_code" text;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "ward_code" text;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "name_words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "province_code" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "ward_code" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "name_words" text GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_explores" ADD CONSTRAINT "agency_explores_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_batches" ADD CONSTRAINT "card_batches_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_batches" ADD CONSTRAINT "card_batches_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_events" ADD CONSTRAINT "card_events_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_events" ADD CONSTRAINT "card_events_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_taps" ADD CONSTRAINT "card_taps_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_batch_id_card_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."card_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_steps" ADD CONSTRAINT "registration_steps_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_steps" ADD CONSTRAINT "registration_steps_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_applicant_id_members_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_made_agency_id_agencies_id_fk" FOREIGN KEY ("made_agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_admins" ADD CONSTRAINT "agency_admins_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_admins" ADD CONSTRAINT "agency_admins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_admins" ADD CONSTRAINT "agency_admins_added_by_members_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_customers" ADD CONSTRAINT "group_customers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_customers" ADD CONSTRAINT "group_customers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_customers" ADD CONSTRAINT "group_customers_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_import_lines" ADD CONSTRAINT "group_import_lines_import_id_group_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."group_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_imports" ADD CONSTRAINT "group_imports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_imports" ADD CONSTRAINT "group_imports_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_invited_by_members_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_answered_by_members_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed_members" ADD CONSTRAINT "unclaimed_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed_members" ADD CONSTRAINT "unclaimed_members_claimed_by_members_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_answered_by_members_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_entries_pair" ON "point_entries" USING btree ("group_id","member_id","id");--> statement-breakpoint
CREATE INDEX "point_entries_member" ON "point_entries" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_act" ON "audit_entries" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "card_events_of" ON "card_events" USING btree ("card_id","id");--> statement-breakpoint
CREATE INDEX "cards_batch" ON "cards" USING btree ("batch_id","number");--> statement-breakpoint
CREATE INDEX "cards_member" ON "cards" USING btree ("member_id","status") WHERE "cards"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "cards_status" ON "cards" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "cards_registration" ON "cards" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "place_mappings_code" ON "place_mappings" USING btree ("code");--> statement-breakpoint
CREATE INDEX "places_parent" ON "places" USING btree ("version","parent_code");--> statement-breakpoint
CREATE INDEX "places_level" ON "places" USING btree ("version","level");--> statement-breakpoint
CREATE INDEX "places_name" ON "places" USING gin ("name_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "registration_steps_of" ON "registration_steps" USING btree ("registration_id","id");--> statement-breakpoint
CREATE INDEX "registrations_status" ON "registrations" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "registrations_type" ON "registrations" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "registrations_applicant" ON "registrations" USING btree ("applicant_id","id");--> statement-breakpoint
CREATE INDEX "registrations_agency" ON "registrations" USING btree ("agency_id","id");--> statement-breakpoint
CREATE INDEX "registrations_phone" ON "registrations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registrations_citizen" ON "registrations" USING btree ("citizen_identification_hash");--> statement-breakpoint
CREATE INDEX "registrations_missing" ON "registrations" USING gin ("missing_info");--> statement-breakpoint
CREATE INDEX "registrations_created" ON "registrations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "agency_admins_member" ON "agency_admins" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_customers_phone" ON "group_customers" USING btree ("group_id","phone");--> statement-breakpoint
CREATE INDEX "group_customers_in_order" ON "group_customers" USING btree ("group_id","name_words","member_id");--> statement-breakpoint
CREATE INDEX "group_customers_member" ON "group_customers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "group_import_lines_status" ON "group_import_lines" USING btree ("import_id","status","line");--> statement-breakpoint
CREATE INDEX "group_imports_of" ON "group_imports" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "group_invitations_of" ON "group_invitations" USING btree ("group_id","status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_invitations_member" ON "group_invitations" USING btree ("group_id","member_id") WHERE "group_invitations"."status" = 'sent' and "group_invitations"."member_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "group_invitations_email" ON "group_invitations" USING btree ("group_id","email") WHERE "group_invitations"."status" = 'sent' and "group_invitations"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "group_invitations_phone" ON "group_invitations" USING btree ("group_id","phone") WHERE "group_invitations"."status" = 'sent' and "group_invitations"."phone" is not null;--> statement-breakpoint
CREATE INDEX "group_invitations_to" ON "group_invitations" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "group_invitations_to_email" ON "group_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "group_invitations_to_phone" ON "group_invitations" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "unclaimed_members_phone" ON "unclaimed_members" USING btree ("phone") WHERE "unclaimed_members"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "unclaimed_members_by" ON "unclaimed_members" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "support_messages_open" ON "support_messages" USING btree ("id") WHERE "support_messages"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "support_messages_member" ON "support_messages" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "agencies_place" ON "agencies" USING btree ("province_code","ward_code");--> statement-breakpoint
CREATE INDEX "group_members_in_order" ON "group_members" USING btree ("group_id","status","name_words","member_id");--> statement-breakpoint
CREATE INDEX "groups_in_order" ON "groups" USING btree ("name_words","id");--> statement-breakpoint
CREATE INDEX "groups_name" ON "groups" USING gin ("name_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "groups_career" ON "groups" USING btree ("career","name_words","id");--> statement-breakpoint
CREATE INDEX "groups_place" ON "groups" USING btree ("province_code","ward_code","name_words");--> statement-breakpoint
CREATE INDEX "members_name" ON "members" USING gin ("name_words" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION group_members_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name_words INTO NEW.name_words FROM members WHERE id = NEW.member_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER group_members_named BEFORE INSERT ON group_members FOR EACH ROW EXECUTE FUNCTION group_members_named();--> statement-breakpoint
CREATE FUNCTION members_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE group_members SET name_words = NEW.name_words WHERE member_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER members_renamed AFTER UPDATE OF name ON members FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION members_renamed();--> statement-breakpoint
UPDATE group_members SET name_words = members.name_words FROM members WHERE members.id = group_members.member_id;

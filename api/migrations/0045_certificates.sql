CREATE TABLE "attendance_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"member_id" uuid,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" uuid,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(holder || ' ' || number, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	CONSTRAINT "attendance_certificates_withdrawn" CHECK (("attendance_certificates"."withdrawn_at" is null) = ("attendance_certificates"."withdrawn_by" is null) and ("attendance_certificates"."withdrawn_at" is not null or "attendance_certificates"."reason" = ''))
);
--> statement-breakpoint
CREATE TABLE "attendance_settings" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"signer_name" text NOT NULL,
	"signer_role" text NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attendance_certificates" ADD CONSTRAINT "attendance_certificates_event_id_check_in_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."check_in_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_certificates" ADD CONSTRAINT "attendance_certificates_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_certificates" ADD CONSTRAINT "attendance_certificates_person_id_check_in_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."check_in_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_certificates" ADD CONSTRAINT "attendance_certificates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_certificates" ADD CONSTRAINT "attendance_certificates_issued_by_members_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_certificates" ADD CONSTRAINT "attendance_certificates_withdrawn_by_members_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_settings" ADD CONSTRAINT "attendance_settings_event_id_check_in_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."check_in_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_settings" ADD CONSTRAINT "attendance_settings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_settings" ADD CONSTRAINT "attendance_settings_updated_by_members_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_certificates_number" ON "attendance_certificates" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_certificates_valid" ON "attendance_certificates" USING btree ("person_id") WHERE "attendance_certificates"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "attendance_certificates_person" ON "attendance_certificates" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "attendance_certificates_event" ON "attendance_certificates" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "attendance_certificates_member" ON "attendance_certificates" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "attendance_certificates_group" ON "attendance_certificates" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "attendance_settings_group" ON "attendance_settings" USING btree ("group_id");
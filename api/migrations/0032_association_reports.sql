CREATE TABLE "association_report_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "association_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	"agency_id" uuid,
	"period" text NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"members" integer,
	"new_members" integer,
	"revenue" bigint,
	"events" integer,
	"attachments" uuid[] NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"submitted" jsonb,
	"submitted_at" timestamp with time zone,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(title || ' ' || group_name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "association_reports_figures" CHECK ("association_reports"."members" between 0 and 100000000
        and "association_reports"."new_members" between 0 and 100000000
        and "association_reports"."events" between 0 and 100000000
        and "association_reports"."revenue" between 0 and 99999999999999),
	CONSTRAINT "association_reports_complete" CHECK ("association_reports"."status" = 'draft' or ("association_reports"."agency_id" is not null and "association_reports"."submitted" is not null
        and "association_reports"."submitted_at" is not null)),
	CONSTRAINT "association_reports_returned" CHECK (("association_reports"."status" = 'returned') = ("association_reports"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "association_report_steps" ADD CONSTRAINT "association_report_steps_report_id_association_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."association_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_report_steps" ADD CONSTRAINT "association_report_steps_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_reports" ADD CONSTRAINT "association_reports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_reports" ADD CONSTRAINT "association_reports_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_reports" ADD CONSTRAINT "association_reports_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "association_report_steps_of" ON "association_report_steps" USING btree ("report_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "association_reports_once" ON "association_reports" USING btree ("group_id","period") WHERE "association_reports"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "association_reports_group" ON "association_reports" USING btree ("group_id","from_day","id");--> statement-breakpoint
CREATE INDEX "association_reports_agency" ON "association_reports" USING btree ("agency_id","from_day","id") WHERE "association_reports"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "association_reports_told" ON "association_reports" USING btree ("from_day","id") WHERE "association_reports"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "association_reports_words" ON "association_reports" USING gin ("words" gin_trgm_ops);
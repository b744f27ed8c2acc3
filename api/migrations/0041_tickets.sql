CREATE TABLE "ticket_kinds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"capacity" bigint NOT NULL,
	"taken" bigint DEFAULT 0 NOT NULL,
	"waiting" bigint DEFAULT 0 NOT NULL,
	"numbered" bigint DEFAULT 0 NOT NULL,
	"most_per_person" bigint NOT NULL,
	"sale_from" timestamp with time zone,
	"sale_to" timestamp with time zone,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_kinds_seats" CHECK ("ticket_kinds"."taken" between 0 and "ticket_kinds"."capacity" and "ticket_kinds"."waiting" >= 0),
	CONSTRAINT "ticket_kinds_price" CHECK ("ticket_kinds"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ticket_settings" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"questions" jsonb NOT NULL,
	"hold_hours" bigint NOT NULL,
	"cancel_until" timestamp with time zone,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"kind_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"state" text NOT NULL,
	"seats" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"token" text NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"member_id" uuid,
	"answers" jsonb NOT NULL,
	"language" text NOT NULL,
	"client_id" text NOT NULL,
	"payment_id" uuid,
	"paid_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name || ' ' || coalesce(phone, '') || ' ' || coalesce(email, ''), 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	CONSTRAINT "tickets_held_until" CHECK (("tickets"."state" = 'held') = ("tickets"."held_until" is not null)),
	CONSTRAINT "tickets_code" CHECK (("tickets"."state" = 'issued') = ("tickets"."code" is not null)),
	CONSTRAINT "tickets_amount" CHECK ("tickets"."amount" >= 0 and "tickets"."seats" > 0)
);
--> statement-breakpoint
ALTER TABLE "ticket_kinds" ADD CONSTRAINT "ticket_kinds_event_id_check_in_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."check_in_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_kinds" ADD CONSTRAINT "ticket_kinds_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_kinds" ADD CONSTRAINT "ticket_kinds_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_settings" ADD CONSTRAINT "ticket_settings_event_id_check_in_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."check_in_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_settings" ADD CONSTRAINT "ticket_settings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_settings" ADD CONSTRAINT "ticket_settings_updated_by_members_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_event_id_check_in_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."check_in_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_kind_id_ticket_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."ticket_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_kinds_event" ON "ticket_kinds" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "ticket_kinds_group" ON "ticket_kinds" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "ticket_kinds_waiting" ON "ticket_kinds" USING btree ("id") WHERE "ticket_kinds"."waiting" > 0 and "ticket_kinds"."taken" < "ticket_kinds"."capacity";--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_token" ON "tickets" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_client" ON "tickets" USING btree ("event_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_number" ON "tickets" USING btree ("kind_id","number");--> statement-breakpoint
CREATE INDEX "tickets_waiting" ON "tickets" USING btree ("kind_id","number") WHERE "tickets"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "tickets_held" ON "tickets" USING btree ("id") WHERE "tickets"."state" = 'held';--> statement-breakpoint
CREATE INDEX "tickets_event" ON "tickets" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "tickets_state" ON "tickets" USING btree ("event_id","state","id");--> statement-breakpoint
CREATE INDEX "tickets_member" ON "tickets" USING btree ("member_id","kind_id");--> statement-breakpoint
CREATE INDEX "tickets_phone" ON "tickets" USING btree ("kind_id","phone");--> statement-breakpoint
CREATE INDEX "tickets_email" ON "tickets" USING btree ("kind_id","email");--> statement-breakpoint
CREATE INDEX "tickets_group" ON "tickets" USING btree ("group_id");
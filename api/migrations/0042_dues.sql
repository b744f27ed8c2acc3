CREATE TABLE "due_levels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"months" bigint NOT NULL,
	"grace_days" bigint NOT NULL,
	"benefits" text NOT NULL,
	"is_open" boolean NOT NULL,
	"archived_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "due_levels_terms" CHECK ("due_levels"."price" >= 0 and "due_levels"."months" > 0 and "due_levels"."grace_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "due_periods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"level_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"months" bigint NOT NULL,
	"grace_days" bigint NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"anchor" bigint,
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "due_periods_days" CHECK (("due_periods"."state" in ('given', 'taken')) = ("due_periods"."starts_on" is not null)
        and num_nonnulls("due_periods"."starts_on", "due_periods"."ends_on", "due_periods"."anchor") in (0, 3)),
	CONSTRAINT "due_periods_amount" CHECK ("due_periods"."amount" >= 0 and "due_periods"."months" > 0 and "due_periods"."grace_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "due_reminders" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "due_reminders_group_id_member_id_key_pk" PRIMARY KEY("group_id","member_id","key")
);
--> statement-breakpoint
ALTER TABLE "ticket_kinds" ADD COLUMN "for_holders" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "due_levels" ADD CONSTRAINT "due_levels_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_levels" ADD CONSTRAINT "due_levels_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_periods" ADD CONSTRAINT "due_periods_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_periods" ADD CONSTRAINT "due_periods_level_id_due_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."due_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_periods" ADD CONSTRAINT "due_periods_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_reminders" ADD CONSTRAINT "due_reminders_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_reminders" ADD CONSTRAINT "due_reminders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_levels_group" ON "due_levels" USING btree ("group_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "due_periods_asked" ON "due_periods" USING btree ("group_id","member_id") WHERE "due_periods"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "due_periods_given" ON "due_periods" USING btree ("group_id","member_id","ends_on") WHERE "due_periods"."state" = 'given';--> statement-breakpoint
CREATE INDEX "due_periods_ends" ON "due_periods" USING btree ("ends_on") WHERE "due_periods"."state" = 'given';--> statement-breakpoint
CREATE INDEX "due_periods_waiting" ON "due_periods" USING btree ("id") WHERE "due_periods"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "due_periods_member" ON "due_periods" USING btree ("member_id","group_id");--> statement-breakpoint
CREATE INDEX "due_periods_level" ON "due_periods" USING btree ("level_id");--> statement-breakpoint
CREATE INDEX "due_periods_group" ON "due_periods" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "due_reminders_member" ON "due_reminders" USING btree ("member_id");
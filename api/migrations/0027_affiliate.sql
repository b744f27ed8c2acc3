CREATE TABLE "affiliate_attributions" (
	"member_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"burst" boolean DEFAULT false NOT NULL,
	CONSTRAINT "affiliate_attributions_member_id_participant_id_day_pk" PRIMARY KEY("member_id","participant_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"title_words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(title, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"picture_id" uuid,
	"landing" text NOT NULL,
	"per" text NOT NULL,
	"reward_kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"maximum" bigint,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone,
	"quota" integer,
	"rewarded" integer DEFAULT 0 NOT NULL,
	"participants" integer DEFAULT 0 NOT NULL,
	"hold_days" smallint NOT NULL,
	"outstanding" boolean DEFAULT false NOT NULL,
	"sell" boolean DEFAULT false NOT NULL,
	"discount" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_campaigns_quota" CHECK ("affiliate_campaigns"."rewarded" >= 0 and "affiliate_campaigns"."rewarded" <= "affiliate_campaigns"."quota"),
	CONSTRAINT "affiliate_campaigns_amount" CHECK ("affiliate_campaigns"."amount" > 0),
	CONSTRAINT "affiliate_campaigns_percent" CHECK ("affiliate_campaigns"."reward_kind" <> 'percent' or "affiliate_campaigns"."per" = 'order')
);
--> statement-breakpoint
CREATE TABLE "affiliate_clicks" (
	"participant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"network" text,
	"burst" boolean DEFAULT false NOT NULL,
	CONSTRAINT "affiliate_clicks_participant_id_day_visitor_pk" PRIMARY KEY("participant_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "affiliate_days" (
	"participant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"machines" integer DEFAULT 0 NOT NULL,
	"bursts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "affiliate_days_participant_id_day_pk" PRIMARY KEY("participant_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_participants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"code" text NOT NULL,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_accounts" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_payout_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	"rewards" integer NOT NULL,
	"status" text NOT NULL,
	"sealed" text,
	"movement_id" uuid,
	"paid_by" uuid,
	"paid_at" timestamp with time zone,
	CONSTRAINT "affiliate_payout_items_amount" CHECK ("affiliate_payout_items"."amount" > 0),
	CONSTRAINT "affiliate_payout_items_account" CHECK ("affiliate_payout_items"."unit" = 'points' or "affiliate_payout_items"."status" in ('waiting', 'cancelled') or "affiliate_payout_items"."sealed" is not null)
);
--> statement-breakpoint
CREATE TABLE "affiliate_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"campaign_id" uuid,
	"status" text DEFAULT 'made' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_rewards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"per" text NOT NULL,
	"order_id" uuid,
	"new_member_id" uuid,
	"order_version" integer,
	"amount" bigint NOT NULL,
	"unit" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"signs" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"clicked_at" timestamp with time zone NOT NULL,
	"hold_until" timestamp with time zone NOT NULL,
	"payout_item_id" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_rewards_amount" CHECK ("affiliate_rewards"."amount" >= 0),
	CONSTRAINT "affiliate_rewards_cause" CHECK (num_nonnulls("affiliate_rewards"."order_id", "affiliate_rewards"."new_member_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "affiliate_sweeps" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"seen" uuid NOT NULL,
	"told_on" text
);
--> statement-breakpoint
ALTER TABLE "affiliate_attributions" ADD CONSTRAINT "affiliate_attributions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_attributions" ADD CONSTRAINT "affiliate_attributions_participant_id_affiliate_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."affiliate_participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_campaigns" ADD CONSTRAINT "affiliate_campaigns_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_campaigns" ADD CONSTRAINT "affiliate_campaigns_picture_id_uploads_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_campaigns" ADD CONSTRAINT "affiliate_campaigns_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_participant_id_affiliate_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."affiliate_participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_days" ADD CONSTRAINT "affiliate_days_participant_id_affiliate_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."affiliate_participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_participants" ADD CONSTRAINT "affiliate_participants_campaign_id_affiliate_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."affiliate_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_participants" ADD CONSTRAINT "affiliate_participants_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_accounts" ADD CONSTRAINT "affiliate_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_items" ADD CONSTRAINT "affiliate_payout_items_payout_id_affiliate_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."affiliate_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_items" ADD CONSTRAINT "affiliate_payout_items_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_items" ADD CONSTRAINT "affiliate_payout_items_movement_id_point_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."point_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_items" ADD CONSTRAINT "affiliate_payout_items_paid_by_members_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_campaign_id_affiliate_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."affiliate_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_campaign_id_affiliate_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."affiliate_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_participant_id_affiliate_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."affiliate_participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_order_id_point_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."point_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_new_member_id_members_id_fk" FOREIGN KEY ("new_member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_payout_item_id_affiliate_payout_items_id_fk" FOREIGN KEY ("payout_item_id") REFERENCES "public"."affiliate_payout_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_decided_by_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_sweeps" ADD CONSTRAINT "affiliate_sweeps_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_attributions_day" ON "affiliate_attributions" USING btree ("day");--> statement-breakpoint
CREATE INDEX "affiliate_campaigns_group" ON "affiliate_campaigns" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_campaigns_running" ON "affiliate_campaigns" USING btree ("id") WHERE "affiliate_campaigns"."status" = 'running';--> statement-breakpoint
CREATE INDEX "affiliate_clicks_visitor" ON "affiliate_clicks" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_day" ON "affiliate_clicks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_network" ON "affiliate_clicks" USING btree ("participant_id","network","first_at") WHERE "affiliate_clicks"."network" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_participants_once" ON "affiliate_participants" USING btree ("campaign_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_participants_code" ON "affiliate_participants" USING btree ("code");--> statement-breakpoint
CREATE INDEX "affiliate_participants_member" ON "affiliate_participants" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_participants_latest" ON "affiliate_participants" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_accounts_hash" ON "affiliate_accounts" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_payout_items_payee" ON "affiliate_payout_items" USING btree ("payout_id","member_id","unit");--> statement-breakpoint
CREATE INDEX "affiliate_payout_items_open" ON "affiliate_payout_items" USING btree ("member_id") WHERE "affiliate_payout_items"."status" in ('waiting', 'ready');--> statement-breakpoint
CREATE INDEX "affiliate_payouts_group" ON "affiliate_payouts" USING btree ("group_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_rewards_order" ON "affiliate_rewards" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_rewards_new_member" ON "affiliate_rewards" USING btree ("new_member_id");--> statement-breakpoint
CREATE INDEX "affiliate_rewards_group" ON "affiliate_rewards" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_rewards_campaign" ON "affiliate_rewards" USING btree ("campaign_id","status");--> statement-breakpoint
CREATE INDEX "affiliate_rewards_participant" ON "affiliate_rewards" USING btree ("participant_id","status");--> statement-breakpoint
CREATE INDEX "affiliate_rewards_member" ON "affiliate_rewards" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_rewards_due" ON "affiliate_rewards" USING btree ("group_id","campaign_id") WHERE "affiliate_rewards"."status" = 'approved' and "affiliate_rewards"."payout_item_id" is null;--> statement-breakpoint
CREATE INDEX "affiliate_rewards_pending" ON "affiliate_rewards" USING btree ("hold_until") WHERE "affiliate_rewards"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "affiliate_rewards_item" ON "affiliate_rewards" USING btree ("payout_item_id");
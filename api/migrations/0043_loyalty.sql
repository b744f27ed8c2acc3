CREATE TABLE "perk_vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"perk_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"points" bigint NOT NULL,
	"returns_expired" boolean NOT NULL,
	"movement_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"handed_at" timestamp with time zone,
	"handed_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "perk_vouchers_handed" CHECK (("perk_vouchers"."state" = 'handed') = ("perk_vouchers"."handed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "perks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"points" bigint NOT NULL,
	"stock" bigint,
	"given" bigint DEFAULT 0 NOT NULL,
	"per_customer" bigint,
	"from_day" date,
	"to_day" date,
	"keep_days" bigint NOT NULL,
	"returns_expired" boolean NOT NULL,
	"archived_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "perks_pieces" CHECK ("perks"."given" >= 0 and ("perks"."stock" is null or "perks"."given" <= "perks"."stock")),
	CONSTRAINT "perks_points" CHECK ("perks"."points" > 0)
);
--> statement-breakpoint
ALTER TABLE "point_orders" ADD COLUMN "bonuses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "point_settings" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "perk_vouchers" ADD CONSTRAINT "perk_vouchers_perk_id_perks_id_fk" FOREIGN KEY ("perk_id") REFERENCES "public"."perks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perk_vouchers" ADD CONSTRAINT "perk_vouchers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perk_vouchers" ADD CONSTRAINT "perk_vouchers_account_id_point_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perk_vouchers" ADD CONSTRAINT "perk_vouchers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perk_vouchers" ADD CONSTRAINT "perk_vouchers_movement_id_point_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."point_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perk_vouchers" ADD CONSTRAINT "perk_vouchers_handed_by_members_id_fk" FOREIGN KEY ("handed_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perks" ADD CONSTRAINT "perks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perks" ADD CONSTRAINT "perks_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "perk_vouchers_code" ON "perk_vouchers" USING btree ("code");--> statement-breakpoint
CREATE INDEX "perk_vouchers_member" ON "perk_vouchers" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "perk_vouchers_account" ON "perk_vouchers" USING btree ("account_id","perk_id");--> statement-breakpoint
CREATE INDEX "perk_vouchers_group" ON "perk_vouchers" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "perk_vouchers_state" ON "perk_vouchers" USING btree ("group_id","state","id");--> statement-breakpoint
CREATE INDEX "perk_vouchers_perk" ON "perk_vouchers" USING btree ("perk_id");--> statement-breakpoint
CREATE INDEX "perk_vouchers_due" ON "perk_vouchers" USING btree ("expires_at","id") WHERE "perk_vouchers"."state" = 'taken';--> statement-breakpoint
CREATE INDEX "perks_group" ON "perks" USING btree ("group_id","id");
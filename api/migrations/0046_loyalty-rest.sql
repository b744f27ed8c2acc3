CREATE TABLE "point_birthday_consents" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "point_birthday_consents_group_id_member_id_pk" PRIMARY KEY("group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "point_gifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"from_account" uuid NOT NULL,
	"to_account" uuid NOT NULL,
	"giver_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"points" bigint NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_gifts_moves" CHECK ("point_gifts"."points" > 0 and "point_gifts"."from_account" <> "point_gifts"."to_account")
);
--> statement-breakpoint
ALTER TABLE "point_movements" DROP CONSTRAINT "point_movements_kind";--> statement-breakpoint
ALTER TABLE "perks" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "point_movements" ADD COLUMN "gift_id" uuid;--> statement-breakpoint
ALTER TABLE "point_settings" ADD COLUMN "gifts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "point_settings" ADD COLUMN "gift_minimum" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "point_settings" ADD COLUMN "gift_maximum" bigint DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "point_settings" ADD COLUMN "gifts_per_day" bigint DEFAULT 200 NOT NULL;--> statement-breakpoint
ALTER TABLE "point_birthday_consents" ADD CONSTRAINT "point_birthday_consents_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_birthday_consents" ADD CONSTRAINT "point_birthday_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_gifts" ADD CONSTRAINT "point_gifts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_gifts" ADD CONSTRAINT "point_gifts_from_account_point_accounts_id_fk" FOREIGN KEY ("from_account") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_gifts" ADD CONSTRAINT "point_gifts_to_account_point_accounts_id_fk" FOREIGN KEY ("to_account") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_gifts" ADD CONSTRAINT "point_gifts_giver_id_members_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_gifts" ADD CONSTRAINT "point_gifts_receiver_id_members_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_birthday_consents_member" ON "point_birthday_consents" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "point_gifts_day" ON "point_gifts" USING btree ("from_account","day");--> statement-breakpoint
CREATE INDEX "point_gifts_group" ON "point_gifts" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "point_gifts_to" ON "point_gifts" USING btree ("to_account");--> statement-breakpoint
CREATE INDEX "point_gifts_giver" ON "point_gifts" USING btree ("giver_id");--> statement-breakpoint
CREATE INDEX "point_gifts_receiver" ON "point_gifts" USING btree ("receiver_id");--> statement-breakpoint
ALTER TABLE "perks" ADD CONSTRAINT "perks_picture_id_uploads_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_gift_id_point_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."point_gifts"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- No row has a picture yet: the index is empty.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "perks_picture" ON "perks" USING btree ("picture_id") WHERE "perks"."picture_id" is not null;--> statement-breakpoint
-- No movement is a part of a gift yet: the index is empty. On a large table it is made by hand before (docs/migrations.md#locks).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "point_movements_gift" ON "point_movements" USING btree ("gift_id") WHERE "point_movements"."gift_id" is not null;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_kind" CHECK (case "point_movements"."kind" when 'earn' then "point_movements"."points" > 0 when 'refund' then "point_movements"."points" > 0
        when 'spend' then "point_movements"."points" < 0 when 'expire' then "point_movements"."points" < 0 else "point_movements"."kind" in ('adjust', 'gift') end) NOT VALID;--> statement-breakpoint
ALTER TABLE "point_settings" ADD CONSTRAINT "point_settings_gifts" CHECK ("point_settings"."gift_minimum" > 0 and "point_settings"."gift_maximum" >= "point_settings"."gift_minimum" and "point_settings"."gifts_per_day" >= "point_settings"."gift_maximum") NOT VALID;
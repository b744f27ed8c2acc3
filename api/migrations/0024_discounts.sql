CREATE TABLE "discount_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"discount_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"taken" bigint NOT NULL,
	"percent" smallint,
	"amount" bigint,
	"cap" bigint,
	"minimum" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "discount_uses_taken" CHECK ("discount_uses"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"percent" smallint,
	"amount" bigint,
	"cap" bigint,
	"from_day" date NOT NULL,
	"to_day" date,
	"quota" integer,
	"per_member" integer,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name || ' ' || code, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "discounts_used" CHECK ("discounts"."used" >= 0 and ("discounts"."quota" is null or "discounts"."used" <= "discounts"."quota")),
	CONSTRAINT "discounts_off" CHECK (num_nonnulls("discounts"."percent", "discounts"."amount") = 1),
	CONSTRAINT "discounts_percent" CHECK ("discounts"."percent" between 1 and 100),
	CONSTRAINT "discounts_vnd" CHECK ("discounts"."amount" between 1 and 1000000000000
        and "discounts"."cap" between 1 and 1000000000000
        and "discounts"."minimum" between 0 and 1000000000000),
	CONSTRAINT "discounts_days" CHECK ("discounts"."from_day" <= "discounts"."to_day")
);
--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_order_id_point_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."point_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_account_id_point_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_uses_discount" ON "discount_uses" USING btree ("discount_id","account_id") WHERE "discount_uses"."released_at" is null;--> statement-breakpoint
CREATE INDEX "discount_uses_account" ON "discount_uses" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_code" ON "discounts" USING btree ("group_id","code") WHERE "discounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "discounts_group" ON "discounts" USING btree ("group_id","id");--> statement-breakpoint
-- An order is written after the use of its discount, which says what it comes to.
ALTER TABLE discount_uses ALTER CONSTRAINT discount_uses_order_id_point_orders_id_fk DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE TRIGGER discount_uses_kept BEFORE DELETE OR TRUNCATE ON discount_uses
  FOR EACH STATEMENT EXECUTE FUNCTION point_books_kept();--> statement-breakpoint
CREATE TRIGGER discounts_kept BEFORE DELETE OR TRUNCATE ON discounts
  FOR EACH STATEMENT EXECUTE FUNCTION point_books_kept();

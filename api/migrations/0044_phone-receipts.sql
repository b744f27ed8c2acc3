CREATE TABLE "phone_receipt_days" (
	"customer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"group_id" uuid NOT NULL,
	"sent" bigint DEFAULT 0 NOT NULL,
	"asked" bigint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_receipt_days_customer_id_day_pk" PRIMARY KEY("customer_id","day"),
	CONSTRAINT "phone_receipt_days_counts" CHECK ("phone_receipt_days"."sent" between 0 and 1 and "phone_receipt_days"."asked" >= 0)
);
--> statement-breakpoint
CREATE TABLE "phone_receipt_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_receipt_stops" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "point_settings" ADD COLUMN "phone_receipts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_receipt_days" ADD CONSTRAINT "phone_receipt_days_customer_id_group_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."group_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_receipt_days" ADD CONSTRAINT "phone_receipt_days_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_receipt_links" ADD CONSTRAINT "phone_receipt_links_customer_id_group_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."group_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_receipt_stops" ADD CONSTRAINT "phone_receipt_stops_customer_id_group_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."group_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_receipt_stops" ADD CONSTRAINT "phone_receipt_stops_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_receipt_days_group" ON "phone_receipt_days" USING btree ("group_id","day");--> statement-breakpoint
CREATE INDEX "phone_receipt_days_day" ON "phone_receipt_days" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_receipt_links_token" ON "phone_receipt_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "phone_receipt_links_customer" ON "phone_receipt_links" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "phone_receipt_links_end" ON "phone_receipt_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_receipt_stops_group" ON "phone_receipt_stops" USING btree ("group_id");
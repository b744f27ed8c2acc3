CREATE TABLE "order_receipt_counts" (
	"group_id" uuid NOT NULL,
	"year" bigint NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "order_receipt_counts_group_id_year_pk" PRIMARY KEY("group_id","year")
);
--> statement-breakpoint
CREATE TABLE "order_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"year" bigint NOT NULL,
	"number" bigint NOT NULL,
	"request_id" uuid NOT NULL,
	"buyer_id" uuid,
	"buyer_name" text NOT NULL,
	"seller_name" text NOT NULL,
	"title" text NOT NULL,
	"quantity" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"memo" text NOT NULL,
	"invoice_number" text,
	"issued_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "order_receipts_positive" CHECK ("order_receipts"."number" > 0 and "order_receipts"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_requests" DROP CONSTRAINT "order_requests_done";--> statement-breakpoint
ALTER TABLE "order_requests" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "order_requests" ADD COLUMN "reserved" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_receipt_counts" ADD CONSTRAINT "order_receipt_counts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipts" ADD CONSTRAINT "order_receipts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipts" ADD CONSTRAINT "order_receipts_request_id_order_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipts" ADD CONSTRAINT "order_receipts_buyer_id_members_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_receipts_number" ON "order_receipts" USING btree ("group_id","year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_receipts_request" ON "order_receipts" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "order_receipts_buyer" ON "order_receipts" USING btree ("buyer_id");--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_reserved" CHECK ("order_requests"."reserved" between 0 and "order_requests"."quantity") NOT VALID;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_done" CHECK (case "order_requests"."status" when 'done' then num_nonnulls("order_requests"."order_id", "order_requests"."payment_id") > 0
        when 'paid' then "order_requests"."payment_id" is not null when 'packed' then "order_requests"."payment_id" is not null
        when 'refunded' then "order_requests"."payment_id" is not null else num_nonnulls("order_requests"."order_id", "order_requests"."payment_id") = 0 end) NOT VALID;
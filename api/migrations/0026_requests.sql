CREATE TABLE "order_request_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"amount" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"product_id" uuid,
	"title" text NOT NULL,
	"price" bigint,
	"kind" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"quantity" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"buyer_id" uuid,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"customer_id" uuid,
	"offer" bigint,
	"offer_words" text DEFAULT '' NOT NULL,
	"valid_until" date,
	"order_id" uuid,
	"client_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_requests_quantity" CHECK ("order_requests"."quantity" > 0),
	CONSTRAINT "order_requests_amounts" CHECK ("order_requests"."price" >= 0 and "order_requests"."offer" between 1 and 1000000000000),
	CONSTRAINT "order_requests_offered" CHECK (("order_requests"."offer" is null) = ("order_requests"."valid_until" is null)),
	CONSTRAINT "order_requests_done" CHECK (("order_requests"."status" = 'done') = ("order_requests"."order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_request_steps" ADD CONSTRAINT "order_request_steps_request_id_order_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_steps" ADD CONSTRAINT "order_request_steps_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_product_id_content_items_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."content_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_buyer_id_members_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_customer_id_group_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."group_customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_order_id_point_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."point_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_request_steps_of" ON "order_request_steps" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "order_requests_group" ON "order_requests" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "order_requests_waiting" ON "order_requests" USING btree ("group_id","id") WHERE "order_requests"."status" in ('new', 'accepted');--> statement-breakpoint
CREATE INDEX "order_requests_buyer" ON "order_requests" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "order_requests_product" ON "order_requests" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_requests_order" ON "order_requests" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_requests_client" ON "order_requests" USING btree ("group_id","client_id");
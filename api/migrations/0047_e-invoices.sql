CREATE TABLE "e_invoice_connections" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"secret" text,
	"ending" text NOT NULL,
	"token" text,
	"token_until" timestamp with time zone,
	"account_id" text,
	"template_code" text,
	"series" text,
	"label" text,
	"tax_rate" bigint NOT NULL,
	"mode" text NOT NULL,
	"taken_year" bigint NOT NULL,
	"taken_number" bigint NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "e_invoice_connections_series" CHECK (num_nonnulls("e_invoice_connections"."account_id", "e_invoice_connections"."template_code", "e_invoice_connections"."series", "e_invoice_connections"."label") in (0, 4)),
	CONSTRAINT "e_invoice_connections_token" CHECK (("e_invoice_connections"."token" is null) = ("e_invoice_connections"."token_until" is null))
);
--> statement-breakpoint
CREATE TABLE "e_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"buyer_id" uuid,
	"title" text NOT NULL,
	"quantity" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"party_kind" text NOT NULL,
	"party_name" text NOT NULL,
	"tax_code" text NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"entered_at" timestamp with time zone,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone,
	"asked_by" uuid,
	"draft" bigint NOT NULL,
	"step" bigint NOT NULL,
	"tries" bigint NOT NULL,
	"next_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"tracking" text,
	"reference" text,
	"issue_sent_at" timestamp with time zone,
	"issue_tracking" text,
	"number" text,
	"series" text,
	"issued_at" timestamp with time zone,
	"fault" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "e_invoices_amount" CHECK ("e_invoices"."amount" > 0 and "e_invoices"."quantity" > 0),
	CONSTRAINT "e_invoices_issued" CHECK (("e_invoices"."state" = 'issued') = ("e_invoices"."issued_at" is not null) and ("e_invoices"."issued_at" is null) = ("e_invoices"."number" is null)),
	CONSTRAINT "e_invoices_created" CHECK ("e_invoices"."state" <> 'created' or "e_invoices"."reference" is not null),
	CONSTRAINT "e_invoices_failed" CHECK (("e_invoices"."state" = 'failed') = ("e_invoices"."fault" is not null))
);
--> statement-breakpoint
ALTER TABLE "e_invoice_connections" ADD CONSTRAINT "e_invoice_connections_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoice_connections" ADD CONSTRAINT "e_invoice_connections_updated_by_members_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_request_id_order_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_buyer_id_members_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_asked_by_members_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "e_invoice_connections_active" ON "e_invoice_connections" USING btree ("group_id") WHERE "e_invoice_connections"."secret" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "e_invoices_request" ON "e_invoices" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "e_invoices_group" ON "e_invoices" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "e_invoices_state" ON "e_invoices" USING btree ("group_id","state","id");--> statement-breakpoint
CREATE INDEX "e_invoices_buyer" ON "e_invoices" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "e_invoices_next" ON "e_invoices" USING btree ("next_at") WHERE "e_invoices"."next_at" is not null;
CREATE TABLE "payment_accounts" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"bin" text NOT NULL,
	"bank_name" text NOT NULL,
	"owner_name" text NOT NULL,
	"account_number" text NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_gates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"secret" text,
	"ending" text NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_notice_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"body" text NOT NULL,
	"headers" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint,
	"account_number" text NOT NULL,
	"content" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"finding" text NOT NULL,
	"payment_id" uuid,
	"settlement" text,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_notices_settled" CHECK (("payment_notices"."settlement" is null) = ("payment_notices"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"notice_id" uuid,
	"actor_id" uuid,
	"amount" bigint,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid,
	"title" text NOT NULL,
	"amount" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"memo" text NOT NULL,
	"token" text NOT NULL,
	"buyer_id" uuid,
	"bin" text NOT NULL,
	"bank_name" text NOT NULL,
	"owner_name" text NOT NULL,
	"account_number" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_amounts" CHECK ("payments"."amount" > 0 and "payments"."received" >= 0),
	CONSTRAINT "payments_paid" CHECK (("payments"."state" in ('paid', 'refunded')) = ("payments"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_updated_by_members_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_gates" ADD CONSTRAINT "payment_gates_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_gates" ADD CONSTRAINT "payment_gates_updated_by_members_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_settled_by_members_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_steps" ADD CONSTRAINT "payment_steps_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_steps" ADD CONSTRAINT "payment_steps_notice_id_payment_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."payment_notices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_steps" ADD CONSTRAINT "payment_steps_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_buyer_id_members_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_gates_provider" ON "payment_gates" USING btree ("group_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_once" ON "payment_notices" USING btree ("group_id","provider","provider_id");--> statement-breakpoint
CREATE INDEX "payment_notices_group" ON "payment_notices" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "payment_notices_open" ON "payment_notices" USING btree ("group_id","id") WHERE "payment_notices"."settlement" is null and "payment_notices"."finding" not in ('matched', 'other');--> statement-breakpoint
CREATE INDEX "payment_notices_payment" ON "payment_notices" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payment_steps_payment" ON "payment_steps" USING btree ("payment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_memo" ON "payments" USING btree ("memo");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_token" ON "payments" USING btree ("token");--> statement-breakpoint
CREATE INDEX "payments_group" ON "payments" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "payments_buyer" ON "payments" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_waiting" ON "payments" USING btree ("subject","subject_id") WHERE "payments"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "payments_subject" ON "payments" USING btree ("subject","subject_id");
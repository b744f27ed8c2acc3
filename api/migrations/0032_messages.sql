CREATE TABLE "sent_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	-- Attempts of one message; the queue makes nine at most.
	-- squawk-ignore prefer-bigint-over-int
	"attempts" integer NOT NULL,
	"trying_since" timestamp with time zone,
	"recipient_hash" text NOT NULL,
	"provider_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "zalo_tokens" (
	"app_id" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"seed_hash" text,
	"expires_at" timestamp with time zone,
	"renewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "sent_messages_created" ON "sent_messages" USING btree ("created_at");
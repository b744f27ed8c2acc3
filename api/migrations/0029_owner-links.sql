CREATE TABLE "owner_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"session_id" uuid NOT NULL,
	"email" text,
	"phone" text,
	"had_factor" boolean NOT NULL,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "owner_links" ADD CONSTRAINT "owner_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owner_links_account" ON "owner_links" USING btree ("account_id");
CREATE TABLE "used_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"used_for" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "replies" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "searched" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize((name || ' ' || coalesce(phone || ' ' || regexp_replace(phone, '^\+84', '0'), '') || ' ' || coalesce(email, '')
  || ' ' || message || ' ' || note || ' ' || jsonb_path_query_array(answers, '$[*].value')::text), NFD), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "used_challenges_expiry" ON "used_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contacts_tagged" ON "contacts" USING btree ("owner_kind","owner_id","id") WHERE "contacts"."tags" <> '{}';
CREATE TABLE "company_domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"failing_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "company_group_members" (
	"company_group_id" uuid NOT NULL,
	"company_user_id" uuid NOT NULL,
	CONSTRAINT "company_group_members_company_group_id_company_user_id_pk" PRIMARY KEY("company_group_id","company_user_id")
);
--> statement-breakpoint
CREATE TABLE "company_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"external_id" text,
	-- Counts the changes of one record.
	-- squawk-ignore prefer-bigint-over-int
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_providers" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"groups_claim" text NOT NULL,
	"mappings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "company_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"external_id" text,
	"display_name" text,
	"given_name" text,
	"family_name" text,
	"formatted_name" text,
	"emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"addresses" text[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"claimed_groups" text[] DEFAULT '{}' NOT NULL,
	"subject" text,
	"member_id" uuid,
	-- Counts the changes of one record.
	-- squawk-ignore prefer-bigint-over-int
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "begun_by" text;--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_group_members" ADD CONSTRAINT "company_group_members_company_group_id_company_groups_id_fk" FOREIGN KEY ("company_group_id") REFERENCES "public"."company_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_group_members" ADD CONSTRAINT "company_group_members_company_user_id_company_users_id_fk" FOREIGN KEY ("company_user_id") REFERENCES "public"."company_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_groups" ADD CONSTRAINT "company_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_providers" ADD CONSTRAINT "company_providers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_tokens" ADD CONSTRAINT "company_tokens_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_tokens" ADD CONSTRAINT "company_tokens_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_users" ADD CONSTRAINT "company_users_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_users" ADD CONSTRAINT "company_users_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_domains_group" ON "company_domains" USING btree ("group_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "company_domains_proven" ON "company_domains" USING btree ("domain") WHERE "company_domains"."proven_at" is not null;--> statement-breakpoint
CREATE INDEX "company_domains_checked" ON "company_domains" USING btree ("checked_at") WHERE "company_domains"."proven_at" is not null;--> statement-breakpoint
CREATE INDEX "company_group_members_user" ON "company_group_members" USING btree ("company_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_groups_name" ON "company_groups" USING btree ("group_id",lower("display_name"));--> statement-breakpoint
CREATE INDEX "company_groups_list" ON "company_groups" USING btree ("group_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_tokens_hash" ON "company_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "company_tokens_group" ON "company_tokens" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "company_tokens_maker" ON "company_tokens" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "company_users_name" ON "company_users" USING btree ("group_id",lower("user_name")) WHERE "company_users"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_users_subject" ON "company_users" USING btree ("group_id","subject") WHERE "company_users"."removed_at" is null and "company_users"."subject" is not null;--> statement-breakpoint
CREATE INDEX "company_users_list" ON "company_users" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "company_users_external" ON "company_users" USING btree ("group_id","external_id");--> statement-breakpoint
CREATE INDEX "company_users_addresses" ON "company_users" USING gin ("addresses");--> statement-breakpoint
CREATE INDEX "company_users_member" ON "company_users" USING btree ("member_id");
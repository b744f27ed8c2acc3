-- The tables that a database of M4U begins with, and what staff find in them, as the 51 migrations before this one made
-- them. It is never changed: what comes later is a migration of its own. Functions, triggers, policies and the units of the
-- country are in files beside their modules.

-- Words within titles are found by the groups of three letters that they are made of.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- identity
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text,
	"verified_at" timestamp with time zone,
	"locked_by" text,
	"staff" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"leaving_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"terms_version" text,
	"searchable" boolean DEFAULT false NOT NULL,
	"suggested" boolean DEFAULT true NOT NULL,
	"counted" boolean DEFAULT true NOT NULL,
	"registered_by" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"token_hash" text NOT NULL,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"granted" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"screen" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"purpose" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"asker_hash" text,
	"other_attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "codes_purpose_recipient_hash_pk" PRIMARY KEY("purpose","recipient_hash"),
	CONSTRAINT "codes_attempts" CHECK ("codes"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "external_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "used_partner_tokens" (
	"partner" text NOT NULL,
	"jti" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_partner_tokens_partner_jti_pk" PRIMARY KEY("partner","jti")
);
--> statement-breakpoint
CREATE TABLE "login_slides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"image" text NOT NULL,
	"title_vi" text NOT NULL,
	"title_en" text NOT NULL,
	"line_vi" text NOT NULL,
	"line_en" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
-- insight
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"act" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"target_name" text DEFAULT '' NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"answer" text,
	"answered_by" uuid,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"parts" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" uuid,
	"outcome" text,
	"reporter_key" text
);
--> statement-breakpoint
CREATE TABLE "agency_explores" (
	"agency_id" uuid PRIMARY KEY NOT NULL,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"policy" text NOT NULL,
	"agencies" uuid[] NOT NULL,
	"exact" text collate "C" NOT NULL,
	"words" text collate "C" NOT NULL,
	"outstanding" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_phones" (
	"digits" text collate "C" NOT NULL,
	"owner_id" uuid NOT NULL,
	"owner_kind" text NOT NULL,
	"policy" text NOT NULL,
	CONSTRAINT "search_phones_digits_owner_id_policy_pk" PRIMARY KEY("digits","owner_id","policy")
);
--> statement-breakpoint
CREATE TABLE "search_postings" (
	"term" integer NOT NULL,
	"kind" text NOT NULL,
	"place" smallint NOT NULL,
	"entry" uuid NOT NULL,
	"words" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"id" serial PRIMARY KEY NOT NULL,
	"exact" text collate "C" NOT NULL,
	"word" text collate "C" NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_days" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "tracking_days_owner_id_day_kind_pk" PRIMARY KEY("owner_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "tracking_items" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"count" integer NOT NULL,
	"span" text NOT NULL,
	CONSTRAINT "tracking_items_owner_id_span_day_kind_item_pk" PRIMARY KEY("owner_id","span","day","kind","item")
);
--> statement-breakpoint
CREATE TABLE "tracking_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_visitors" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "tracking_visitors_owner_id_day_visitor_pk" PRIMARY KEY("owner_id","day","visitor")
);
--> statement-breakpoint
-- platform
CREATE TABLE "idempotency_keys" (
	"actor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_id_key_pk" PRIMARY KEY("actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "streams" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_changes" (
	"member_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"topic" text NOT NULL,
	"ref" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stream_changes_member_id_seq_pk" PRIMARY KEY("member_id","seq")
);
--> statement-breakpoint
CREATE TABLE "suppressed_addresses" (
	"hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"used_for" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- profile
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text DEFAULT 'individual' NOT NULL,
	"name" text NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"about_me" text DEFAULT '' NOT NULL,
	"portrait_id" uuid,
	"background_id" uuid,
	"language" text DEFAULT 'VN' NOT NULL,
	"theme" text DEFAULT 'lightmode' NOT NULL,
	"agency_id" uuid,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"career" text,
	"child_career" text,
	"interests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gender" text,
	"birthday" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"locked_at" timestamp with time zone,
	"form" jsonb,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"province_code" text,
	"ward_code" text,
	"name_words" text GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'brand' NOT NULL,
	"name" text NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"logo_id" uuid,
	"background_id" uuid,
	"language" text DEFAULT 'VN' NOT NULL,
	"theme" text DEFAULT 'OrganizationMode' NOT NULL,
	"layout_permission" text DEFAULT 'FREE' NOT NULL,
	"theme_style" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"agency_id" uuid,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"form" jsonb,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"career" text,
	"child_career" text,
	"province_code" text,
	"ward_code" text,
	"name_words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"locked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "agencies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"theme_style" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"logo_id" uuid,
	"background_id" uuid,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"career" text,
	"province_code" text,
	"ward_code" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name_words" text collate "C" DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "group_members_group_id_member_id_pk" PRIMARY KEY("group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "group_totals" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"members" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_links" (
	"link" text PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "short_links_shape" CHECK ("short_links"."link" ~ '^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$')
);
--> statement-breakpoint
CREATE TABLE "link_clicks" (
	"link_id" uuid NOT NULL,
	"day" date NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "link_clicks_link_id_day_pk" PRIMARY KEY("link_id","day")
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"parent_id" uuid,
	"name_vi" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"version" text NOT NULL,
	"code" text NOT NULL,
	"level" text NOT NULL,
	"parent_code" text,
	"name" text NOT NULL,
	"full_name" text NOT NULL,
	"kind" text NOT NULL,
	"name_words" text GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(full_name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"path_words" text NOT NULL,
	CONSTRAINT "places_version_code_pk" PRIMARY KEY("version","code")
);
--> statement-breakpoint
CREATE TABLE "place_mappings" (
	"legacy_code" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "place_mappings_legacy_code_code_pk" PRIMARY KEY("legacy_code","code")
);
--> statement-breakpoint
CREATE TABLE "friendships" (
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "friendships_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
CREATE TABLE "member_blocks" (
	"member_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_blocks_member_id_blocked_id_pk" PRIMARY KEY("member_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "agency_admins" (
	"agency_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agency_admins_agency_id_member_id_pk" PRIMARY KEY("agency_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "agency_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid,
	"email" text,
	"phone" text,
	"group_id" uuid,
	"status" text DEFAULT 'sent' NOT NULL,
	"offered_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid
);
--> statement-breakpoint
CREATE TABLE "group_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"member_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"email" text,
	"phone" text,
	"role" text DEFAULT 'member' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid
);
--> statement-breakpoint
CREATE TABLE "group_customers" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"name_words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unclaimed_members" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"claimed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "group_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"status" text DEFAULT 'previewed' NOT NULL,
	"total" integer NOT NULL,
	"refused" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ignored" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_import_lines" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"values" jsonb NOT NULL,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"known" boolean DEFAULT false NOT NULL,
	CONSTRAINT "group_import_lines_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "card_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"count" integer NOT NULL,
	"agency_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid,
	"number" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'blank' NOT NULL,
	"code_hash" text NOT NULL,
	"member_id" uuid,
	"registration_id" uuid,
	"activated_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"other_card_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_taps" (
	"card_id" uuid NOT NULL,
	"day" date NOT NULL,
	"taps" integer NOT NULL,
	CONSTRAINT "card_taps_card_id_day_pk" PRIMARY KEY("card_id","day")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"applicant_id" uuid,
	"agency_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"phone" text,
	"email" text,
	"language" text DEFAULT 'VN' NOT NULL,
	"citizen_identification_code" text,
	"citizen_identification_hash" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"missing_info" text[] DEFAULT '{}' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"card_id" uuid,
	"made_agency_id" uuid
);
--> statement-breakpoint
CREATE TABLE "registration_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" jsonb NOT NULL,
	"placeholder" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_uses" (
	"upload_id" uuid NOT NULL,
	"place" text NOT NULL,
	"row_id" uuid NOT NULL,
	CONSTRAINT "upload_uses_upload_id_place_row_id_pk" PRIMARY KEY("upload_id","place","row_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"pages" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- social
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"pair" text,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_members" (
	"conversation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"status" text NOT NULL,
	"joined_seq" integer DEFAULT 0 NOT NULL,
	"left_seq" integer,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"hidden_seq" integer DEFAULT 0 NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_members_conversation_id_member_id_pk" PRIMARY KEY("conversation_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"kind" text DEFAULT 'text' NOT NULL,
	"client_id" text NOT NULL,
	"detail" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"message" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"from_member_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"client_id" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"replied_at" timestamp with time zone,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"searched" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize((name || ' ' || coalesce(phone || ' ' || regexp_replace(phone, '^\+84', '0'), '') || ' ' || coalesce(email, '')
  || ' ' || message || ' ' || note || ' ' || jsonb_path_query_array(answers, '$[*].value')::text), NFD), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd'))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"topic" text NOT NULL,
	"words" text NOT NULL,
	"language" text DEFAULT 'VN' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"actor_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"listed" boolean DEFAULT true NOT NULL,
	"mail_due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "notification_settings_member_id_kind_channel_pk" PRIMARY KEY("member_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_causes" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"notification_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_causes_member_id_kind_cause_pk" PRIMARY KEY("member_id","kind","cause")
);
--> statement-breakpoint
CREATE TABLE "push_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phonebook_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"contact_member_id" uuid,
	"source" text NOT NULL,
	"client_id" text,
	"name" text NOT NULL,
	"organization" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"phones" text[] DEFAULT '{}' NOT NULL,
	"emails" text[] DEFAULT '{}' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"follow_up_on" date,
	"folded" text GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"consented_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name || ' ' || organization, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"consent_version" text
);
--> statement-breakpoint
-- content
CREATE TABLE "cvs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"template" text NOT NULL,
	"accent" text NOT NULL,
	"language" text NOT NULL,
	"visibility" text NOT NULL,
	"shown" jsonb NOT NULL,
	"photo_from" text NOT NULL,
	"picture_id" uuid,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"type" text,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"group_id" uuid,
	"member_id" uuid,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"policy" text NOT NULL,
	"outstanding" boolean DEFAULT false NOT NULL,
	"rank" text collate "C" NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"folded" text GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(title, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"searched" text GENERATED ALWAYS AS (lower(translate(regexp_replace(normalize(case when kind in ('diary', 'product')
  then title || ' ' || regexp_replace(content, '<[^>]*>', ' ', 'g') || ' ' || coalesce(details->>'tags', '') else '' end, NFD), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd'))) STORED NOT NULL
);
--> statement-breakpoint
-- event
CREATE TABLE "association_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	"agency_id" uuid,
	"period" text NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"members" integer,
	"new_members" integer,
	"revenue" bigint,
	"events" integer,
	"attachments" uuid[] NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"submitted" jsonb,
	"submitted_at" timestamp with time zone,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(title || ' ' || group_name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "association_reports_figures" CHECK ("association_reports"."members" between 0 and 100000000
        and "association_reports"."new_members" between 0 and 100000000
        and "association_reports"."events" between 0 and 100000000
        and "association_reports"."revenue" between 0 and 99999999999999),
	CONSTRAINT "association_reports_complete" CHECK ("association_reports"."status" = 'draft' or ("association_reports"."agency_id" is not null and "association_reports"."submitted" is not null
        and "association_reports"."submitted_at" is not null)),
	CONSTRAINT "association_reports_returned" CHECK (("association_reports"."status" = 'returned') = ("association_reports"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "association_report_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_in_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"group_id" uuid,
	"owner_id" uuid,
	"title" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"open_to" text NOT NULL,
	"door_code" text,
	"seq" integer DEFAULT 0 NOT NULL,
	"guests" integer DEFAULT 0 NOT NULL,
	"arrived" integer DEFAULT 0 NOT NULL,
	"expected" integer DEFAULT 0 NOT NULL,
	"came" integer DEFAULT 0 NOT NULL,
	"inside" integer DEFAULT 0 NOT NULL,
	"repeated" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(title || ' ' || place, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "check_in_events_whose" CHECK (num_nonnulls("check_in_events"."group_id", "check_in_events"."owner_id") = 1),
	CONSTRAINT "check_in_events_hours" CHECK ("check_in_events"."ends_at" is null or "check_in_events"."ends_at" > "check_in_events"."starts_at"),
	CONSTRAINT "check_in_events_counts" CHECK ("check_in_events"."guests" >= "check_in_events"."arrived" and "check_in_events"."arrived" >= 0 and "check_in_events"."expected" >= 0
        and "check_in_events"."came" >= "check_in_events"."inside" and "check_in_events"."inside" >= 0
        and least("check_in_events"."repeated", "check_in_events"."unknown", "check_in_events"."refused") >= 0)
);
--> statement-breakpoint
CREATE TABLE "check_in_helpers" (
	"event_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_in_helpers_event_id_member_id_pk" PRIMARY KEY("event_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "check_in_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"code" text,
	"listed" boolean NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"seats" smallint DEFAULT 1 NOT NULL,
	"member_id" uuid,
	"inside" boolean DEFAULT false NOT NULL,
	"people" smallint DEFAULT 0 NOT NULL,
	"first_in" timestamp with time zone,
	"last_in" timestamp with time zone,
	"last_out" timestamp with time zone,
	"seq" integer NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name || ' ' || coalesce(phone, '') || ' ' || coalesce(code, ''), 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"name_words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	CONSTRAINT "check_in_people_listed" CHECK ("check_in_people"."listed" = ("check_in_people"."code" is not null)),
	CONSTRAINT "check_in_people_seats" CHECK ("check_in_people"."seats" between 1 and 50),
	CONSTRAINT "check_in_people_inside" CHECK (not "check_in_people"."inside" or ("check_in_people"."first_in" is not null and "check_in_people"."people" > 0))
);
--> statement-breakpoint
CREATE TABLE "check_in_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"nonce" uuid NOT NULL,
	"kind" text NOT NULL,
	"result" text NOT NULL,
	"reason" text,
	"how" text NOT NULL,
	"person_id" uuid,
	"name" text NOT NULL,
	"people" smallint NOT NULL,
	"voids" uuid,
	"device_id" uuid NOT NULL,
	"device_name" text NOT NULL,
	"by_id" uuid NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name || ' ' || device_name, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	CONSTRAINT "check_in_logs_void" CHECK ("check_in_logs"."voids" is null or "check_in_logs"."kind" = 'void'),
	CONSTRAINT "check_in_logs_reason" CHECK ("check_in_logs"."reason" is null or "check_in_logs"."result" = 'refused')
);
--> statement-breakpoint
CREATE TABLE "weddings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"status" text NOT NULL,
	"written" jsonb NOT NULL,
	"day" date NOT NULL,
	"last_day" date NOT NULL,
	"door_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wedding_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"side" text NOT NULL,
	"phone" text,
	"circle" text DEFAULT '' NOT NULL,
	"self_added" boolean DEFAULT false NOT NULL,
	"client_id" text,
	"answered_as" text,
	"answered_at" timestamp with time zone,
	"coming" boolean,
	"people" smallint DEFAULT 0 NOT NULL,
	"wish" text DEFAULT '' NOT NULL,
	"wish_state" text,
	"wished_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(name || ' ' || circle || ' ' || coalesce(phone || ' ' || regexp_replace(phone, '^\+84', '0'), ''), 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	CONSTRAINT "wedding_guests_people" CHECK ("wedding_guests"."people" between 0 and 20),
	CONSTRAINT "wedding_guests_answer" CHECK (("wedding_guests"."answered_at" is null) = ("wedding_guests"."coming" is null)),
	CONSTRAINT "wedding_guests_wish" CHECK (("wedding_guests"."wish_state" is null) = ("wedding_guests"."wish" = ''))
);
--> statement-breakpoint
-- commerce
CREATE TABLE "affiliate_accounts" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_attributions" (
	"member_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"burst" boolean DEFAULT false NOT NULL,
	CONSTRAINT "affiliate_attributions_member_id_participant_id_day_pk" PRIMARY KEY("member_id","participant_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"title_words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(title, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"picture_id" uuid,
	"landing" text NOT NULL,
	"per" text NOT NULL,
	"reward_kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"maximum" bigint,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone,
	"quota" integer,
	"rewarded" integer DEFAULT 0 NOT NULL,
	"participants" integer DEFAULT 0 NOT NULL,
	"hold_days" smallint NOT NULL,
	"outstanding" boolean DEFAULT false NOT NULL,
	"sell" boolean DEFAULT false NOT NULL,
	"discount" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_campaigns_quota" CHECK ("affiliate_campaigns"."rewarded" >= 0 and "affiliate_campaigns"."rewarded" <= "affiliate_campaigns"."quota"),
	CONSTRAINT "affiliate_campaigns_amount" CHECK ("affiliate_campaigns"."amount" > 0),
	CONSTRAINT "affiliate_campaigns_percent" CHECK ("affiliate_campaigns"."reward_kind" <> 'percent' or "affiliate_campaigns"."per" = 'order')
);
--> statement-breakpoint
CREATE TABLE "affiliate_clicks" (
	"participant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"network" text,
	"burst" boolean DEFAULT false NOT NULL,
	CONSTRAINT "affiliate_clicks_participant_id_day_visitor_pk" PRIMARY KEY("participant_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "affiliate_days" (
	"participant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"machines" integer DEFAULT 0 NOT NULL,
	"bursts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "affiliate_days_participant_id_day_pk" PRIMARY KEY("participant_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_participants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"code" text NOT NULL,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"campaign_id" uuid,
	"status" text DEFAULT 'made' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_payout_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	"rewards" integer NOT NULL,
	"status" text NOT NULL,
	"sealed" text,
	"movement_id" uuid,
	"paid_by" uuid,
	"paid_at" timestamp with time zone,
	CONSTRAINT "affiliate_payout_items_amount" CHECK ("affiliate_payout_items"."amount" > 0),
	CONSTRAINT "affiliate_payout_items_account" CHECK ("affiliate_payout_items"."unit" = 'points' or "affiliate_payout_items"."status" in ('waiting', 'cancelled') or "affiliate_payout_items"."sealed" is not null)
);
--> statement-breakpoint
CREATE TABLE "affiliate_rewards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"per" text NOT NULL,
	"order_id" uuid,
	"new_member_id" uuid,
	"order_version" integer,
	"amount" bigint NOT NULL,
	"unit" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"signs" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"clicked_at" timestamp with time zone NOT NULL,
	"hold_until" timestamp with time zone NOT NULL,
	"payout_item_id" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"rate" bigint,
	"maximum" bigint,
	CONSTRAINT "affiliate_rewards_amount" CHECK ("affiliate_rewards"."amount" >= 0),
	CONSTRAINT "affiliate_rewards_cause" CHECK (num_nonnulls("affiliate_rewards"."order_id", "affiliate_rewards"."new_member_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "affiliate_sweeps" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"seen" uuid NOT NULL,
	"told_on" text
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
CREATE TABLE "point_settings" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"rate" integer NOT NULL,
	"expiry_months" smallint,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_settings_rate" CHECK ("point_settings"."rate" between 0 and 10000),
	CONSTRAINT "point_settings_months" CHECK ("point_settings"."expiry_months" between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "point_totals" (
	"group_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"added" bigint DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"expired" bigint DEFAULT 0 NOT NULL,
	"additions" bigint DEFAULT 0 NOT NULL,
	"spendings" bigint DEFAULT 0 NOT NULL,
	"orders" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "point_totals_group_id_part_pk" PRIMARY KEY("group_id","part")
);
--> statement-breakpoint
CREATE TABLE "point_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"member_id" uuid,
	"customer_id" uuid,
	"issuing" smallint DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"entries" bigint DEFAULT 0 NOT NULL,
	"added" bigint DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"expired" bigint DEFAULT 0 NOT NULL,
	"additions" integer DEFAULT 0 NOT NULL,
	"spendings" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"merged_into" uuid,
	CONSTRAINT "point_accounts_covered" CHECK ("point_accounts"."points" >= 0),
	CONSTRAINT "point_accounts_adds_up" CHECK ("point_accounts"."points" = "point_accounts"."added" - "point_accounts"."spent" - "point_accounts"."expired"),
	CONSTRAINT "point_accounts_one_holder" CHECK (num_nonnulls("point_accounts"."member_id", "point_accounts"."customer_id") <= 1 - "point_accounts"."issuing")
);
--> statement-breakpoint
CREATE TABLE "point_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'done' NOT NULL,
	"invoice_number" text,
	"value" bigint DEFAULT 0 NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"discount_id" uuid,
	"discount_code" text,
	"spent" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"payment" bigint DEFAULT 0 NOT NULL,
	"rate" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS ((' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(coalesce(invoice_number, '') || ' ' || note, 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')))) STORED NOT NULL,
	CONSTRAINT "point_orders_points" CHECK ("point_orders"."spent" >= 0 and "point_orders"."earned" >= 0),
	CONSTRAINT "point_orders_value" CHECK ("point_orders"."value" between 0 and 1000000000000),
	CONSTRAINT "point_orders_discount" CHECK ("point_orders"."discount" between 0 and "point_orders"."value"),
	CONSTRAINT "point_orders_payment" CHECK ("point_orders"."payment" >= 0 and ("point_orders"."kind" = 'plain' or
        "point_orders"."payment" = "point_orders"."value" - "point_orders"."discount" - "point_orders"."spent" * 1000))
);
--> statement-breakpoint
CREATE TABLE "point_order_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"act" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"against_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"points" bigint NOT NULL,
	"order_id" uuid,
	"reverses_id" uuid,
	"actor_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_movements_moves" CHECK ("point_movements"."points" <> 0 and "point_movements"."account_id" <> "point_movements"."against_id"),
	CONSTRAINT "point_movements_kind" CHECK (case "point_movements"."kind" when 'earn' then "point_movements"."points" > 0 when 'refund' then "point_movements"."points" > 0
        when 'spend' then "point_movements"."points" < 0 when 'expire' then "point_movements"."points" < 0 else "point_movements"."kind" = 'adjust' end)
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"movement_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"points" bigint NOT NULL,
	"seq" bigint,
	"balance" bigint,
	CONSTRAINT "point_entries_movement_id_account_id_pk" PRIMARY KEY("movement_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "point_lots" (
	"movement_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"order_id" uuid,
	"points" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "point_lots_remaining" CHECK ("point_lots"."remaining" between 0 and "point_lots"."points")
);
--> statement-breakpoint
-- identity: what refers to what
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- insight: what refers to what
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_answered_by_members_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_members_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_handled_by_members_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_explores" ADD CONSTRAINT "agency_explores_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- profile: what refers to what
ALTER TABLE "members" ADD CONSTRAINT "members_portrait_id_uploads_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_background_id_uploads_id_fk" FOREIGN KEY ("background_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_logo_id_uploads_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_background_id_uploads_id_fk" FOREIGN KEY ("background_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_totals" ADD CONSTRAINT "group_totals_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_to_id_members_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_blocked_id_members_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_admins" ADD CONSTRAINT "agency_admins_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_admins" ADD CONSTRAINT "agency_admins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_admins" ADD CONSTRAINT "agency_admins_added_by_members_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_offers" ADD CONSTRAINT "agency_offers_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_offers" ADD CONSTRAINT "agency_offers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_offers" ADD CONSTRAINT "agency_offers_offered_by_members_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_offers" ADD CONSTRAINT "agency_offers_answered_by_members_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_invited_by_members_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invitations" ADD CONSTRAINT "group_invitations_answered_by_members_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_customers" ADD CONSTRAINT "group_customers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_customers" ADD CONSTRAINT "group_customers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_customers" ADD CONSTRAINT "group_customers_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed_members" ADD CONSTRAINT "unclaimed_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed_members" ADD CONSTRAINT "unclaimed_members_claimed_by_members_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_imports" ADD CONSTRAINT "group_imports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_imports" ADD CONSTRAINT "group_imports_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_import_lines" ADD CONSTRAINT "group_import_lines_import_id_group_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."group_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_batches" ADD CONSTRAINT "card_batches_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_batches" ADD CONSTRAINT "card_batches_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_batch_id_card_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."card_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_events" ADD CONSTRAINT "card_events_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_events" ADD CONSTRAINT "card_events_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_taps" ADD CONSTRAINT "card_taps_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_applicant_id_members_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_made_agency_id_agencies_id_fk" FOREIGN KEY ("made_agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_steps" ADD CONSTRAINT "registration_steps_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_steps" ADD CONSTRAINT "registration_steps_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- social: what refers to what
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_from_member_id_members_id_fk" FOREIGN KEY ("from_member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_answered_by_members_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_causes" ADD CONSTRAINT "notification_causes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_causes" ADD CONSTRAINT "notification_causes_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phonebook_entries" ADD CONSTRAINT "phonebook_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phonebook_entries" ADD CONSTRAINT "phonebook_entries_contact_member_id_members_id_fk" FOREIGN KEY ("contact_member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- content: what refers to what
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_picture_id_uploads_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- event: what refers to what
ALTER TABLE "association_reports" ADD CONSTRAINT "association_reports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_reports" ADD CONSTRAINT "association_reports_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_reports" ADD CONSTRAINT "association_reports_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_report_steps" ADD CONSTRAINT "association_report_steps_report_id_association_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."association_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_report_steps" ADD CONSTRAINT "association_report_steps_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_events" ADD CONSTRAINT "check_in_events_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_events" ADD CONSTRAINT "check_in_events_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_events" ADD CONSTRAINT "check_in_events_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_helpers" ADD CONSTRAINT "check_in_helpers_event_id_check_in_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."check_in_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_helpers" ADD CONSTRAINT "check_in_helpers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_people" ADD CONSTRAINT "check_in_people_event_id_check_in_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."check_in_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_people" ADD CONSTRAINT "check_in_people_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_logs" ADD CONSTRAINT "check_in_logs_event_id_check_in_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."check_in_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_logs" ADD CONSTRAINT "check_in_logs_person_id_check_in_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."check_in_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_logs" ADD CONSTRAINT "check_in_logs_voids_check_in_logs_id_fk" FOREIGN KEY ("voids") REFERENCES "public"."check_in_logs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_logs" ADD CONSTRAINT "check_in_logs_by_id_members_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weddings" ADD CONSTRAINT "weddings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weddings" ADD CONSTRAINT "weddings_door_id_check_in_events_id_fk" FOREIGN KEY ("door_id") REFERENCES "public"."check_in_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_guests" ADD CONSTRAINT "wedding_guests_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- commerce: what refers to what
ALTER TABLE "affiliate_accounts" ADD CONSTRAINT "affiliate_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_attributions" ADD CONSTRAINT "affiliate_attributions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_attributions" ADD CONSTRAINT "affiliate_attributions_participant_id_affiliate_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."affiliate_participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_campaigns" ADD CONSTRAINT "affiliate_campaigns_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_campaigns" ADD CONSTRAINT "affiliate_campaigns_picture_id_uploads_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_campaigns" ADD CONSTRAINT "affiliate_campaigns_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_participant_id_affiliate_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."affiliate_participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_days" ADD CONSTRAINT "affiliate_days_participant_id_affiliate_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."affiliate_participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_participants" ADD CONSTRAINT "affiliate_participants_campaign_id_affiliate_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."affiliate_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_participants" ADD CONSTRAINT "affiliate_participants_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_campaign_id_affiliate_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."affiliate_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_items" ADD CONSTRAINT "affiliate_payout_items_payout_id_affiliate_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."affiliate_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_items" ADD CONSTRAINT "affiliate_payout_items_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_items" ADD CONSTRAINT "affiliate_payout_items_movement_id_point_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."point_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_items" ADD CONSTRAINT "affiliate_payout_items_paid_by_members_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_campaign_id_affiliate_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."affiliate_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_participant_id_affiliate_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."affiliate_participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_order_id_point_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."point_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_new_member_id_members_id_fk" FOREIGN KEY ("new_member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_payout_item_id_affiliate_payout_items_id_fk" FOREIGN KEY ("payout_item_id") REFERENCES "public"."affiliate_payout_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD CONSTRAINT "affiliate_rewards_decided_by_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_sweeps" ADD CONSTRAINT "affiliate_sweeps_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_order_id_point_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."point_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_account_id_point_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_product_id_content_items_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."content_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_buyer_id_members_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_customer_id_group_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."group_customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_order_id_point_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."point_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_steps" ADD CONSTRAINT "order_request_steps_request_id_order_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_steps" ADD CONSTRAINT "order_request_steps_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_settings" ADD CONSTRAINT "point_settings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_settings" ADD CONSTRAINT "point_settings_updated_by_members_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_totals" ADD CONSTRAINT "point_totals_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_customer_id_group_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."group_customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_merged_into_point_accounts_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_orders" ADD CONSTRAINT "point_orders_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_orders" ADD CONSTRAINT "point_orders_account_id_point_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_orders" ADD CONSTRAINT "point_orders_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_order_changes" ADD CONSTRAINT "point_order_changes_order_id_point_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."point_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_order_changes" ADD CONSTRAINT "point_order_changes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_order_changes" ADD CONSTRAINT "point_order_changes_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_account_id_point_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_against_id_point_accounts_id_fk" FOREIGN KEY ("against_id") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_order_id_point_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."point_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_reverses_id_point_movements_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."point_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_movement_id_point_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."point_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_account_id_point_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_movement_id_point_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."point_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_account_id_point_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- An order is written after the use of its discount, which says what it comes to.
ALTER TABLE "discount_uses" ALTER CONSTRAINT "discount_uses_order_id_point_orders_id_fk" DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
-- identity: indexes
CREATE UNIQUE INDEX "accounts_member" ON "accounts" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_phone" ON "accounts" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "accounts_leaving" ON "accounts" USING btree ("leaving_at") WHERE "accounts"."leaving_at" is not null;--> statement-breakpoint
CREATE INDEX "accounts_unverified" ON "accounts" USING btree ("member_id") WHERE "accounts"."verified_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id","rotated_at");--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "reset_tokens_account" ON "reset_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "external_identities_account" ON "external_identities" USING btree ("account_id");--> statement-breakpoint
-- insight: indexes
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_act" ON "audit_entries" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "data_requests_open" ON "data_requests" USING btree ("due_at") WHERE "data_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "data_requests_unconfirmed" ON "data_requests" USING btree ("created_at") WHERE "data_requests"."state" = 'unconfirmed';--> statement-breakpoint
CREATE INDEX "data_requests_member" ON "data_requests" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "data_exports_member" ON "data_exports" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "data_exports_ready" ON "data_exports" USING btree ("ready_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_waiting" ON "data_exports" USING btree ("member_id") WHERE "data_exports"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("id") WHERE "reports"."handled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("reporter_id","kind","target_id") WHERE "reports"."handled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_of_letters_once" ON "reports" USING btree ("reporter_key","kind","target_id") WHERE "reports"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_entries_agencies" ON "search_entries" USING gin ("agencies");--> statement-breakpoint
CREATE INDEX "search_entries_owner" ON "search_entries" USING btree ("owner_id","policy");--> statement-breakpoint
CREATE INDEX "search_phones_owner" ON "search_phones" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "search_postings_in_order" ON "search_postings" USING btree ("term","kind","place","entry" DESC NULLS LAST,"words");--> statement-breakpoint
CREATE UNIQUE INDEX "search_terms_exact" ON "search_terms" USING btree ("exact");--> statement-breakpoint
CREATE INDEX "search_terms_word" ON "search_terms" USING btree ("word");--> statement-breakpoint
CREATE INDEX "search_terms_parts" ON "search_terms" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tracking_days_oldest" ON "tracking_days" USING brin ("day");--> statement-breakpoint
CREATE INDEX "tracking_items_oldest" ON "tracking_items" USING brin ("day");--> statement-breakpoint
CREATE INDEX "tracking_visitors_oldest" ON "tracking_visitors" USING brin ("day");--> statement-breakpoint
-- platform: indexes
CREATE INDEX "stream_changes_at" ON "stream_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "used_challenges_expiry" ON "used_challenges" USING btree ("expires_at");--> statement-breakpoint
-- profile: indexes
CREATE INDEX "members_agency" ON "members" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "members_name" ON "members" USING gin ("name_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "members_locked" ON "members" USING btree ("id") WHERE "members"."locked_at" is not null;--> statement-breakpoint
CREATE INDEX "members_deleted" ON "members" USING btree ("id") WHERE "members"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "members_career" ON "members" USING btree ("career");--> statement-breakpoint
CREATE INDEX "members_child_career" ON "members" USING btree ("child_career");--> statement-breakpoint
CREATE INDEX "members_interests" ON "members" USING gin ("interests");--> statement-breakpoint
CREATE INDEX "groups_agency" ON "groups" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "groups_in_order" ON "groups" USING btree ("name_words","id");--> statement-breakpoint
CREATE INDEX "groups_name" ON "groups" USING gin ("name_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "groups_career" ON "groups" USING btree ("career","name_words","id");--> statement-breakpoint
CREATE INDEX "groups_place" ON "groups" USING btree ("province_code","ward_code","name_words");--> statement-breakpoint
CREATE INDEX "groups_child_career" ON "groups" USING btree ("child_career");--> statement-breakpoint
CREATE INDEX "groups_locked" ON "groups" USING btree ("id") WHERE "groups"."locked_at" is not null;--> statement-breakpoint
CREATE INDEX "groups_deleted" ON "groups" USING btree ("id") WHERE "groups"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "agencies_place" ON "agencies" USING btree ("province_code","ward_code");--> statement-breakpoint
CREATE INDEX "group_members_member" ON "group_members" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "group_members_in_order" ON "group_members" USING btree ("group_id","status","name_words","member_id","role","closed");--> statement-breakpoint
CREATE INDEX "group_members_admins" ON "group_members" USING btree ("group_id","status","name_words","member_id") WHERE "group_members"."role" = 'admin';--> statement-breakpoint
CREATE UNIQUE INDEX "short_links_current" ON "short_links" USING btree ("owner_kind","owner_id") WHERE "short_links"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "short_links_owner" ON "short_links" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "link_clicks_owner" ON "link_clicks" USING btree ("owner_id","owner_kind");--> statement-breakpoint
CREATE INDEX "terms_kind" ON "terms" USING btree ("kind","parent_id","position");--> statement-breakpoint
CREATE INDEX "places_parent" ON "places" USING btree ("version","parent_code");--> statement-breakpoint
CREATE INDEX "places_level" ON "places" USING btree ("version","level");--> statement-breakpoint
CREATE INDEX "places_path" ON "places" USING gin ("path_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "place_mappings_code" ON "place_mappings" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "friendships_pair" ON "friendships" USING btree (least("from_id", "to_id"),greatest("from_id", "to_id"));--> statement-breakpoint
CREATE INDEX "friendships_to" ON "friendships" USING btree ("to_id","status");--> statement-breakpoint
CREATE INDEX "friendships_from" ON "friendships" USING btree ("from_id","status");--> statement-breakpoint
CREATE INDEX "member_blocks_blocked" ON "member_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "agency_admins_member" ON "agency_admins" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "agency_offers_of" ON "agency_offers" USING btree ("agency_id","status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "agency_offers_member" ON "agency_offers" USING btree ("agency_id","member_id") WHERE "agency_offers"."status" = 'sent' and "agency_offers"."member_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "agency_offers_email" ON "agency_offers" USING btree ("agency_id","email") WHERE "agency_offers"."status" = 'sent' and "agency_offers"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "agency_offers_phone" ON "agency_offers" USING btree ("agency_id","phone") WHERE "agency_offers"."status" = 'sent' and "agency_offers"."phone" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "agency_offers_group" ON "agency_offers" USING btree ("agency_id","group_id") WHERE "agency_offers"."status" = 'sent' and "agency_offers"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "agency_offers_to" ON "agency_offers" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "agency_offers_to_email" ON "agency_offers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "agency_offers_to_phone" ON "agency_offers" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "agency_offers_to_group" ON "agency_offers" USING btree ("group_id","status");--> statement-breakpoint
CREATE INDEX "group_invitations_of" ON "group_invitations" USING btree ("group_id","status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_invitations_member" ON "group_invitations" USING btree ("group_id","member_id") WHERE "group_invitations"."status" = 'sent' and "group_invitations"."member_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "group_invitations_email" ON "group_invitations" USING btree ("group_id","email") WHERE "group_invitations"."status" = 'sent' and "group_invitations"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "group_invitations_phone" ON "group_invitations" USING btree ("group_id","phone") WHERE "group_invitations"."status" = 'sent' and "group_invitations"."phone" is not null;--> statement-breakpoint
CREATE INDEX "group_invitations_to" ON "group_invitations" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "group_invitations_to_email" ON "group_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "group_invitations_to_phone" ON "group_invitations" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "group_customers_member_once" ON "group_customers" USING btree ("group_id","member_id") WHERE "group_customers"."member_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "group_customers_phone" ON "group_customers" USING btree ("group_id","phone");--> statement-breakpoint
CREATE INDEX "group_customers_in_order" ON "group_customers" USING btree ("group_id","name_words","id");--> statement-breakpoint
CREATE INDEX "group_customers_member" ON "group_customers" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "unclaimed_members_phone" ON "unclaimed_members" USING btree ("phone") WHERE "unclaimed_members"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "unclaimed_members_by" ON "unclaimed_members" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "group_imports_of" ON "group_imports" USING btree ("group_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_imports_running" ON "group_imports" USING btree ("group_id") WHERE "group_imports"."status" in ('running', 'stopping');--> statement-breakpoint
CREATE INDEX "group_import_lines_status" ON "group_import_lines" USING btree ("import_id","status","line");--> statement-breakpoint
CREATE INDEX "cards_batch" ON "cards" USING btree ("batch_id","number");--> statement-breakpoint
CREATE INDEX "cards_member" ON "cards" USING btree ("member_id","status") WHERE "cards"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "cards_status" ON "cards" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "cards_registration" ON "cards" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "card_events_of" ON "card_events" USING btree ("card_id","id");--> statement-breakpoint
CREATE INDEX "registrations_status" ON "registrations" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "registrations_type" ON "registrations" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "registrations_applicant" ON "registrations" USING btree ("applicant_id","id");--> statement-breakpoint
CREATE INDEX "registrations_agency" ON "registrations" USING btree ("agency_id","id");--> statement-breakpoint
CREATE INDEX "registrations_phone" ON "registrations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registrations_citizen" ON "registrations" USING btree ("citizen_identification_hash");--> statement-breakpoint
CREATE INDEX "registrations_missing" ON "registrations" USING gin ("missing_info");--> statement-breakpoint
CREATE INDEX "registrations_created" ON "registrations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "registration_steps_of" ON "registration_steps" USING btree ("registration_id","id");--> statement-breakpoint
CREATE INDEX "uploads_member" ON "uploads" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "upload_uses_row" ON "upload_uses" USING btree ("row_id","place");--> statement-breakpoint
CREATE INDEX "documents_member" ON "documents" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_created" ON "documents" USING btree ("created_at");--> statement-breakpoint
-- social: indexes
CREATE UNIQUE INDEX "conversations_pair" ON "conversations" USING btree ("pair");--> statement-breakpoint
CREATE INDEX "conversation_members_list" ON "conversation_members" USING btree ("member_id","active_at","conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_place" ON "messages" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE INDEX "messages_time" ON "messages" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("sender_id","client_id","conversation_id");--> statement-breakpoint
CREATE INDEX "messages_pictures" ON "messages" USING btree ("sender_id") WHERE "messages"."images" <> '[]';--> statement-breakpoint
CREATE INDEX "contacts_owner" ON "contacts" USING btree ("owner_kind","owner_id","id");--> statement-breakpoint
CREATE INDEX "contacts_unread" ON "contacts" USING btree ("owner_kind","owner_id","id") WHERE "contacts"."read_at" is null;--> statement-breakpoint
CREATE INDEX "contacts_tagged" ON "contacts" USING btree ("owner_kind","owner_id","id") WHERE "contacts"."tags" <> '{}';--> statement-breakpoint
CREATE INDEX "contacts_from" ON "contacts" USING btree ("from_member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_once" ON "contacts" USING btree ("owner_id","client_id");--> statement-breakpoint
CREATE INDEX "support_messages_open" ON "support_messages" USING btree ("id") WHERE "support_messages"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "support_messages_member" ON "support_messages" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_unopened" ON "notifications" USING btree ("member_id","subject","listed") WHERE "notifications"."opened_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("member_id","updated_at","id") WHERE "notifications"."listed";--> statement-breakpoint
CREATE INDEX "notifications_opened" ON "notifications" USING btree ("opened_at") WHERE "notifications"."opened_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_of_agency" ON "notifications" USING btree ("member_id","agency_id","updated_at","id") WHERE "notifications"."listed" and "notifications"."agency_id" is not null;--> statement-breakpoint
CREATE INDEX "notification_causes_of" ON "notification_causes" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "push_tokens_member" ON "push_tokens" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "phonebook_entries_of" ON "phonebook_entries" USING btree ("member_id","folded","id");--> statement-breakpoint
CREATE UNIQUE INDEX "phonebook_entries_person" ON "phonebook_entries" USING btree ("member_id","contact_member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "phonebook_entries_once" ON "phonebook_entries" USING btree ("member_id","client_id");--> statement-breakpoint
CREATE INDEX "phonebook_entries_follow_up" ON "phonebook_entries" USING btree ("member_id","follow_up_on") WHERE "phonebook_entries"."follow_up_on" is not null and "phonebook_entries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "phonebook_entries_contact" ON "phonebook_entries" USING btree ("contact_member_id");--> statement-breakpoint
CREATE INDEX "phonebook_entries_deleted" ON "phonebook_entries" USING btree ("deleted_at") WHERE "phonebook_entries"."deleted_at" is not null;--> statement-breakpoint
-- content: indexes
CREATE INDEX "cvs_member" ON "cvs" USING btree ("member_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cvs_shown" ON "cvs" USING btree ("member_id") WHERE "cvs"."visibility" <> 'private' and "cvs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "cvs_deleted" ON "cvs" USING btree ("deleted_at") WHERE "cvs"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "content_items_page" ON "content_items" USING btree ("owner_id","kind","rank","id");--> statement-breakpoint
CREATE INDEX "content_items_by_date" ON "content_items" USING btree ("owner_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "content_items_group" ON "content_items" USING btree ("group_id","kind") WHERE "content_items"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "content_items_folded" ON "content_items" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_items_newest" ON "content_items" USING btree ("kind","owner_kind","created_at","id") WHERE "content_items"."policy" = 'public' and "content_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "content_items_newest_of_type" ON "content_items" USING btree ("kind","owner_kind","type","created_at","id") WHERE "content_items"."policy" = 'public' and "content_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "content_items_outstanding" ON "content_items" USING btree ("kind","owner_kind","outstanding","created_at","id") WHERE "content_items"."policy" = 'public' and "content_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "content_items_price" ON "content_items" USING btree (("details"->'price')) WHERE "content_items"."policy" = 'public' and "content_items"."deleted_at" is null and "content_items"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "content_items_certified" ON "content_items" USING btree ("created_at") WHERE "content_items"."policy" = 'public' and "content_items"."deleted_at" is null and "content_items"."kind" = 'product' and "content_items"."details"->'certificates' <> '[]';--> statement-breakpoint
CREATE INDEX "content_items_public" ON "content_items" USING btree ("kind","id") WHERE "content_items"."policy" = 'public' and "content_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "content_items_deleted" ON "content_items" USING btree ("deleted_at") WHERE "content_items"."deleted_at" is not null;--> statement-breakpoint
-- event: indexes
CREATE UNIQUE INDEX "association_reports_once" ON "association_reports" USING btree ("group_id","period") WHERE "association_reports"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "association_reports_group" ON "association_reports" USING btree ("group_id","from_day","id");--> statement-breakpoint
CREATE INDEX "association_reports_agency" ON "association_reports" USING btree ("agency_id","from_day","id") WHERE "association_reports"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "association_reports_told" ON "association_reports" USING btree ("from_day","id") WHERE "association_reports"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "association_reports_words" ON "association_reports" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "association_report_steps_of" ON "association_report_steps" USING btree ("report_id","id");--> statement-breakpoint
CREATE INDEX "check_in_events_group" ON "check_in_events" USING btree ("group_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "check_in_events_owner" ON "check_in_events" USING btree ("owner_id","starts_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_events_door" ON "check_in_events" USING btree ("door_code");--> statement-breakpoint
CREATE INDEX "check_in_helpers_member" ON "check_in_helpers" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_people_code" ON "check_in_people" USING btree ("event_id","code");--> statement-breakpoint
CREATE INDEX "check_in_people_code_folded" ON "check_in_people" USING btree ("event_id",lower("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_people_member" ON "check_in_people" USING btree ("event_id","member_id");--> statement-breakpoint
CREATE INDEX "check_in_people_phone" ON "check_in_people" USING btree ("event_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_people_seq" ON "check_in_people" USING btree ("event_id","seq");--> statement-breakpoint
CREATE INDEX "check_in_people_in_order" ON "check_in_people" USING btree ("event_id","name_words","id");--> statement-breakpoint
CREATE INDEX "check_in_people_of_member" ON "check_in_people" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_logs_nonce" ON "check_in_logs" USING btree ("event_id","nonce");--> statement-breakpoint
CREATE INDEX "check_in_logs_event" ON "check_in_logs" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "check_in_logs_result" ON "check_in_logs" USING btree ("event_id","result","id");--> statement-breakpoint
CREATE INDEX "check_in_logs_kind" ON "check_in_logs" USING btree ("event_id","kind","id");--> statement-breakpoint
CREATE INDEX "check_in_logs_device" ON "check_in_logs" USING btree ("event_id","device_id","id");--> statement-breakpoint
CREATE INDEX "check_in_logs_person" ON "check_in_logs" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "check_in_logs_by" ON "check_in_logs" USING btree ("by_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_logs_voids" ON "check_in_logs" USING btree ("voids");--> statement-breakpoint
CREATE INDEX "weddings_member" ON "weddings" USING btree ("member_id","day","id");--> statement-breakpoint
CREATE INDEX "weddings_deleted" ON "weddings" USING btree ("deleted_at") WHERE "weddings"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "weddings_door" ON "weddings" USING btree ("door_id");--> statement-breakpoint
CREATE INDEX "wedding_guests_wedding" ON "wedding_guests" USING btree ("wedding_id","words","id");--> statement-breakpoint
CREATE INDEX "wedding_guests_wishes" ON "wedding_guests" USING btree ("wedding_id","wished_at","id") WHERE "wedding_guests"."wish_state" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_guests_code" ON "wedding_guests" USING btree ("wedding_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_guests_client" ON "wedding_guests" USING btree ("wedding_id","client_id");--> statement-breakpoint
-- commerce: indexes
CREATE INDEX "affiliate_accounts_hash" ON "affiliate_accounts" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "affiliate_attributions_day" ON "affiliate_attributions" USING btree ("day");--> statement-breakpoint
CREATE INDEX "affiliate_campaigns_group" ON "affiliate_campaigns" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_campaigns_running" ON "affiliate_campaigns" USING btree ("id") WHERE "affiliate_campaigns"."status" = 'running';--> statement-breakpoint
CREATE INDEX "affiliate_clicks_visitor" ON "affiliate_clicks" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_day" ON "affiliate_clicks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_network" ON "affiliate_clicks" USING btree ("participant_id","network","first_at") WHERE "affiliate_clicks"."network" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_participants_once" ON "affiliate_participants" USING btree ("campaign_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_participants_code" ON "affiliate_participants" USING btree ("code");--> statement-breakpoint
CREATE INDEX "affiliate_participants_member" ON "affiliate_participants" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_participants_latest" ON "affiliate_participants" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_payouts_group" ON "affiliate_payouts" USING btree ("group_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_payout_items_payee" ON "affiliate_payout_items" USING btree ("payout_id","member_id","unit");--> statement-breakpoint
CREATE INDEX "affiliate_payout_items_open" ON "affiliate_payout_items" USING btree ("member_id") WHERE "affiliate_payout_items"."status" in ('waiting', 'ready');--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_rewards_order" ON "affiliate_rewards" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_rewards_new_member" ON "affiliate_rewards" USING btree ("new_member_id");--> statement-breakpoint
CREATE INDEX "affiliate_rewards_group" ON "affiliate_rewards" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_rewards_campaign" ON "affiliate_rewards" USING btree ("campaign_id","status");--> statement-breakpoint
CREATE INDEX "affiliate_rewards_participant" ON "affiliate_rewards" USING btree ("participant_id","status");--> statement-breakpoint
CREATE INDEX "affiliate_rewards_member" ON "affiliate_rewards" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_rewards_due" ON "affiliate_rewards" USING btree ("group_id","campaign_id") WHERE "affiliate_rewards"."status" = 'approved' and "affiliate_rewards"."payout_item_id" is null;--> statement-breakpoint
CREATE INDEX "affiliate_rewards_pending" ON "affiliate_rewards" USING btree ("hold_until") WHERE "affiliate_rewards"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "affiliate_rewards_item" ON "affiliate_rewards" USING btree ("payout_item_id");--> statement-breakpoint
CREATE INDEX "affiliate_rewards_open" ON "affiliate_rewards" USING btree ("group_id") WHERE "affiliate_rewards"."status" in ('pending', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_code" ON "discounts" USING btree ("group_id","code") WHERE "discounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "discounts_group" ON "discounts" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "discount_uses_discount" ON "discount_uses" USING btree ("discount_id","account_id") WHERE "discount_uses"."released_at" is null;--> statement-breakpoint
CREATE INDEX "discount_uses_account" ON "discount_uses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "order_requests_group" ON "order_requests" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "order_requests_waiting" ON "order_requests" USING btree ("group_id","id") WHERE "order_requests"."status" in ('new', 'accepted');--> statement-breakpoint
CREATE INDEX "order_requests_buyer" ON "order_requests" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "order_requests_product" ON "order_requests" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_requests_customer" ON "order_requests" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_requests_order" ON "order_requests" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_requests_client" ON "order_requests" USING btree ("group_id","client_id");--> statement-breakpoint
CREATE INDEX "order_request_steps_of" ON "order_request_steps" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_accounts_member" ON "point_accounts" USING btree ("group_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_accounts_customer" ON "point_accounts" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_accounts_issuing" ON "point_accounts" USING btree ("group_id") WHERE "point_accounts"."issuing" = 1;--> statement-breakpoint
CREATE INDEX "point_accounts_of_member" ON "point_accounts" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_orders_invoice" ON "point_orders" USING btree ("group_id",lower("invoice_number")) WHERE "point_orders"."status" = 'done';--> statement-breakpoint
CREATE INDEX "point_orders_group" ON "point_orders" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "point_orders_created" ON "point_orders" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "point_orders_account" ON "point_orders" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "point_order_changes_order" ON "point_order_changes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "point_order_changes_group" ON "point_order_changes" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "point_movements_group" ON "point_movements" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "point_movements_minus" ON "point_movements" USING btree ("group_id","id") WHERE "point_movements"."kind" in ('spend', 'refund');--> statement-breakpoint
CREATE INDEX "point_movements_account" ON "point_movements" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "point_movements_created" ON "point_movements" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "point_movements_order" ON "point_movements" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_movements_reverses" ON "point_movements" USING btree ("reverses_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_statement" ON "point_entries" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "point_lots_left" ON "point_lots" USING btree ("account_id","expires_at","movement_id") WHERE "point_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "point_lots_expiring" ON "point_lots" USING btree ("expires_at") WHERE "point_lots"."remaining" > 0 and "point_lots"."expires_at" is not null;--> statement-breakpoint
-- Counters are changed far more often than they are added: with room beside them, a change touches no index.
ALTER TABLE "tracking_days" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "tracking_items" SET (fillfactor = 70);--> statement-breakpoint
-- Whoever the program signs in as may not even try. (Of tables that others refer to, rows must stay lockable.)
REVOKE UPDATE, DELETE, TRUNCATE ON "point_entries", "point_order_changes" FROM PUBLIC, CURRENT_USER;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON "point_movements", "point_accounts", "point_lots", "point_totals", "point_orders" FROM PUBLIC, CURRENT_USER;--> statement-breakpoint
-- For the version before the other walls (decision 74): a start raises those when no such version is left.
ALTER TABLE "conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversation_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "point_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "point_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "point_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "point_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "point_lots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "point_order_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "content_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Lines of business with their occupations, interests, and the sign-in screen's pictures: what every installation starts with.
-- Staff edit them afterwards, so a later migration must not put them back.
INSERT INTO "terms" ("id", "kind", "position", "name_vi", "name_en")
SELECT gen_random_uuid(), 'career', * FROM (VALUES
  (1, 'Công nghệ thông tin', 'Information technology'),
  (2, 'Kinh doanh và bán hàng', 'Business and sales'),
  (3, 'Tiếp thị và truyền thông', 'Marketing and communications'),
  (4, 'Tài chính và ngân hàng', 'Finance and banking'),
  (5, 'Kế toán và kiểm toán', 'Accounting and auditing'),
  (6, 'Bất động sản', 'Real estate'),
  (7, 'Bảo hiểm', 'Insurance'),
  (8, 'Giáo dục và đào tạo', 'Education and training'),
  (9, 'Y tế và sức khỏe', 'Health care'),
  (10, 'Xây dựng và kiến trúc', 'Construction and architecture'),
  (11, 'Sản xuất và kỹ thuật', 'Manufacturing and engineering'),
  (12, 'Nông nghiệp và thủy sản', 'Agriculture and aquaculture'),
  (13, 'Ẩm thực và nhà hàng', 'Food and restaurants'),
  (14, 'Du lịch và khách sạn', 'Travel and hospitality'),
  (15, 'Vận tải và kho vận', 'Transport and logistics'),
  (16, 'Luật và tư vấn', 'Law and consulting'),
  (17, 'Nhân sự và hành chính', 'Human resources and administration'),
  (18, 'Nghệ thuật và giải trí', 'Arts and entertainment'),
  (19, 'Làm đẹp và thời trang', 'Beauty and fashion'),
  (20, 'Thể thao và rèn luyện', 'Sports and fitness'),
  (21, 'Nhà nước và đoàn thể', 'Public service and associations')
) AS careers (position, name_vi, name_en);--> statement-breakpoint
INSERT INTO "terms" ("id", "kind", "parent_id", "position", "name_vi", "name_en")
SELECT gen_random_uuid(), 'childCareer', career.id, occupation.position, occupation.name_vi, occupation.name_en
FROM (VALUES
  (1, 1, 'Lập trình viên', 'Software developer'),
  (1, 2, 'Kiểm thử phần mềm', 'Software tester'),
  (1, 3, 'Quản trị hệ thống', 'System administrator'),
  (1, 4, 'Phân tích dữ liệu', 'Data analyst'),
  (1, 5, 'Thiết kế giao diện', 'Interface designer'),
  (1, 6, 'An toàn thông tin', 'Information security specialist'),
  (1, 7, 'Quản lý sản phẩm', 'Product manager'),
  (2, 1, 'Chủ doanh nghiệp', 'Business owner'),
  (2, 2, 'Giám đốc kinh doanh', 'Sales director'),
  (2, 3, 'Nhân viên bán hàng', 'Salesperson'),
  (2, 4, 'Bán hàng trực tuyến', 'Online seller'),
  (2, 5, 'Chăm sóc khách hàng', 'Customer care officer'),
  (2, 6, 'Phát triển thị trường', 'Market developer'),
  (3, 1, 'Chuyên viên tiếp thị', 'Marketing specialist'),
  (3, 2, 'Tiếp thị số', 'Digital marketer'),
  (3, 3, 'Quan hệ công chúng', 'Public relations officer'),
  (3, 4, 'Sáng tạo nội dung', 'Content creator'),
  (3, 5, 'Quản lý thương hiệu', 'Brand manager'),
  (3, 6, 'Tổ chức sự kiện', 'Event organizer'),
  (4, 1, 'Giao dịch viên', 'Bank teller'),
  (4, 2, 'Chuyên viên tín dụng', 'Credit officer'),
  (4, 3, 'Môi giới chứng khoán', 'Stockbroker'),
  (4, 4, 'Tư vấn đầu tư', 'Investment adviser'),
  (4, 5, 'Phân tích tài chính', 'Financial analyst'),
  (4, 6, 'Quản lý quỹ', 'Fund manager'),
  (5, 1, 'Kế toán viên', 'Accountant'),
  (5, 2, 'Kế toán trưởng', 'Chief accountant'),
  (5, 3, 'Kiểm toán viên', 'Auditor'),
  (5, 4, 'Tư vấn thuế', 'Tax adviser'),
  (5, 5, 'Thủ quỹ', 'Cashier'),
  (5, 6, 'Kiểm soát nội bộ', 'Internal controller'),
  (6, 1, 'Môi giới bất động sản', 'Real estate agent'),
  (6, 2, 'Chủ đầu tư', 'Property developer'),
  (6, 3, 'Thẩm định giá', 'Property valuer'),
  (6, 4, 'Quản lý tòa nhà', 'Building manager'),
  (6, 5, 'Tư vấn dự án', 'Project consultant'),
  (6, 6, 'Cho thuê căn hộ', 'Apartment rental manager'),
  (7, 1, 'Tư vấn bảo hiểm nhân thọ', 'Life insurance adviser'),
  (7, 2, 'Tư vấn bảo hiểm phi nhân thọ', 'General insurance adviser'),
  (7, 3, 'Giám định bồi thường', 'Claims adjuster'),
  (7, 4, 'Quản lý đại lý', 'Agency manager'),
  (7, 5, 'Định phí bảo hiểm', 'Actuary'),
  (7, 6, 'Chăm sóc hợp đồng', 'Policy service officer'),
  (8, 1, 'Giáo viên', 'Teacher'),
  (8, 2, 'Giảng viên đại học', 'University lecturer'),
  (8, 3, 'Gia sư', 'Private tutor'),
  (8, 4, 'Giáo viên mầm non', 'Preschool teacher'),
  (8, 5, 'Chuyên gia đào tạo', 'Corporate trainer'),
  (8, 6, 'Tư vấn du học', 'Study abroad adviser'),
  (9, 1, 'Bác sĩ', 'Doctor'),
  (9, 2, 'Nha sĩ', 'Dentist'),
  (9, 3, 'Điều dưỡng', 'Nurse'),
  (9, 4, 'Dược sĩ', 'Pharmacist'),
  (9, 5, 'Kỹ thuật viên xét nghiệm', 'Laboratory technician'),
  (9, 6, 'Chuyên gia dinh dưỡng', 'Nutritionist'),
  (9, 7, 'Bác sĩ y học cổ truyền', 'Traditional medicine doctor'),
  (10, 1, 'Kiến trúc sư', 'Architect'),
  (10, 2, 'Kỹ sư xây dựng', 'Civil engineer'),
  (10, 3, 'Thiết kế nội thất', 'Interior designer'),
  (10, 4, 'Giám sát công trình', 'Site supervisor'),
  (10, 5, 'Nhà thầu', 'Contractor'),
  (10, 6, 'Cung cấp vật liệu xây dựng', 'Building materials supplier'),
  (11, 1, 'Kỹ sư cơ khí', 'Mechanical engineer'),
  (11, 2, 'Kỹ sư điện', 'Electrical engineer'),
  (11, 3, 'Tự động hóa', 'Automation engineer'),
  (11, 4, 'Quản lý sản xuất', 'Production manager'),
  (11, 5, 'Kiểm soát chất lượng', 'Quality controller'),
  (11, 6, 'Kỹ thuật viên bảo trì', 'Maintenance technician'),
  (12, 1, 'Trồng trọt', 'Crop farmer'),
  (12, 2, 'Chăn nuôi', 'Livestock farmer'),
  (12, 3, 'Nuôi trồng thủy sản', 'Aquaculture farmer'),
  (12, 4, 'Kỹ sư nông nghiệp', 'Agronomist'),
  (12, 5, 'Chế biến nông sản', 'Farm produce processor'),
  (12, 6, 'Nông nghiệp hữu cơ', 'Organic farmer'),
  (13, 1, 'Đầu bếp', 'Chef'),
  (13, 2, 'Chủ nhà hàng', 'Restaurant owner'),
  (13, 3, 'Pha chế', 'Barista'),
  (13, 4, 'Làm bánh', 'Baker'),
  (13, 5, 'Quản lý nhà hàng', 'Restaurant manager'),
  (13, 6, 'Cung cấp thực phẩm', 'Food supplier'),
  (14, 1, 'Hướng dẫn viên du lịch', 'Tour guide'),
  (14, 2, 'Quản lý khách sạn', 'Hotel manager'),
  (14, 3, 'Lễ tân', 'Receptionist'),
  (14, 4, 'Điều hành tour', 'Tour operator'),
  (14, 5, 'Chủ homestay', 'Homestay owner'),
  (14, 6, 'Tiếp viên hàng không', 'Flight attendant'),
  (15, 1, 'Tài xế', 'Driver'),
  (15, 2, 'Giao hàng', 'Courier'),
  (15, 3, 'Quản lý kho', 'Warehouse manager'),
  (15, 4, 'Xuất nhập khẩu', 'Import and export officer'),
  (15, 5, 'Khai báo hải quan', 'Customs broker'),
  (15, 6, 'Điều phối vận tải', 'Transport coordinator'),
  (16, 1, 'Luật sư', 'Lawyer'),
  (16, 2, 'Công chứng viên', 'Notary'),
  (16, 3, 'Tư vấn pháp lý', 'Legal adviser'),
  (16, 4, 'Tư vấn doanh nghiệp', 'Business consultant'),
  (16, 5, 'Sở hữu trí tuệ', 'Intellectual property agent'),
  (16, 6, 'Hòa giải viên', 'Mediator'),
  (17, 1, 'Chuyên viên nhân sự', 'Human resources officer'),
  (17, 2, 'Tuyển dụng', 'Recruiter'),
  (17, 3, 'Thư ký', 'Secretary'),
  (17, 4, 'Quản lý hành chính', 'Office manager'),
  (17, 5, 'Tiền lương và phúc lợi', 'Compensation specialist'),
  (17, 6, 'Biên phiên dịch', 'Translator and interpreter'),
  (18, 1, 'Ca sĩ', 'Singer'),
  (18, 2, 'Diễn viên', 'Actor'),
  (18, 3, 'Nhạc sĩ', 'Musician'),
  (18, 4, 'Họa sĩ', 'Painter'),
  (18, 5, 'Nhiếp ảnh gia', 'Photographer'),
  (18, 6, 'Dẫn chương trình', 'Master of ceremonies'),
  (18, 7, 'Đạo diễn', 'Film director'),
  (19, 1, 'Thợ làm tóc', 'Hairdresser'),
  (19, 2, 'Chuyên viên trang điểm', 'Make-up artist'),
  (19, 3, 'Chăm sóc da', 'Skin care specialist'),
  (19, 4, 'Thiết kế thời trang', 'Fashion designer'),
  (19, 5, 'Thợ may', 'Tailor'),
  (19, 6, 'Người mẫu', 'Model'),
  (20, 1, 'Huấn luyện viên cá nhân', 'Personal trainer'),
  (20, 2, 'Vận động viên', 'Athlete'),
  (20, 3, 'Giáo viên yoga', 'Yoga teacher'),
  (20, 4, 'Huấn luyện viên bóng đá', 'Football coach'),
  (20, 5, 'Quản lý phòng tập', 'Gym manager'),
  (20, 6, 'Trọng tài', 'Referee'),
  (21, 1, 'Công chức', 'Civil servant'),
  (21, 2, 'Cán bộ hội', 'Association officer'),
  (21, 3, 'Công tác xã hội', 'Social worker'),
  (21, 4, 'Nhà nghiên cứu', 'Researcher'),
  (21, 5, 'Lực lượng vũ trang', 'Armed forces member'),
  (21, 6, 'Tình nguyện viên', 'Volunteer')
) AS occupation (career, position, name_vi, name_en)
INNER JOIN "terms" AS career ON career.kind = 'career' AND career.position = occupation.career;--> statement-breakpoint
INSERT INTO "terms" ("id", "kind", "position", "name_vi", "name_en")
SELECT gen_random_uuid(), 'interest', * FROM (VALUES
  (1, 'Đọc sách', 'Reading'),
  (2, 'Du lịch', 'Travelling'),
  (3, 'Nấu ăn', 'Cooking'),
  (4, 'Cà phê', 'Coffee'),
  (5, 'Trà', 'Tea'),
  (6, 'Bóng đá', 'Football'),
  (7, 'Cầu lông', 'Badminton'),
  (8, 'Bóng bàn', 'Table tennis'),
  (9, 'Pickleball', 'Pickleball'),
  (10, 'Chạy bộ', 'Running'),
  (11, 'Đạp xe', 'Cycling'),
  (12, 'Bơi lội', 'Swimming'),
  (13, 'Leo núi', 'Hiking'),
  (14, 'Yoga', 'Yoga'),
  (15, 'Thiền', 'Meditation'),
  (16, 'Tập thể hình', 'Working out'),
  (17, 'Golf', 'Golf'),
  (18, 'Câu cá', 'Fishing'),
  (19, 'Nhiếp ảnh', 'Photography'),
  (20, 'Hội họa', 'Painting'),
  (21, 'Âm nhạc', 'Music'),
  (22, 'Ca hát', 'Singing'),
  (23, 'Đàn guitar', 'Playing the guitar'),
  (24, 'Xem phim', 'Films'),
  (25, 'Khiêu vũ', 'Dancing'),
  (26, 'Làm vườn', 'Gardening'),
  (27, 'Cây cảnh', 'Bonsai'),
  (28, 'Thú cưng', 'Pets'),
  (29, 'Cờ tướng', 'Chinese chess'),
  (30, 'Cờ vua', 'Chess'),
  (31, 'Trò chơi điện tử', 'Video games'),
  (32, 'Khởi nghiệp', 'Starting a business'),
  (33, 'Đầu tư', 'Investing'),
  (34, 'Công nghệ', 'Technology'),
  (35, 'Học ngoại ngữ', 'Learning languages'),
  (36, 'Thiện nguyện', 'Charity work'),
  (37, 'Sưu tầm', 'Collecting'),
  (38, 'Làm đồ thủ công', 'Handicraft')
) AS interests (position, name_vi, name_en);--> statement-breakpoint
INSERT INTO "login_slides" ("id", "position", "image", "title_vi", "title_en", "line_vi", "line_en") VALUES
  (gen_random_uuid(), 1, '/slides/1.svg', 'Danh thiếp số của bạn', 'Your digital name card', 'Chạm một lần, người mới gặp có ngay mọi cách liên hệ với bạn.', 'One tap, and whoever you meet has every way to reach you.'),
  (gen_random_uuid(), 2, '/slides/2.svg', 'Kết nối lâu dài', 'Connections that last', 'Giữ liên lạc với bạn bè, khách hàng và đối tác ở cùng một nơi.', 'Keep friends, customers and partners in one place.'),
  (gen_random_uuid(), 3, '/slides/3.svg', 'Thương hiệu của cả tập thể', 'A brand for the whole team', 'Mỗi thành viên một trang riêng, chung một diện mạo.', 'A page for every member, one look for all.');

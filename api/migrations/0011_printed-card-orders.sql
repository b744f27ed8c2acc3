ALTER TABLE "registrations" ADD COLUMN "proof_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "shipped_at" timestamp with time zone;
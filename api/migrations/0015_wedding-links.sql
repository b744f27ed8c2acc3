ALTER TABLE "wedding_guests" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wedding_guests" ADD COLUMN "opened_at" timestamp with time zone;
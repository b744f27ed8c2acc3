ALTER TABLE "cv_links" ADD COLUMN "letter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "position" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "advert" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "advert_on" date;--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "letter" jsonb;
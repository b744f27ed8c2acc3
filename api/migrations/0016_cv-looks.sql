ALTER TABLE "cvs" ADD COLUMN "font" text DEFAULT 'template' NOT NULL;--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "spacing" text DEFAULT 'usual' NOT NULL;
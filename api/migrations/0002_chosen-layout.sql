ALTER TABLE "groups" ADD COLUMN "layout" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "layout" text DEFAULT 'usual' NOT NULL;
ALTER TABLE "groups" ADD COLUMN "sections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "sections" jsonb DEFAULT '[]'::jsonb NOT NULL;
-- Groups that are there have long printed what they need.
ALTER TABLE "groups" ADD COLUMN "settled_steps" jsonb DEFAULT '["qr"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ALTER COLUMN "settled_steps" SET DEFAULT '[]'::jsonb;

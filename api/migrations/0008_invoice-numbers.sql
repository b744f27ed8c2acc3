ALTER TABLE "point_settings" ADD COLUMN "invoice_prefix" text;--> statement-breakpoint
ALTER TABLE "point_settings" ADD COLUMN "last_invoice" bigint DEFAULT 0 NOT NULL;
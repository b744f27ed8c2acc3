ALTER TABLE "wedding_guests" VALIDATE CONSTRAINT "wedding_guests_table_id_wedding_tables_id_fk";--> statement-breakpoint
ALTER TABLE "wedding_guests" VALIDATE CONSTRAINT "wedding_guests_meal";

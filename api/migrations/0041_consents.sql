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
ALTER TABLE "accounts" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "searchable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "suggested" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id","id");--> statement-breakpoint
-- What somebody agreed to is proof: nobody changes or deletes it, but the erasure of its member (docs/decisions/0055).
CREATE FUNCTION consents_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND erasing() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'what was agreed to is never changed or deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER consents_kept BEFORE UPDATE OR DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION consents_kept();--> statement-breakpoint
CREATE TRIGGER consents_kept_whole BEFORE TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION consents_kept();

CREATE INDEX "accounts_unverified" ON "accounts" USING btree ("member_id") WHERE "accounts"."verified_at" is null;--> statement-breakpoint
CREATE INDEX "groups_child_career" ON "groups" USING btree ("child_career");--> statement-breakpoint
CREATE INDEX "groups_locked" ON "groups" USING btree ("id") WHERE "groups"."locked_at" is not null;--> statement-breakpoint
CREATE INDEX "groups_deleted" ON "groups" USING btree ("id") WHERE "groups"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "members_locked" ON "members" USING btree ("id") WHERE "members"."locked_at" is not null;--> statement-breakpoint
CREATE INDEX "members_deleted" ON "members" USING btree ("id") WHERE "members"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "members_career" ON "members" USING btree ("career");--> statement-breakpoint
CREATE INDEX "members_child_career" ON "members" USING btree ("child_career");--> statement-breakpoint
CREATE INDEX "members_interests" ON "members" USING gin ("interests");--> statement-breakpoint
-- What was done by virtue of an office stays written as it was, whoever asks the database to change it.
CREATE FUNCTION audit_entries_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of the audit log are never changed or deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_kept();

CREATE TABLE "group_totals" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"members" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "group_members_in_order";--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_totals" ADD CONSTRAINT "group_totals_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_members_admins" ON "group_members" USING btree ("group_id","status","name_words","member_id") WHERE "group_members"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "group_members_in_order" ON "group_members" USING btree ("group_id","status","name_words","member_id","role","closed");--> statement-breakpoint
-- Who joins is held still meanwhile, so that their page is not closed between being read and being counted.
CREATE OR REPLACE FUNCTION group_members_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name_words, deleted_at IS NOT NULL OR locked_at IS NOT NULL INTO NEW.name_words, NEW.closed
    FROM members WHERE id = NEW.member_id FOR SHARE;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION members_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE group_members SET closed = NEW.deleted_at IS NOT NULL OR NEW.locked_at IS NOT NULL WHERE member_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER members_closed AFTER UPDATE OF deleted_at, locked_at ON members FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL AND OLD.locked_at IS NULL) IS DISTINCT FROM (NEW.deleted_at IS NULL AND NEW.locked_at IS NULL))
  EXECUTE FUNCTION members_closed();--> statement-breakpoint
-- A statement at a time: one that adds thousands changes the total once.
CREATE FUNCTION group_members_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO group_totals AS kept (group_id, members)
      SELECT group_id, count(*) FROM added WHERE status = 'accepted' AND NOT closed GROUP BY group_id ORDER BY group_id
      ON CONFLICT (group_id) DO UPDATE SET members = kept.members + excluded.members;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO group_totals AS kept (group_id, members)
      SELECT group_id, -count(*) FROM gone WHERE status = 'accepted' AND NOT closed GROUP BY group_id ORDER BY group_id
      ON CONFLICT (group_id) DO UPDATE SET members = kept.members + excluded.members;
  ELSE
    INSERT INTO group_totals AS kept (group_id, members)
      SELECT group_id, sum(part) FROM (
        SELECT group_id, 1 AS part FROM added WHERE status = 'accepted' AND NOT closed
        UNION ALL SELECT group_id, -1 FROM gone WHERE status = 'accepted' AND NOT closed
      ) AS parts GROUP BY group_id HAVING sum(part) <> 0 ORDER BY group_id
      ON CONFLICT (group_id) DO UPDATE SET members = kept.members + excluded.members;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER group_members_added AFTER INSERT ON group_members REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION group_members_counted();--> statement-breakpoint
CREATE TRIGGER group_members_changed AFTER UPDATE ON group_members REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION group_members_counted();--> statement-breakpoint
CREATE TRIGGER group_members_removed AFTER DELETE ON group_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION group_members_counted();--> statement-breakpoint
UPDATE group_members SET closed = true FROM members
  WHERE members.id = group_members.member_id AND (members.deleted_at IS NOT NULL OR members.locked_at IS NOT NULL);--> statement-breakpoint
INSERT INTO group_totals (group_id, members)
  SELECT group_id, count(*) FROM group_members WHERE status = 'accepted' AND NOT closed GROUP BY group_id
  ON CONFLICT (group_id) DO UPDATE SET members = excluded.members;

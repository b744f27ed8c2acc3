CREATE TABLE "upload_uses" (
	"upload_id" uuid NOT NULL,
	"place" text NOT NULL,
	"row_id" uuid NOT NULL,
	CONSTRAINT "upload_uses_upload_id_place_row_id_pk" PRIMARY KEY("upload_id","place","row_id")
);
--> statement-breakpoint
CREATE INDEX "upload_uses_row" ON "upload_uses" USING btree ("row_id","place");--> statement-breakpoint
-- Every id that the named columns of a row hold: its own columns, JSON, addresses of pictures in texts.
CREATE FUNCTION m4u_ids_in(whole jsonb, names text[]) RETURNS SETOF uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT (found)[1]::uuid FROM unnest(names) AS name, regexp_matches(whole ->> name,
    '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'gi') AS found
$$;--> statement-breakpoint
-- Keeps upload_uses beside a table. Its arguments: the place, the column of the row's id, the columns that may name
-- uploads. What a member writes anew shows only what they sent themselves: naming the picture of somebody else in a text
-- neither opens it nor keeps it. It writes as its owner, since the program of the version before has no right to the table.
CREATE FUNCTION m4u_note_upload_uses() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  was uuid := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) ->> TG_ARGV[1] END;
  written jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  named uuid[] := '{}';
  by_all boolean := coalesce(current_setting('m4u.actor', true), 'system') = 'system';
BEGIN
  IF written IS NOT NULL THEN
    named := ARRAY(SELECT m4u_ids_in(written, TG_ARGV[2:]));
  END IF;
  IF was IS NOT NULL THEN
    DELETE FROM upload_uses WHERE row_id = was AND place = TG_ARGV[0] AND upload_id <> ALL (named);
  END IF;
  IF named = '{}' THEN
    RETURN NULL;
  END IF;
  INSERT INTO upload_uses (upload_id, place, row_id)
    SELECT sent.id, TG_ARGV[0], (written ->> TG_ARGV[1])::uuid FROM (
      SELECT id, member_id FROM uploads WHERE id = ANY (named)
      UNION ALL SELECT id, member_id FROM documents WHERE id = ANY (named)) AS sent
    WHERE by_all OR sent.member_id = m4u_actor()
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER members_upload_uses AFTER INSERT OR DELETE OR UPDATE OF portrait_id, background_id, about_me ON members
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('member', 'id', 'portrait_id', 'background_id', 'about_me');--> statement-breakpoint
CREATE TRIGGER groups_upload_uses AFTER INSERT OR DELETE OR UPDATE OF logo_id, background_id, note ON groups
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('group', 'id', 'logo_id', 'background_id', 'note');--> statement-breakpoint
CREATE TRIGGER agencies_upload_uses AFTER INSERT OR DELETE OR UPDATE OF logo_id, background_id, note ON agencies
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('agency', 'id', 'logo_id', 'background_id', 'note');--> statement-breakpoint
CREATE TRIGGER content_items_upload_uses AFTER INSERT OR DELETE OR UPDATE OF images, content, details ON content_items
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('content', 'id', 'images', 'content', 'details');--> statement-breakpoint
CREATE TRIGGER cvs_upload_uses AFTER INSERT OR DELETE OR UPDATE OF picture_id ON cvs
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('cv', 'id', 'picture_id');--> statement-breakpoint
CREATE TRIGGER weddings_upload_uses AFTER INSERT OR DELETE OR UPDATE OF written ON weddings
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('wedding', 'id', 'written');--> statement-breakpoint
CREATE TRIGGER login_slides_upload_uses AFTER INSERT OR DELETE OR UPDATE OF image ON login_slides
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('slide', 'id', 'image');--> statement-breakpoint
CREATE TRIGGER agency_explores_upload_uses AFTER INSERT OR DELETE OR UPDATE OF sections ON agency_explores
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('explore', 'agency_id', 'sections');--> statement-breakpoint
CREATE TRIGGER affiliate_campaigns_upload_uses AFTER INSERT OR DELETE OR UPDATE OF picture_id, content ON affiliate_campaigns
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('campaign', 'id', 'picture_id', 'content');--> statement-breakpoint
CREATE TRIGGER association_reports_upload_uses AFTER INSERT OR DELETE OR UPDATE OF content, attachments, submitted ON association_reports
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('report', 'id', 'content', 'attachments', 'submitted');--> statement-breakpoint
-- Nearly all messages have no picture: those cost nothing.
CREATE TRIGGER messages_upload_uses AFTER INSERT ON messages
  FOR EACH ROW WHEN (NEW.images <> '[]') EXECUTE FUNCTION m4u_note_upload_uses('message', 'id', 'images');--> statement-breakpoint
CREATE TRIGGER messages_upload_uses_changed AFTER UPDATE OF images ON messages
  FOR EACH ROW WHEN (OLD.images <> NEW.images) EXECUTE FUNCTION m4u_note_upload_uses('message', 'id', 'images');--> statement-breakpoint
CREATE TRIGGER messages_upload_uses_removed AFTER DELETE ON messages
  FOR EACH ROW WHEN (OLD.images <> '[]') EXECUTE FUNCTION m4u_note_upload_uses('message', 'id', 'images');--> statement-breakpoint
-- What stood there before this version; rows without a picture are passed over without looking for ids.
INSERT INTO upload_uses (upload_id, place, row_id)
  SELECT id, place, row_id FROM (
    SELECT 'member' AS place, id AS row_id, m4u_ids_in(to_jsonb(members), ARRAY['portrait_id', 'background_id', 'about_me']) AS id
      FROM members WHERE portrait_id IS NOT NULL OR background_id IS NOT NULL OR about_me LIKE '%/api/media/%'
    UNION ALL SELECT 'group', id, m4u_ids_in(to_jsonb(groups), ARRAY['logo_id', 'background_id', 'note'])
      FROM groups WHERE logo_id IS NOT NULL OR background_id IS NOT NULL OR note LIKE '%/api/media/%'
    UNION ALL SELECT 'agency', id, m4u_ids_in(to_jsonb(agencies), ARRAY['logo_id', 'background_id', 'note']) FROM agencies
    UNION ALL SELECT 'content', id, m4u_ids_in(to_jsonb(content_items), ARRAY['images', 'content', 'details'])
      FROM content_items WHERE images <> '[]' OR details <> '{}' OR content LIKE '%/api/media/%'
    UNION ALL SELECT 'message', id, m4u_ids_in(to_jsonb(messages), ARRAY['images']) FROM messages WHERE images <> '[]'
    UNION ALL SELECT 'cv', id, m4u_ids_in(to_jsonb(cvs), ARRAY['picture_id']) FROM cvs WHERE picture_id IS NOT NULL
    UNION ALL SELECT 'wedding', id, m4u_ids_in(to_jsonb(weddings), ARRAY['written']) FROM weddings
    UNION ALL SELECT 'slide', id, m4u_ids_in(to_jsonb(login_slides), ARRAY['image']) FROM login_slides
    UNION ALL SELECT 'explore', agency_id, m4u_ids_in(to_jsonb(agency_explores), ARRAY['sections']) FROM agency_explores
    UNION ALL SELECT 'campaign', id, m4u_ids_in(to_jsonb(affiliate_campaigns), ARRAY['picture_id', 'content'])
      FROM affiliate_campaigns
    UNION ALL SELECT 'report', id, m4u_ids_in(to_jsonb(association_reports), ARRAY['content', 'attachments', 'submitted'])
      FROM association_reports) AS shown
  WHERE EXISTS (SELECT FROM uploads WHERE uploads.id = shown.id)
    OR EXISTS (SELECT FROM documents WHERE documents.id = shown.id)
  ON CONFLICT DO NOTHING;

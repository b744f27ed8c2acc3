-- Every table whose rows show pictures or documents records which ones.
CREATE OR REPLACE TRIGGER members_upload_uses AFTER INSERT OR DELETE OR UPDATE OF portrait_id, background_id, about_me ON members
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('member', 'id', 'portrait_id', 'background_id', 'about_me');
CREATE OR REPLACE TRIGGER groups_upload_uses AFTER INSERT OR DELETE OR UPDATE OF logo_id, background_id, note ON groups
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('group', 'id', 'logo_id', 'background_id', 'note');
CREATE OR REPLACE TRIGGER agencies_upload_uses AFTER INSERT OR DELETE OR UPDATE OF logo_id, background_id, note ON agencies
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('agency', 'id', 'logo_id', 'background_id', 'note');
CREATE OR REPLACE TRIGGER content_items_upload_uses AFTER INSERT OR DELETE OR UPDATE OF images, content, details ON content_items
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('content', 'id', 'images', 'content', 'details');
CREATE OR REPLACE TRIGGER cvs_upload_uses AFTER INSERT OR DELETE OR UPDATE OF picture_id ON cvs
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('cv', 'id', 'picture_id');
CREATE OR REPLACE TRIGGER weddings_upload_uses AFTER INSERT OR DELETE OR UPDATE OF written ON weddings
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('wedding', 'id', 'written');
CREATE OR REPLACE TRIGGER wedding_photos_upload_uses AFTER INSERT OR DELETE OR UPDATE OF picture_id ON wedding_photos
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('weddingPhoto', 'id', 'picture_id');
CREATE OR REPLACE TRIGGER login_slides_upload_uses AFTER INSERT OR DELETE OR UPDATE OF image ON login_slides
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('slide', 'id', 'image');
CREATE OR REPLACE TRIGGER agency_explores_upload_uses AFTER INSERT OR DELETE OR UPDATE OF sections ON agency_explores
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('explore', 'agency_id', 'sections');
CREATE OR REPLACE TRIGGER affiliate_campaigns_upload_uses AFTER INSERT OR DELETE OR UPDATE OF picture_id, content ON affiliate_campaigns
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('campaign', 'id', 'picture_id', 'content');
CREATE OR REPLACE TRIGGER perks_upload_uses AFTER INSERT OR DELETE OR UPDATE OF picture_id ON perks
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('perk', 'id', 'picture_id');
CREATE OR REPLACE TRIGGER association_reports_upload_uses AFTER INSERT OR DELETE OR UPDATE OF content, attachments, submitted ON association_reports
  FOR EACH ROW EXECUTE FUNCTION m4u_note_upload_uses('report', 'id', 'content', 'attachments', 'submitted');
-- The conditions skip messages without pictures, which are nearly all.
CREATE OR REPLACE TRIGGER messages_upload_uses AFTER INSERT ON messages
  FOR EACH ROW WHEN (NEW.images <> '[]') EXECUTE FUNCTION m4u_note_upload_uses('message', 'id', 'images');
CREATE OR REPLACE TRIGGER messages_upload_uses_changed AFTER UPDATE OF images ON messages
  FOR EACH ROW WHEN (OLD.images <> NEW.images) EXECUTE FUNCTION m4u_note_upload_uses('message', 'id', 'images');
CREATE OR REPLACE TRIGGER messages_upload_uses_removed AFTER DELETE ON messages
  FOR EACH ROW WHEN (OLD.images <> '[]') EXECUTE FUNCTION m4u_note_upload_uses('message', 'id', 'images');

-- Everybody sees content that is public, and may hold its row (m4u_refuse_new_owner).
CREATE OR REPLACE TRIGGER content_items_owner BEFORE UPDATE ON content_items FOR EACH ROW
  WHEN (OLD.owner_kind IS DISTINCT FROM NEW.owner_kind OR OLD.owner_id IS DISTINCT FROM NEW.owner_id)
  EXECUTE FUNCTION m4u_refuse_new_owner();

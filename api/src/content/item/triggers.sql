-- The UPDATE policy lets every reader lock an item, so that a trigger refuses a change of owner (m4u_refuse_new_owner).
CREATE OR REPLACE TRIGGER content_items_owner BEFORE UPDATE ON content_items FOR EACH ROW
  WHEN (OLD.owner_kind IS DISTINCT FROM NEW.owner_kind OR OLD.owner_id IS DISTINCT FROM NEW.owner_id)
  EXECUTE FUNCTION m4u_refuse_new_owner();

-- Lists to explore show groups with public posts or products first (content_items_shown).
CREATE OR REPLACE TRIGGER content_items_shown_added AFTER INSERT ON content_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION content_items_shown();
CREATE OR REPLACE TRIGGER content_items_shown_changed AFTER UPDATE ON content_items FOR EACH ROW
  WHEN (NEW.owner_kind = 'group' AND NEW.kind IN ('post', 'product') AND
    (OLD.policy = 'public' AND OLD.deleted_at IS NULL) IS DISTINCT FROM (NEW.policy = 'public' AND NEW.deleted_at IS NULL))
  EXECUTE FUNCTION content_items_shown();
CREATE OR REPLACE TRIGGER content_items_shown_removed AFTER DELETE ON content_items FOR EACH ROW
  WHEN (OLD.owner_kind = 'group' AND OLD.kind IN ('post', 'product') AND OLD.policy = 'public' AND OLD.deleted_at IS NULL)
  EXECUTE FUNCTION content_items_shown();
-- Groups that had such pieces before these triggers were there.
UPDATE groups SET has_pieces = true WHERE NOT has_pieces AND EXISTS (SELECT FROM content_items AS piece
  WHERE piece.owner_id = groups.id AND piece.owner_kind = 'group' AND piece.kind IN ('post', 'product')
    AND piece.policy = 'public' AND piece.deleted_at IS NULL);

-- Nothing of a member stays in a group that the member has left (content_placements_left).
CREATE OR REPLACE TRIGGER content_placements_suspended AFTER UPDATE OF status ON group_members FOR EACH ROW
  WHEN (OLD.status = 'accepted' AND NEW.status <> 'accepted') EXECUTE FUNCTION content_placements_left();
CREATE OR REPLACE TRIGGER content_placements_left AFTER DELETE ON group_members FOR EACH ROW
  WHEN (OLD.status = 'accepted') EXECUTE FUNCTION content_placements_left();

-- The UPDATE policy cannot compare the rows before and after a change (content_placements_kept).
CREATE OR REPLACE TRIGGER content_placements_kept BEFORE UPDATE ON content_placements FOR EACH ROW
  EXECUTE FUNCTION content_placements_kept();

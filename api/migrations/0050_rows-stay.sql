-- As 0048 for the two other tables that whoever sees a row may hold: content, which everybody sees where it is public,
-- and orders, which their buyer sees. The policies look at the row as it becomes, and not at whose it was.
CREATE TRIGGER content_items_owner BEFORE UPDATE ON content_items FOR EACH ROW
  WHEN (OLD.owner_kind IS DISTINCT FROM NEW.owner_kind OR OLD.owner_id IS DISTINCT FROM NEW.owner_id)
  EXECUTE FUNCTION m4u_refuse_new_owner();--> statement-breakpoint
CREATE TRIGGER point_orders_owner BEFORE UPDATE ON point_orders FOR EACH ROW
  WHEN (OLD.group_id IS DISTINCT FROM NEW.group_id OR OLD.account_id IS DISTINCT FROM NEW.account_id)
  EXECUTE FUNCTION m4u_refuse_new_owner();

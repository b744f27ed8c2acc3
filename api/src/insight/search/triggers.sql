-- Each table that a search finds something of tells it what has changed.
CREATE OR REPLACE TRIGGER search_entries_added AFTER INSERT ON search_entries REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION search_posted();
CREATE OR REPLACE TRIGGER search_entries_changed AFTER UPDATE ON search_entries REFERENCING OLD TABLE AS former NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION search_posted();
CREATE OR REPLACE TRIGGER search_entries_gone AFTER DELETE ON search_entries REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION search_posted();
CREATE OR REPLACE TRIGGER search_follow_inserted AFTER INSERT ON members FOR EACH ROW WHEN (NEW.contacts <> '[]') EXECUTE FUNCTION search_follow_members();
CREATE OR REPLACE TRIGGER search_follow_updated AFTER UPDATE ON members FOR EACH ROW
  WHEN ((OLD.name, OLD.agency_id, OLD.deleted_at, OLD.locked_at, OLD.contacts) IS DISTINCT FROM (NEW.name, NEW.agency_id, NEW.deleted_at, NEW.locked_at, NEW.contacts))
  EXECUTE FUNCTION search_follow_members();
CREATE OR REPLACE TRIGGER search_follow_deleted AFTER DELETE ON members FOR EACH ROW EXECUTE FUNCTION search_follow_members();
CREATE OR REPLACE TRIGGER search_follow_inserted AFTER INSERT ON accounts REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION search_follow_accounts();
CREATE OR REPLACE TRIGGER search_follow_updated AFTER UPDATE ON accounts FOR EACH ROW
  WHEN (OLD.member_id <> NEW.member_id OR (OLD.verified_at IS NULL) <> (NEW.verified_at IS NULL)) EXECUTE FUNCTION search_follow_accounts();
CREATE OR REPLACE TRIGGER search_follow_deleted AFTER DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION search_follow_accounts();
CREATE OR REPLACE TRIGGER search_follow_inserted AFTER INSERT ON groups FOR EACH ROW EXECUTE FUNCTION search_follow_groups();
CREATE OR REPLACE TRIGGER search_follow_updated AFTER UPDATE ON groups FOR EACH ROW
  WHEN ((OLD.name, OLD.agency_id, OLD.deleted_at, OLD.locked_at, OLD.contacts) IS DISTINCT FROM (NEW.name, NEW.agency_id, NEW.deleted_at, NEW.locked_at, NEW.contacts))
  EXECUTE FUNCTION search_follow_groups();
CREATE OR REPLACE TRIGGER search_follow_deleted AFTER DELETE ON groups FOR EACH ROW EXECUTE FUNCTION search_follow_groups();
CREATE OR REPLACE TRIGGER search_follow_inserted AFTER INSERT ON group_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_follow_belonging();
CREATE OR REPLACE TRIGGER search_follow_updated AFTER UPDATE OF status ON group_members FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION search_follow_belonging();
CREATE OR REPLACE TRIGGER search_follow_deleted AFTER DELETE ON group_members REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_follow_belonging();
CREATE OR REPLACE TRIGGER search_follow_inserted AFTER INSERT ON content_items REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION search_follow_items();
CREATE OR REPLACE TRIGGER search_follow_updated AFTER UPDATE ON content_items FOR EACH ROW
  WHEN (NEW.kind IN ('post', 'product', 'relic') AND (OLD.title, OLD.policy, OLD.outstanding, OLD.deleted_at, OLD.owner_id) IS DISTINCT FROM (NEW.title, NEW.policy, NEW.outstanding, NEW.deleted_at, NEW.owner_id))
  EXECUTE FUNCTION search_follow_items();
CREATE OR REPLACE TRIGGER search_follow_deleted AFTER DELETE ON content_items REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION search_follow_items();

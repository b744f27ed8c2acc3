-- Every table with searchable rows updates the search index.
CREATE OR REPLACE TRIGGER search_entries_added AFTER INSERT ON search_entries REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION search_posted();
CREATE OR REPLACE TRIGGER search_entries_changed AFTER UPDATE ON search_entries REFERENCING OLD TABLE AS former NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION search_posted();
CREATE OR REPLACE TRIGGER search_entries_gone AFTER DELETE ON search_entries REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION search_posted();
CREATE OR REPLACE TRIGGER search_follow_inserted AFTER INSERT ON members FOR EACH ROW WHEN (NEW.contacts <> '[]') EXECUTE FUNCTION search_follow_members();
CREATE OR REPLACE TRIGGER search_follow_updated AFTER UPDATE ON members FOR EACH ROW
  WHEN ((OLD.name, OLD.agency_id, OLD.deleted_at, OLD.locked_at, OLD.contacts, OLD.headline, OLD.about_me, OLD.career, OLD.child_career, OLD.interests, OLD.province_code, OLD.sections)
    IS DISTINCT FROM (NEW.name, NEW.agency_id, NEW.deleted_at, NEW.locked_at, NEW.contacts, NEW.headline, NEW.about_me, NEW.career, NEW.child_career, NEW.interests, NEW.province_code, NEW.sections))
  EXECUTE FUNCTION search_follow_members();
CREATE OR REPLACE TRIGGER search_follow_deleted AFTER DELETE ON members FOR EACH ROW EXECUTE FUNCTION search_follow_members();
CREATE OR REPLACE TRIGGER search_follow_inserted AFTER INSERT ON accounts REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION search_follow_accounts();
CREATE OR REPLACE TRIGGER search_follow_updated AFTER UPDATE ON accounts FOR EACH ROW
  WHEN (OLD.member_id <> NEW.member_id OR (OLD.verified_at IS NULL) <> (NEW.verified_at IS NULL)) EXECUTE FUNCTION search_follow_accounts();
CREATE OR REPLACE TRIGGER search_follow_deleted AFTER DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION search_follow_accounts();
CREATE OR REPLACE TRIGGER search_follow_inserted AFTER INSERT ON groups FOR EACH ROW EXECUTE FUNCTION search_follow_groups();
CREATE OR REPLACE TRIGGER search_follow_updated AFTER UPDATE ON groups FOR EACH ROW
  WHEN ((OLD.name, OLD.agency_id, OLD.deleted_at, OLD.locked_at, OLD.contacts, OLD.headline, OLD.note, OLD.career, OLD.child_career, OLD.province_code, OLD.sections)
    IS DISTINCT FROM (NEW.name, NEW.agency_id, NEW.deleted_at, NEW.locked_at, NEW.contacts, NEW.headline, NEW.note, NEW.career, NEW.child_career, NEW.province_code, NEW.sections))
  EXECUTE FUNCTION search_follow_groups();
CREATE OR REPLACE TRIGGER search_follow_deleted AFTER DELETE ON groups FOR EACH ROW EXECUTE FUNCTION search_follow_groups();
CREATE OR REPLACE TRIGGER search_follow_inserted AFTER INSERT ON agencies FOR EACH ROW EXECUTE FUNCTION search_follow_agencies();
CREATE OR REPLACE TRIGGER search_follow_updated AFTER UPDATE ON agencies FOR EACH ROW
  WHEN ((OLD.name, OLD.deleted_at, OLD.contacts, OLD.headline, OLD.note, OLD.career, OLD.province_code)
    IS DISTINCT FROM (NEW.name, NEW.deleted_at, NEW.contacts, NEW.headline, NEW.note, NEW.career, NEW.province_code))
  EXECUTE FUNCTION search_follow_agencies();
CREATE OR REPLACE TRIGGER search_follow_deleted AFTER DELETE ON agencies FOR EACH ROW EXECUTE FUNCTION search_follow_agencies();
-- Agencies that were there before the search knew them.
SELECT search_keep_agencies(coalesce(array_agg(id), '{}')) FROM agencies;
SELECT search_keep_phones('agency', id, contacts) FROM agencies WHERE contacts <> '[]';
CREATE OR REPLACE TRIGGER search_follow_inserted AFTER INSERT ON group_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_follow_belonging();
CREATE OR REPLACE TRIGGER search_follow_updated AFTER UPDATE OF status, title ON group_members FOR EACH ROW WHEN ((OLD.status, OLD.title) IS DISTINCT FROM (NEW.status, NEW.title)) EXECUTE FUNCTION search_follow_belonging();
CREATE OR REPLACE TRIGGER search_follow_deleted AFTER DELETE ON group_members REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_follow_belonging();
CREATE OR REPLACE TRIGGER search_follow_inserted AFTER INSERT ON content_items REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION search_follow_items();
CREATE OR REPLACE TRIGGER search_follow_updated AFTER UPDATE ON content_items FOR EACH ROW
  WHEN (NEW.kind IN ('post', 'product', 'relic', 'activity') AND (OLD.title, OLD.policy, OLD.outstanding, OLD.deleted_at, OLD.owner_id, OLD.type, OLD.content, OLD.details)
    IS DISTINCT FROM (NEW.title, NEW.policy, NEW.outstanding, NEW.deleted_at, NEW.owner_id, NEW.type, NEW.content, NEW.details))
  EXECUTE FUNCTION search_follow_items();
CREATE OR REPLACE TRIGGER search_follow_deleted AFTER DELETE ON content_items REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION search_follow_items();

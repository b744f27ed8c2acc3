CREATE OR REPLACE TRIGGER group_members_named BEFORE INSERT ON group_members FOR EACH ROW EXECUTE FUNCTION group_members_named();
CREATE OR REPLACE TRIGGER group_members_owned BEFORE INSERT OR UPDATE OF role, status ON group_members
  FOR EACH ROW EXECUTE FUNCTION group_members_owned();
CREATE OR REPLACE TRIGGER members_renamed AFTER UPDATE OF name ON members FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION members_renamed();
CREATE OR REPLACE TRIGGER members_closed AFTER UPDATE OF deleted_at, locked_at ON members FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL AND OLD.locked_at IS NULL) IS DISTINCT FROM (NEW.deleted_at IS NULL AND NEW.locked_at IS NULL))
  EXECUTE FUNCTION members_closed();
CREATE OR REPLACE TRIGGER group_members_added AFTER INSERT ON group_members REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION group_members_counted();
CREATE OR REPLACE TRIGGER group_members_changed AFTER UPDATE ON group_members REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION group_members_counted();
CREATE OR REPLACE TRIGGER group_members_removed AFTER DELETE ON group_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION group_members_counted();

CREATE OR REPLACE TRIGGER audit_entries_kept BEFORE DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_kept();
CREATE OR REPLACE TRIGGER audit_entries_named BEFORE UPDATE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION audit_entries_named();

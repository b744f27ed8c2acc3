CREATE OR REPLACE TRIGGER check_in_logs_kept BEFORE UPDATE OR DELETE ON check_in_logs
  FOR EACH ROW EXECUTE FUNCTION check_in_logs_kept();
CREATE OR REPLACE TRIGGER check_in_events_owner BEFORE UPDATE ON check_in_events FOR EACH ROW
  WHEN (OLD.owner_id IS DISTINCT FROM NEW.owner_id OR OLD.group_id IS DISTINCT FROM NEW.group_id)
  EXECUTE FUNCTION m4u_refuse_new_owner();

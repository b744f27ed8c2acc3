CREATE OR REPLACE TRIGGER affiliate_campaigns_owner BEFORE UPDATE ON affiliate_campaigns FOR EACH ROW
  WHEN (OLD.group_id IS DISTINCT FROM NEW.group_id)
  EXECUTE FUNCTION m4u_refuse_new_owner();

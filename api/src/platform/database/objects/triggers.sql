CREATE OR REPLACE TRIGGER idempotency_keys_kept BEFORE UPDATE OR DELETE ON idempotency_keys
  FOR EACH ROW EXECUTE FUNCTION idempotency_keys_kept();

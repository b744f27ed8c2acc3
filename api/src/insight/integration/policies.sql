DROP POLICY IF EXISTS api_keys_group ON api_keys;
CREATE POLICY api_keys_group ON api_keys
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS webhooks_group ON webhooks;
CREATE POLICY webhooks_group ON webhooks
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS webhook_deliveries_group ON webhook_deliveries;
CREATE POLICY webhook_deliveries_group ON webhook_deliveries
  USING ((SELECT m4u_sees_all()) OR EXISTS (SELECT FROM webhooks AS own
    WHERE own.id = webhook_deliveries.webhook_id AND own.group_id IN (SELECT m4u_administered())));

DROP POLICY IF EXISTS webhook_attempts_group ON webhook_attempts;
CREATE POLICY webhook_attempts_group ON webhook_attempts
  USING ((SELECT m4u_sees_all()) OR EXISTS (SELECT FROM webhook_deliveries AS delivery
    JOIN webhooks AS own ON own.id = delivery.webhook_id
    WHERE delivery.id = webhook_attempts.delivery_id AND own.group_id IN (SELECT m4u_administered())));

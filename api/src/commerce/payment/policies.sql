-- Buyers read their payments; the group's admins do the rest. Pages and notices have no reader: the program acts.
DROP POLICY IF EXISTS payments_group ON payments;
CREATE POLICY payments_group ON payments
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS payments_buyer ON payments;
CREATE POLICY payments_buyer ON payments FOR SELECT USING (buyer_id = (SELECT m4u_actor()));

DROP POLICY IF EXISTS payment_accounts_group ON payment_accounts;
CREATE POLICY payment_accounts_group ON payment_accounts
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS payment_gates_group ON payment_gates;
CREATE POLICY payment_gates_group ON payment_gates
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS payment_statements_group ON payment_statements;
CREATE POLICY payment_statements_group ON payment_statements
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS payment_notices_group ON payment_notices;
CREATE POLICY payment_notices_group ON payment_notices
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS payment_steps_group ON payment_steps;
CREATE POLICY payment_steps_group ON payment_steps
  USING ((SELECT m4u_sees_all()) OR EXISTS (SELECT FROM payments AS own
    WHERE own.id = payment_steps.payment_id AND own.group_id IN (SELECT m4u_administered())));

-- Admins of the group manage its e-invoices; buyers read those of their orders. The program talks to the provider, and
-- writes what a buyer enters.
DROP POLICY IF EXISTS e_invoice_connections_group ON e_invoice_connections;
CREATE POLICY e_invoice_connections_group ON e_invoice_connections
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS e_invoices_group ON e_invoices;
CREATE POLICY e_invoices_group ON e_invoices
  USING ((SELECT m4u_sees_all()) OR group_id IN (SELECT m4u_administered()));

DROP POLICY IF EXISTS e_invoices_buyer ON e_invoices;
CREATE POLICY e_invoices_buyer ON e_invoices FOR SELECT USING (buyer_id = (SELECT m4u_actor()));

ALTER TABLE "point_totals" ADD COLUMN "orders" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- How many orders a group has is asked with every page of its list: counted as they come, beside the points they move.
CREATE FUNCTION point_orders_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO point_totals AS total (group_id, part, orders)
  VALUES (NEW.group_id, abs(hashtext(NEW.account_id::text) % 16), 1)
  ON CONFLICT (group_id, part) DO UPDATE SET orders = total.orders + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
ALTER TABLE point_totals DISABLE TRIGGER point_totals_posted;--> statement-breakpoint
INSERT INTO point_totals AS total (group_id, part, orders)
  SELECT group_id, abs(hashtext(account_id::text) % 16), count(*) FROM point_orders GROUP BY 1, 2
  ON CONFLICT (group_id, part) DO UPDATE SET orders = excluded.orders;--> statement-breakpoint
ALTER TABLE point_totals ENABLE TRIGGER point_totals_posted;--> statement-breakpoint
CREATE TRIGGER point_orders_count AFTER INSERT ON point_orders
  FOR EACH ROW EXECUTE FUNCTION point_orders_count();

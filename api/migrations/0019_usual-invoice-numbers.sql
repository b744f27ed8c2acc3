-- Groups without settings number their invoices by themselves from now on. Those that have typed numbers go on typing:
-- they get a row with the former defaults. There is one row for a group, and one order is read for each.
INSERT INTO "point_settings" ("group_id", "rate", "updated_by", "updated_at")
SELECT "groups"."id", 100, "latest"."created_by", now()
FROM "groups" CROSS JOIN LATERAL (
	SELECT "created_by" FROM "point_orders"
	WHERE "point_orders"."group_id" = "groups"."id" AND "point_orders"."kind" = 'invoice'
	ORDER BY "point_orders"."id" DESC LIMIT 1
) AS "latest"
ON CONFLICT ("group_id") DO NOTHING;

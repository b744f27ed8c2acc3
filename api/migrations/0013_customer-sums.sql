-- Made in the same deployment as the code that needs it; a statement of a group without the former index reads its orders by the group's.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "point_orders_figures";--> statement-breakpoint
-- An index of a million orders is built in seconds, and orders wait for that.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "point_orders_figures" ON "point_orders" USING btree ("group_id","account_id","payment","created_at") WHERE "point_orders"."status" = 'done';

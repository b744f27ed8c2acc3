-- Made in the same deployment as the code that needs it; a statement of a group without the former index reads its orders by the group's.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "point_orders_figures";--> statement-breakpoint
-- Orders wait while it is built; how long was not measured.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "point_orders_figures" ON "point_orders" USING btree ("group_id","account_id","payment","created_at") WHERE "point_orders"."status" = 'done';

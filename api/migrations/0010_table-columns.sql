-- Made in the same deployment as the code that needs them: the tables hold at most some million rows, and writes wait for seconds.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "point_orders_payment" ON "point_orders" USING btree ("group_id","payment","id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "point_orders_figures" ON "point_orders" USING btree ("account_id","group_id","payment","created_at") WHERE "point_orders"."status" = 'done';--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "group_members_since" ON "group_members" USING btree ("group_id","status","created_at","member_id");
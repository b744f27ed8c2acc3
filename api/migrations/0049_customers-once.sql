-- Customers of a group are written down by hand or from files of some thousand people: the index is made in milliseconds.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX IF NOT EXISTS "group_customers_member_once" ON "group_customers" USING btree ("group_id","member_id") WHERE "group_customers"."member_id" is not null;--> statement-breakpoint
-- One short change of the catalogue, in the same transaction as the index that takes its place.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "group_customers_pair";

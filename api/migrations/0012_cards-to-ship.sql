-- Made in the same deployment as the code that needs it: the table is small, and writes wait for seconds at most.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "registrations_to_ship" ON "registrations" USING btree ("id") WHERE ("registrations"."status" = 'done' and "registrations"."shipped_at" is null and "registrations"."details" ->> 'finish' is not null);
ALTER TABLE "affiliate_rewards" ADD COLUMN "rate" bigint;--> statement-breakpoint
ALTER TABLE "affiliate_rewards" ADD COLUMN "maximum" bigint;--> statement-breakpoint
CREATE INDEX "affiliate_rewards_open" ON "affiliate_rewards" USING btree ("group_id") WHERE "affiliate_rewards"."status" in ('pending', 'approved');--> statement-breakpoint
UPDATE "affiliate_rewards" SET "rate" = "affiliate_campaigns"."amount", "maximum" = "affiliate_campaigns"."maximum" FROM "affiliate_campaigns" WHERE "affiliate_campaigns"."id" = "affiliate_rewards"."campaign_id" AND "affiliate_campaigns"."reward_kind" = 'percent' AND "affiliate_rewards"."unit" = 'vnd';

ALTER TABLE "affiliate_payouts" ADD COLUMN "needs_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD COLUMN "approved_by" uuid;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "owner_offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "payout_approval_from" bigint;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_approved_by_members_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- Only owners are in it: it is small.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "group_members_owners" ON "group_members" USING btree ("group_id") WHERE "group_members"."owner";--> statement-breakpoint
-- The first admin owns a group that is there, one with an open page before others. A group has a few admins at most.
UPDATE "group_members" SET "owner" = true FROM (
  SELECT DISTINCT ON ("group_id") "group_id", "member_id" FROM "group_members"
  WHERE "role" = 'admin' AND "status" = 'accepted'
  ORDER BY "group_id", "closed", "created_at", "member_id"
) AS "first" WHERE "first"."group_id" = "group_members"."group_id" AND "first"."member_id" = "group_members"."member_id";

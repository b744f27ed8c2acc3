-- Nothing has been counted yet: the counters are of another shape from the beginning.
TRUNCATE "tracking_days", "tracking_items";--> statement-breakpoint
ALTER TABLE "tracking_days" DROP CONSTRAINT "tracking_days_owner_id_day_kind_source_device_pk";--> statement-breakpoint
ALTER TABLE "tracking_items" DROP CONSTRAINT "tracking_items_owner_id_day_kind_item_pk";--> statement-breakpoint
ALTER TABLE "tracking_items" ADD COLUMN "span" text NOT NULL;--> statement-breakpoint
ALTER TABLE "tracking_days" DROP COLUMN "source";--> statement-breakpoint
ALTER TABLE "tracking_days" DROP COLUMN "device";--> statement-breakpoint
ALTER TABLE "tracking_days" ADD CONSTRAINT "tracking_days_owner_id_day_kind_pk" PRIMARY KEY("owner_id","day","kind");--> statement-breakpoint
ALTER TABLE "tracking_items" ADD CONSTRAINT "tracking_items_owner_id_span_day_kind_item_pk" PRIMARY KEY("owner_id","span","day","kind","item");

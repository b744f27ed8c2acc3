CREATE TABLE "tracking_days" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "tracking_days_owner_id_day_kind_source_device_pk" PRIMARY KEY("owner_id","day","kind","source","device")
);
--> statement-breakpoint
CREATE TABLE "tracking_items" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "tracking_items_owner_id_day_kind_item_pk" PRIMARY KEY("owner_id","day","kind","item")
);
--> statement-breakpoint
CREATE TABLE "tracking_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_visitors" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "tracking_visitors_owner_id_day_visitor_pk" PRIMARY KEY("owner_id","day","visitor")
);
--> statement-breakpoint
CREATE INDEX "tracking_days_oldest" ON "tracking_days" USING brin ("day");--> statement-breakpoint
CREATE INDEX "tracking_items_oldest" ON "tracking_items" USING brin ("day");--> statement-breakpoint
CREATE INDEX "tracking_visitors_oldest" ON "tracking_visitors" USING brin ("day");--> statement-breakpoint
-- Counters are changed far more often than they are added: with room beside them, a change touches no index.
ALTER TABLE "tracking_days" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "tracking_items" SET (fillfactor = 70);

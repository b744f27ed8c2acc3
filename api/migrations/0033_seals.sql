CREATE TABLE "seal_roots" (
	"first" bigint PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"size" bigint NOT NULL,
	"root" text NOT NULL,
	"branches" text[] NOT NULL,
	"statement" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seals" (
	"number" bigint PRIMARY KEY NOT NULL,
	"book" uuid NOT NULL,
	"position" bigint NOT NULL,
	"subject_id" uuid NOT NULL,
	"salt" text,
	"row_hash" text NOT NULL,
	"link" text NOT NULL,
	"mark" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "seals_place" ON "seals" USING btree ("book","position");--> statement-breakpoint
CREATE INDEX "seals_subject" ON "seals" USING btree ("subject_id","number");
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"format" text NOT NULL,
	-- At most 20 minutes and 10 MiB.
	-- squawk-ignore prefer-bigint-over-int
	"seconds" integer NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "recordings_member" ON "recordings" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "recordings_created" ON "recordings" USING btree ("created_at");
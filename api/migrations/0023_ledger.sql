-- Nothing wrote it before now.
DROP TABLE "point_entries";--> statement-breakpoint
CREATE TABLE "point_entries" (
	"movement_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"points" bigint NOT NULL,
	"seq" bigint,
	"balance" bigint,
	CONSTRAINT "point_entries_movement_id_account_id_pk" PRIMARY KEY("movement_id","account_id")
);--> statement-breakpoint
CREATE TABLE "point_lots" (
	"movement_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"order_id" uuid,
	"points" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "point_lots_remaining" CHECK ("point_lots"."remaining" between 0 and "point_lots"."points")
);--> statement-breakpoint
CREATE TABLE "point_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"against_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"points" bigint NOT NULL,
	"order_id" uuid,
	"reverses_id" uuid,
	"actor_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_movements_moves" CHECK ("point_movements"."points" <> 0 and "point_movements"."account_id" <> "point_movements"."against_id"),
	CONSTRAINT "point_movements_kind" CHECK (case "point_movements"."kind" when 'earn' then "point_movements"."points" > 0 when 'refund' then "point_movements"."points" > 0
        when 'spend' then "point_movements"."points" < 0 when 'expire' then "point_movements"."points" < 0 else "point_movements"."kind" = 'adjust' end)
);--> statement-breakpoint
CREATE TABLE "point_settings" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"rate" integer NOT NULL,
	"expiry_months" smallint,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_settings_rate" CHECK ("point_settings"."rate" between 0 and 10000),
	CONSTRAINT "point_settings_months" CHECK ("point_settings"."expiry_months" between 1 and 120)
);--> statement-breakpoint
CREATE TABLE "point_totals" (
	"group_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"added" bigint DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"expired" bigint DEFAULT 0 NOT NULL,
	"additions" bigint DEFAULT 0 NOT NULL,
	"spendings" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "point_totals_group_id_part_pk" PRIMARY KEY("group_id","part")
);--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_id_key_pk" PRIMARY KEY("actor_id","key")
);--> statement-breakpoint
CREATE TABLE "point_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"member_id" uuid,
	"customer_id" uuid,
	"issuing" smallint DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"entries" bigint DEFAULT 0 NOT NULL,
	"added" bigint DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"expired" bigint DEFAULT 0 NOT NULL,
	"additions" integer DEFAULT 0 NOT NULL,
	"spendings" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_accounts_covered" CHECK ("point_accounts"."points" >= 0),
	CONSTRAINT "point_accounts_adds_up" CHECK ("point_accounts"."points" = "point_accounts"."added" - "point_accounts"."spent" - "point_accounts"."expired"),
	CONSTRAINT "point_accounts_one_holder" CHECK (num_nonnulls("point_accounts"."member_id", "point_accounts"."customer_id") <= 1 - "point_accounts"."issuing")
);--> statement-breakpoint
CREATE TABLE "point_order_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"act" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "point_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'done' NOT NULL,
	"invoice_number" text,
	"value" bigint DEFAULT 0 NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"discount_id" uuid,
	"discount_code" text,
	"spent" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"payment" bigint DEFAULT 0 NOT NULL,
	"rate" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_orders_points" CHECK ("point_orders"."spent" >= 0 and "point_orders"."earned" >= 0),
	CONSTRAINT "point_orders_value" CHECK ("point_orders"."value" between 0 and 1000000000000),
	CONSTRAINT "point_orders_discount" CHECK ("point_orders"."discount" between 0 and "point_orders"."value"),
	CONSTRAINT "point_orders_payment" CHECK ("point_orders"."payment" >= 0 and ("point_orders"."kind" = 'plain' or
        "point_orders"."payment" = "point_orders"."value" - "point_orders"."discount" - "point_orders"."spent" * 1000))
);--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_movement_id_point_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."point_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_account_id_point_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_account_id_point_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_against_id_point_accounts_id_fk" FOREIGN KEY ("against_id") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_order_id_point_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."point_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_reverses_id_point_movements_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."point_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_settings" ADD CONSTRAINT "point_settings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_settings" ADD CONSTRAINT "point_settings_updated_by_members_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_totals" ADD CONSTRAINT "point_totals_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_customer_id_group_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."group_customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_order_changes" ADD CONSTRAINT "point_order_changes_order_id_point_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."point_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_order_changes" ADD CONSTRAINT "point_order_changes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_order_changes" ADD CONSTRAINT "point_order_changes_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_orders" ADD CONSTRAINT "point_orders_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_orders" ADD CONSTRAINT "point_orders_account_id_point_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_orders" ADD CONSTRAINT "point_orders_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_lots_left" ON "point_lots" USING btree ("account_id","expires_at","movement_id") WHERE "point_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "point_lots_expiring" ON "point_lots" USING btree ("expires_at") WHERE "point_lots"."remaining" > 0 and "point_lots"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "point_movements_group" ON "point_movements" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "point_movements_minus" ON "point_movements" USING btree ("group_id","id") WHERE "point_movements"."kind" in ('spend', 'refund');--> statement-breakpoint
CREATE INDEX "point_movements_account" ON "point_movements" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "point_movements_created" ON "point_movements" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "point_movements_order" ON "point_movements" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_movements_reverses" ON "point_movements" USING btree ("reverses_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_accounts_member" ON "point_accounts" USING btree ("group_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_accounts_customer" ON "point_accounts" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_accounts_issuing" ON "point_accounts" USING btree ("group_id") WHERE "point_accounts"."issuing" = 1;--> statement-breakpoint
CREATE INDEX "point_accounts_of_member" ON "point_accounts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "point_order_changes_order" ON "point_order_changes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "point_order_changes_group" ON "point_order_changes" USING btree ("group_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_orders_invoice" ON "point_orders" USING btree ("group_id",lower("invoice_number")) WHERE "point_orders"."status" = 'done';--> statement-breakpoint
CREATE INDEX "point_orders_group" ON "point_orders" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "point_orders_created" ON "point_orders" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "point_orders_account" ON "point_orders" USING btree ("account_id","id");--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_movement_id_point_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."point_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_account_id_point_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."point_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_statement" ON "point_entries" USING btree ("account_id","seq");--> statement-breakpoint
-- The books of points (decision 32). Movements are written by the program, all that follows from one by the database:
-- both entries, the balance, what is left of each lot, the group's totals.
CREATE FUNCTION point_post_side(movement point_movements, account uuid, moved bigint, OUT seq bigint, OUT balance bigint)
LANGUAGE plpgsql AS $$
DECLARE
  adds boolean := movement.kind IN ('earn', 'adjust');
  minuses boolean := movement.kind IN ('spend', 'refund');
  expires boolean := movement.kind = 'expire';
  rest bigint := -moved;
  lot record;
BEGIN
  -- The row stays locked until the transaction ends: movements of an account come one after another.
  UPDATE point_accounts SET
    points = points + moved,
    entries = entries + 1,
    added = added + CASE WHEN adds THEN moved ELSE 0 END,
    spent = spent - CASE WHEN minuses THEN moved ELSE 0 END,
    expired = expired - CASE WHEN expires THEN moved ELSE 0 END,
    additions = additions + adds::int,
    spendings = spendings + minuses::int
  WHERE id = account RETURNING entries, points INTO seq, balance;
  IF moved > 0 THEN
    INSERT INTO point_lots (movement_id, account_id, order_id, points, remaining, expires_at)
    VALUES (movement.id, account, movement.order_id, moved, moved, movement.expires_at);
  ELSE
    -- What is taken back of an order is what the order gave, as far as it is left.
    IF movement.kind = 'adjust' AND movement.order_id IS NOT NULL THEN
      FOR lot IN SELECT movement_id, remaining FROM point_lots
        WHERE account_id = account AND remaining > 0
          AND movement_id IN (SELECT id FROM point_movements WHERE order_id = movement.order_id)
        ORDER BY movement_id
      LOOP
        EXIT WHEN rest = 0;
        UPDATE point_lots SET remaining = remaining - least(rest, lot.remaining) WHERE movement_id = lot.movement_id;
        rest := rest - least(rest, lot.remaining);
      END LOOP;
    END IF;
    FOR lot IN SELECT movement_id, remaining FROM point_lots
      WHERE account_id = account AND remaining > 0 ORDER BY expires_at, movement_id
    LOOP
      EXIT WHEN rest = 0;
      UPDATE point_lots SET remaining = remaining - least(rest, lot.remaining) WHERE movement_id = lot.movement_id;
      rest := rest - least(rest, lot.remaining);
    END LOOP;
    IF rest <> 0 THEN
      RAISE EXCEPTION 'the lots of account % do not come to its balance', account;
    END IF;
  END IF;
  INSERT INTO point_totals AS total (group_id, part, added, spent, expired, additions, spendings)
  VALUES (
    movement.group_id, abs(hashtext(account::text) % 16),
    CASE WHEN adds THEN moved ELSE 0 END, CASE WHEN minuses THEN -moved ELSE 0 END,
    CASE WHEN expires THEN -moved ELSE 0 END, adds::int, minuses::int
  )
  ON CONFLICT (group_id, part) DO UPDATE SET
    added = total.added + excluded.added,
    spent = total.spent + excluded.spent,
    expired = total.expired + excluded.expired,
    additions = total.additions + excluded.additions,
    spendings = total.spendings + excluded.spendings;
END $$;--> statement-breakpoint
CREATE FUNCTION point_movements_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reversed point_movements;
  own record;
  against record;
  against_issues boolean;
BEGIN
  PERFORM FROM point_accounts WHERE id = NEW.account_id AND group_id = NEW.group_id AND issuing = 0;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'movement % is not of an account of its group', NEW.id;
  END IF;
  SELECT issuing = 1 INTO against_issues FROM point_accounts WHERE id = NEW.against_id AND group_id = NEW.group_id;
  IF NOT FOUND OR NOT (against_issues OR NEW.kind = 'adjust') THEN
    RAISE EXCEPTION 'movement % is not against an account of its group', NEW.id;
  END IF;
  IF NEW.reverses_id IS NOT NULL THEN
    SELECT * INTO reversed FROM point_movements WHERE id = NEW.reverses_id;
    IF reversed.points <> -NEW.points OR reversed.order_id IS DISTINCT FROM NEW.order_id THEN
      RAISE EXCEPTION 'movement % does not take back just what movement % moved', NEW.id, NEW.reverses_id;
    END IF;
  END IF;
  own := point_post_side(NEW, NEW.account_id, NEW.points);
  IF against_issues THEN
    SELECT NULL::bigint AS seq, NULL::bigint AS balance INTO against;
  ELSE
    against := point_post_side(NEW, NEW.against_id, -NEW.points);
  END IF;
  INSERT INTO point_entries (movement_id, account_id, points, seq, balance) VALUES
    (NEW.id, NEW.account_id, NEW.points, own.seq, own.balance),
    (NEW.id, NEW.against_id, -NEW.points, against.seq, against.balance);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER point_movements_post AFTER INSERT ON point_movements
  FOR EACH ROW EXECUTE FUNCTION point_movements_post();--> statement-breakpoint
CREATE FUNCTION point_entries_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM written GROUP BY movement_id HAVING sum(points) <> 0 OR count(*) <> 2;
  IF FOUND THEN
    RAISE EXCEPTION 'the entries of a movement do not sum to zero';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER point_entries_balance AFTER INSERT ON point_entries
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION point_entries_balance();--> statement-breakpoint
CREATE FUNCTION point_books_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed or deleted', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE FUNCTION point_books_posted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION '% is written by movements alone', TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION point_accounts_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.points <> 0 OR NEW.entries <> 0 OR NEW.added <> 0 OR NEW.spent <> 0 OR NEW.expired <> 0 THEN
      RAISE EXCEPTION 'an account begins with nothing';
    END IF;
  ELSIF pg_trigger_depth() < 2 AND
    (NEW.id, NEW.group_id, NEW.issuing, NEW.points, NEW.entries, NEW.added, NEW.spent, NEW.expired, NEW.additions, NEW.spendings)
    IS DISTINCT FROM
    (OLD.id, OLD.group_id, OLD.issuing, OLD.points, OLD.entries, OLD.added, OLD.spent, OLD.expired, OLD.additions, OLD.spendings)
  THEN
    RAISE EXCEPTION 'point_accounts is written by movements alone';
  ELSIF OLD.member_id IS NOT NULL AND NEW.member_id IS DISTINCT FROM OLD.member_id THEN
    RAISE EXCEPTION 'an account of a member stays theirs';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER point_accounts_guard BEFORE INSERT OR UPDATE ON point_accounts
  FOR EACH ROW EXECUTE FUNCTION point_accounts_guard();--> statement-breakpoint
CREATE TRIGGER point_accounts_kept BEFORE DELETE OR TRUNCATE ON point_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION point_books_kept();--> statement-breakpoint
CREATE TRIGGER point_movements_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON point_movements
  FOR EACH STATEMENT EXECUTE FUNCTION point_books_kept();--> statement-breakpoint
CREATE TRIGGER point_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON point_entries
  FOR EACH STATEMENT EXECUTE FUNCTION point_books_kept();--> statement-breakpoint
CREATE TRIGGER point_entries_posted BEFORE INSERT ON point_entries
  FOR EACH STATEMENT EXECUTE FUNCTION point_books_posted();--> statement-breakpoint
CREATE TRIGGER point_lots_posted BEFORE INSERT OR UPDATE ON point_lots
  FOR EACH STATEMENT EXECUTE FUNCTION point_books_posted();--> statement-breakpoint
CREATE TRIGGER point_lots_kept BEFORE DELETE OR TRUNCATE ON point_lots
  FOR EACH STATEMENT EXECUTE FUNCTION point_books_kept();--> statement-breakpoint
CREATE TRIGGER point_totals_posted BEFORE INSERT OR UPDATE ON point_totals
  FOR EACH STATEMENT EXECUTE FUNCTION point_books_posted();--> statement-breakpoint
CREATE TRIGGER point_totals_kept BEFORE DELETE OR TRUNCATE ON point_totals
  FOR EACH STATEMENT EXECUTE FUNCTION point_books_kept();--> statement-breakpoint
CREATE TRIGGER point_orders_kept BEFORE DELETE OR TRUNCATE ON point_orders
  FOR EACH STATEMENT EXECUTE FUNCTION point_books_kept();--> statement-breakpoint
CREATE TRIGGER point_order_changes_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON point_order_changes
  FOR EACH STATEMENT EXECUTE FUNCTION point_books_kept();--> statement-breakpoint
CREATE FUNCTION idempotency_keys_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.result IS NULL AND
    (NEW.actor_id, NEW.key, NEW.fingerprint) = (OLD.actor_id, OLD.key, OLD.fingerprint) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'keys of calls are kept as they are';
END $$;--> statement-breakpoint
CREATE TRIGGER idempotency_keys_kept BEFORE UPDATE OR DELETE ON idempotency_keys
  FOR EACH ROW EXECUTE FUNCTION idempotency_keys_kept();--> statement-breakpoint
-- Whoever the program signs in as may not even try. (Of tables that others refer to, rows must stay lockable.)
REVOKE UPDATE, DELETE, TRUNCATE ON point_entries, point_order_changes FROM PUBLIC, CURRENT_USER;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON point_movements, point_accounts, point_lots, point_totals, point_orders FROM PUBLIC, CURRENT_USER;

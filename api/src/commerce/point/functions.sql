-- Double-entry books of points (decision 32). The program writes movements; the database derives from each one both
-- entries, the balance, the remaining points of each lot and the group's totals.
CREATE OR REPLACE FUNCTION point_post_side(movement point_movements, account uuid, moved bigint, OUT seq bigint, OUT balance bigint)
LANGUAGE plpgsql AS $$
DECLARE
  adds boolean := movement.kind IN ('earn', 'adjust', 'gift');
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
END $$;

CREATE OR REPLACE FUNCTION point_movements_post() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE OR REPLACE FUNCTION point_entries_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM written GROUP BY movement_id HAVING sum(points) <> 0 OR count(*) <> 2;
  IF FOUND THEN
    RAISE EXCEPTION 'the entries of a movement do not sum to zero';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION point_books_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed or deleted', TG_TABLE_NAME;
END $$;

CREATE OR REPLACE FUNCTION point_books_posted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION '% is written by movements alone', TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION point_accounts_guard() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

-- Each page of a group's order list needs the number of orders, so that this trigger counts them as they are added.
CREATE OR REPLACE FUNCTION point_orders_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO point_totals AS total (group_id, part, orders)
  VALUES (NEW.group_id, abs(hashtext(NEW.account_id::text) % 16), 1)
  ON CONFLICT (group_id, part) DO UPDATE SET orders = total.orders + 1;
  RETURN NULL;
END $$;

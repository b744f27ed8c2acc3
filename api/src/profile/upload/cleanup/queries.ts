import { inArray, lt, sql, type SQL } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { extendStatementTimeout, type Transaction } from '../../../platform/events/transaction.ts';
import { documents, uploads } from '../tables.ts';

/** So many rows go at a time. */
export const BATCH = 2_000;

/**
 * Tables that never name an upload to keep: what was sent itself, what is counted or comes and goes with a sign-in, and
 * what people are to each other and are told.
 */
const WITHOUT_UPLOADS = [
  'uploads documents upload_uses',
  'sessions codes reset_tokens used_partner_tokens used_challenges rate_limits link_clicks push_tokens',
  'streams stream_changes notifications notification_causes notification_settings',
  'search_entries search_terms search_postings search_phones',
  'friendships member_blocks conversations conversation_members phonebook_entries reports support_messages data_exports',
  'discounts discount_uses check_in_events check_in_helpers check_in_people check_in_logs',
  'places place_mappings cards card_batches card_events card_taps registration_steps agency_admins audit_entries',
  'group_members group_totals group_invitations unclaimed_members group_customers group_imports group_import_lines idempotency_keys point_accounts point_orders point_order_changes point_movements point_entries point_lots point_totals point_settings',
  'order_requests order_request_steps wedding_guests association_report_steps',
  'affiliate_participants affiliate_clicks affiliate_days affiliate_attributions affiliate_accounts',
  'affiliate_payouts affiliate_payout_items affiliate_rewards affiliate_sweeps',
  'tracking_days tracking_items tracking_visitors tracking_salts',
].flatMap((names) => names.split(' '));

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** All that may use an upload: every other table, so that one that is added later is looked through before it is thought of. */
const places = async (db: Executor): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !WITHOUT_UPLOADS.includes(name));
};

/**
 * Every upload that a row of any place names, in whatever column: its id stands in one of its own, in the JSON of
 * details, in the address of a picture in a text. Each place is read once for all uploads that are asked about; as
 * questions of their own they would be asked again for each upload.
 */
const named = async (db: Executor): Promise<SQL> =>
  sql.join(
    (await places(db)).map(
      (place) =>
        sql`select (regexp_matches(place::text, ${ID}, 'gi'))[1]::uuid as id from ${sql.identifier(place)} as place`,
    ),
    sql` union all `,
  );

/**
 * Removes up to {@link BATCH} rows of uploads that were sent before a moment and that nothing uses; answers
 * what is gone. In a transaction.
 */
const removeUnused = async (
  tx: Transaction,
  table: typeof uploads | typeof documents,
  before: Date,
): Promise<{ id: string; widths?: number[] }[]> => {
  // Longer than any page may ask: every text is read once.
  await extendStatementTimeout(tx, 25);
  const used = sql`with named as materialized (${await named(tx)})`;
  const isUnused = sql`not exists (select from named where named.id = ${table.id})`;
  // A member who is choosing an upload holds its row (`ownAmong`). Such rows are skipped; the others are locked here.
  const held = await tx.execute<{ id: string }>(
    sql`${used} select id from ${table} where ${lt(table.createdAt, before)} and ${isUnused}
      limit ${BATCH} for update of ${table} skip locked`,
  );
  if (held.rows.length === 0) return [];
  // Asked once more: one may have been chosen between the question and the hold.
  const ids = held.rows.map(({ id }) => id);
  const gone = await tx.execute<{ id: string; widths?: number[] }>(
    sql`${used} delete from ${table} where ${inArray(table.id, ids)} and ${isUnused} returning *`,
  );
  return gone.rows;
};

/** Removes unused pictures; answers their ids with the widths that are stored. */
export const removePictures = (tx: Transaction, before: Date) => removeUnused(tx, uploads, before);

/** Removes unused documents; answers their ids. */
export const removeDocuments = (tx: Transaction, before: Date) => removeUnused(tx, documents, before);

import type { RecordingFormat } from '@m4u/contract/profile/upload/rules';
import { inArray, lt, sql, type SQL } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { extendStatementTimeout, type Transaction } from '../../../platform/events/transaction.ts';
import { documents, recordings, uploads } from '../tables.ts';

/** Number of rows deleted at a time. */
export const BATCH = 2_000;

/**
 * Tables that never refer to an upload to keep: uploads themselves, counters, sign-in data, relations between people
 * and notifications.
 */
const WITHOUT_UPLOADS = [
  'uploads documents recordings upload_uses',
  'sessions codes reset_tokens used_partner_tokens used_challenges rate_limits link_clicks push_tokens',
  'streams stream_changes notifications notification_causes notification_settings',
  'search_entries search_terms search_postings search_phones search_texts search_stale',
  'friendships member_blocks conversations conversation_members phonebook_entries reports support_messages data_exports',
  'discounts discount_uses check_in_events check_in_helpers check_in_people check_in_logs',
  'places place_mappings cards card_batches card_events card_taps registration_steps agency_admins audit_entries',
  'group_members group_totals group_invitations unclaimed_members group_customers group_imports group_import_lines idempotency_keys point_accounts point_orders point_order_changes point_movements point_entries point_lots point_totals point_settings',
  'order_requests order_request_steps order_receipts order_receipt_counts wedding_guests association_report_steps',
  'affiliate_participants affiliate_clicks affiliate_days affiliate_attributions affiliate_accounts',
  'affiliate_payouts affiliate_payout_items affiliate_rewards affiliate_sweeps',
  'tracking_days tracking_items tracking_visitors tracking_salts',
].flatMap((names) => names.split(' '));

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/**
 * All tables that may refer to an upload. The list excludes known tables instead of including them, so that a new table
 * is searched by default.
 */
const listTables = async (db: Executor): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !WITHOUT_UPLOADS.includes(name));
};

/**
 * Selects every upload id in any column of these tables: an id column, JSON, or a picture URL in a text. Each table is
 * read once for all uploads; separate queries would read it once per upload.
 */
const selectReferencedIds = async (db: Executor): Promise<SQL> =>
  sql.join(
    (await listTables(db)).map(
      (table) =>
        sql`select (regexp_matches(place::text, ${ID}, 'gi'))[1]::uuid as id from ${sql.identifier(table)} as place`,
    ),
    sql` union all `,
  );

/** A deleted row: the stored widths of a picture, the format of a recording. */
interface RemovedUpload extends Record<string, unknown> {
  readonly id: string;
  readonly widths?: number[];
  readonly format?: RecordingFormat;
}

/**
 * Deletes up to {@link BATCH} uploads that were sent before a moment and are unused; returns the deleted rows. Needs a
 * transaction.
 */
const removeUnused = async (
  tx: Transaction,
  table: typeof uploads | typeof documents | typeof recordings,
  cutoff: Date,
): Promise<RemovedUpload[]> => {
  // Longer than the limit of page requests, because every text is read once.
  await extendStatementTimeout(tx, 25);
  const used = sql`with named as materialized (${await selectReferencedIds(tx)})`;
  const isUnused = sql`not exists (select from named where named.id = ${table.id})`;
  // A transaction that selects an upload locks its row (`filterOwn`). Such rows are skipped; the others are locked here.
  const unused = await tx.execute<{ id: string }>(
    sql`${used} select id from ${table} where ${lt(table.createdAt, cutoff)} and ${isUnused}
      limit ${BATCH} for update of ${table} skip locked`,
  );
  if (unused.rows.length === 0) return [];
  // Checked again: an upload may have been selected between the query and the lock.
  const ids = unused.rows.map(({ id }) => id);
  const removed = await tx.execute<RemovedUpload>(
    sql`${used} delete from ${table} where ${inArray(table.id, ids)} and ${isUnused} returning *`,
  );
  return removed.rows;
};

/** Deletes unused pictures; returns their ids with the stored widths. */
export const removePictures = (tx: Transaction, cutoff: Date) => removeUnused(tx, uploads, cutoff);

/** Deletes unused documents; returns their ids. */
export const removeDocuments = (tx: Transaction, cutoff: Date) => removeUnused(tx, documents, cutoff);

/** Deletes unused recordings; returns their ids with the format. */
export const removeRecordings = (tx: Transaction, cutoff: Date) => removeUnused(tx, recordings, cutoff);

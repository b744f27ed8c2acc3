import type { WeddingDraft } from '@m4u/contract/event/wedding/schema';
import { listDraftPictures } from '../../../event/wedding/rules.ts';
import type { Change } from './changes.ts';

/** Tells apart the ids of both sides in the replay. */
export interface ReplaySides {
  readonly isTheirs: (id: unknown) => boolean;
  readonly isOwn: (id: unknown) => boolean;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns whether anybody may add, change or delete a row that names another member. It is asked about the row before
 * and after the change, so that nobody can take a row over. `all` are the changes of the call.
 */
type Allowed = (row: Row, change: Change, sides: ReplaySides, all: readonly Change[]) => boolean;

const always: Allowed = () => true;
const mayBeAdded: Allowed = (_row, { act }) => act === 'INSERT';

/** The row is the attacker's own and only points to another member. */
const ownByColumn =
  (column: string): Allowed =>
  (row, _change, { isOwn }) =>
    isOwn(row[column]);

/** Only these columns of another member's row change. */
const onlyColumns =
  (...columns: readonly string[]): Allowed =>
  (_row, { before, after }) =>
    before !== null &&
    after !== null &&
    Object.keys(after).every(
      (column) => columns.includes(column) || JSON.stringify(before[column]) === JSON.stringify(after[column]),
    );

/** Code of a personal link, as the server makes it. */
const WEDDING_CODE = /^[2-9a-z]{14}$/;

/**
 * Changes that anybody may cause in rows about other members, by table: counted visits, requests, and private notes
 * about others. Any other row with a foreign id is a fault.
 */
const allowed: Readonly<Record<string, Allowed>> = {
  // Notifications about an action, and counted visits.
  notifications: always,
  notification_causes: always,
  streams: always,
  stream_changes: always,
  link_clicks: always,
  card_taps: always,
  tracking_days: always,
  tracking_items: always,
  tracking_visitors: always,
  affiliate_clicks: always,
  affiliate_days: always,
  rate_limits: always,
  used_challenges: always,
  // Derived from other rows.
  search_entries: always,
  search_postings: always,
  search_phones: always,
  search_terms: always,
  search_texts: always,
  search_stale: always,
  // Stored with the key of the caller.
  idempotency_keys: always,
  audit_entries: mayBeAdded,
  // Friend requests, requests to join, and own memberships.
  friendships: ({ from_id: from, status }, { act }, { isOwn }) =>
    isOwn(from) && (act === 'DELETE' || status === 'requested'),
  member_blocks: ownByColumn('member_id'),
  group_members: ({ member_id: member, status }, _change, { isOwn }) => isOwn(member) && status === 'requested',
  group_invitations: ownByColumn('group_id'),
  agency_offers: ownByColumn('agency_id'),
  // Applications under any agency.
  registrations: ownByColumn('applicant_id'),
  // A group may serve anybody, and anybody may send requests to a group.
  point_accounts: ownByColumn('group_id'),
  // Members tell any group whether it may use their own birthday.
  point_birthday_consents: ownByColumn('member_id'),
  order_requests: (row, { act }, { isOwn }) => act === 'INSERT' && isOwn(row['buyer_id']),
  order_request_steps: (row, { act }, { isOwn }) => act === 'INSERT' && isOwn(row['actor_id']),
  // Joining a campaign, and following its links.
  affiliate_campaigns: onlyColumns('participants'),
  affiliate_participants: ownByColumn('member_id'),
  affiliate_attributions: ownByColumn('member_id'),
  // Updated by a job every minute.
  affiliate_sweeps: onlyColumns('seen'),
  // Own texts may contain anything; files must be the member's own.
  weddings: ({ member_id: memberId, written }, _change, { isOwn, isTheirs }) =>
    isOwn(memberId) &&
    ![...listDraftPictures(written as WeddingDraft).map(([, id]) => id), (written as WeddingDraft).song].some(isTheirs),
  // Replies without a link, which add the sender to the list of the check-in.
  wedding_guests: (row, { act }, { isOwn }) =>
    isOwn(row['wedding_id']) || (act === 'INSERT' && row['self_added'] === true),
  wedding_tables: ownByColumn('wedding_id'),
  wedding_gifts: ownByColumn('wedding_id'),
  // Photos of guests, whose pictures are uploads of the couple.
  uploads: ({ id, member_id: memberId }, { act }, { isTheirs }, all) =>
    act === 'INSERT' &&
    all.some(
      ({ table, after }) =>
        table === 'wedding_photos' &&
        after?.['picture_id'] === id &&
        isTheirs(memberId) &&
        isTheirs(after?.['wedding_id']),
    ),
  wedding_photos: (row, { act }, { isOwn }) =>
    isOwn(row['wedding_id']) || (act === 'INSERT' && row['state'] === 'waiting'),
  check_in_events: (row, change, sides, all) =>
    (row['owner_id'] !== null && sides.isOwn(row['owner_id'])) ||
    onlyColumns('seq', 'guests', 'expected')(row, change, sides, all),
  check_in_people: (row, { act }, { isOwn }) =>
    isOwn(row['event_id']) || (act === 'INSERT' && WEDDING_CODE.test(String(row['code']))),
  // Scans at an own event.
  check_in_logs: ownByColumn('event_id'),
  // Contact messages, and messages in own conversations.
  contacts: (row, { act }, { isOwn }) => act === 'INSERT' || isOwn(row['owner_id']),
  conversations: ownByColumn('created_by'),
  conversation_members: ownByColumn('conversation_id'),
  messages: (row, _change, { isOwn }) => isOwn(row['sender_id']) && isOwn(row['conversation_id']),
  // Own notes about others.
  phonebook_entries: ({ member_id: member, contact_member_id: about, source }, _change, { isOwn }) =>
    isOwn(member) || (source === 'exchange' && typeof about === 'string' && isOwn(about)),
  reports: ownByColumn('reporter_id'),
};

/** Names that clients and devices invent; that they equal a foreign id means nothing. */
const CLIENT_MADE: ReadonlySet<string> = new Set(['client_id', 'nonce', 'device_id', 'session_id']);

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

const namesOther = (row: Row, { isTheirs }: ReplaySides): boolean =>
  Object.entries(row).some(
    ([column, value]) => !CLIENT_MADE.has(column) && (JSON.stringify(value)?.match(UUID) ?? []).some(isTheirs),
  );

/** Returns changes of foreign rows that nobody but their owner may cause, with an example of each. */
export const listTrespasses = (changes: readonly Change[], sides: ReplaySides): string[] => {
  const found = new Map<string, string>();
  for (const change of changes) {
    const { table, act, before, after } = change;
    const rows = [before, after].filter((row) => row !== null);
    if (
      !rows.some((row) => namesOther(row, sides)) ||
      rows.every((row) => allowed[table]?.(row, change, sides, changes))
    )
      continue;
    const what = `${act} ${table}`;
    found.set(what, `${what}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`.slice(0, 900));
  }
  return [...found.values()];
};

import type { WeddingDraft } from '@m4u/contract/event/wedding/schema';
import { picturesOf } from '../../../event/wedding/rules.ts';
import type { Change } from './changes.ts';

/** Whose ids are whose in the replay. */
export interface Sides {
  readonly isTheirs: (id: unknown) => boolean;
  readonly isOwn: (id: unknown) => boolean;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Whether a row that names somebody else may be added, changed or deleted by anybody; asked of the row as it was and as
 * it is, so that nothing is taken over by making it one's own.
 */
type Allowed = (row: Row, change: Change, sides: Sides) => boolean;

const always: Allowed = () => true;
const added: Allowed = (_row, { act }) => act === 'INSERT';

/** The row is the attacker's own, and only points to somebody else. */
const ownBy =
  (column: string): Allowed =>
  (row, _change, { isOwn }) =>
    isOwn(row[column]);

/** Nothing else of somebody's row changes. */
const only =
  (...columns: readonly string[]): Allowed =>
  (_row, { before, after }) =>
    before !== null &&
    after !== null &&
    Object.keys(after).every(
      (column) => columns.includes(column) || JSON.stringify(before[column]) === JSON.stringify(after[column]),
    );

/** The code of a personal link, as the server makes it. */
const WEDDING_CODE = /^[2-9a-z]{14}$/;

/**
 * What anybody may do that a row about somebody else is added or changed for, by table: counted visits, requests, and
 * what one keeps about others for oneself. Everything else that names another's id is a fault.
 */
const allowed: Readonly<Record<string, Allowed>> = {
  // They are told of what concerns them, and counted are those who come.
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
  // What is found by is worked out anew from the row it is of.
  search_entries: always,
  search_postings: always,
  search_phones: always,
  search_terms: always,
  // What was asked of whom: kept with the key of who asked.
  idempotency_keys: always,
  audit_entries: added,
  // To ask somebody to be friends, to join a group, to belong to one's own.
  friendships: ({ from_id: from, status }, { act }, { isOwn }) =>
    isOwn(from) && (act === 'DELETE' || status === 'requested'),
  member_blocks: ownBy('member_id'),
  group_members: ({ member_id: member, status }, _change, { isOwn }) => isOwn(member) && status === 'requested',
  group_invitations: ownBy('group_id'),
  agency_offers: ownBy('agency_id'),
  // To apply under whichever agency one likes.
  registrations: ownBy('applicant_id'),
  // A group may serve anybody, and anybody may ask a group for what it sells.
  point_accounts: ownBy('group_id'),
  order_requests: (row, { act }, { isOwn }) => act === 'INSERT' && isOwn(row['buyer_id']),
  order_request_steps: (row, { act }, { isOwn }) => act === 'INSERT' && isOwn(row['actor_id']),
  // To join a campaign, and to be known as who followed a link.
  affiliate_campaigns: only('participants'),
  affiliate_participants: ownBy('member_id'),
  affiliate_attributions: ownBy('member_id'),
  // What a job looks through every minute.
  affiliate_sweeps: only('seen'),
  // Whatever stands in words of one's own; the pictures beside them are nobody else's.
  weddings: ({ member_id: memberId, written }, _change, { isOwn, isTheirs }) =>
    isOwn(memberId) && !picturesOf(written as WeddingDraft).some(([, id]) => isTheirs(id)),
  // To answer an invitation without a link, which puts who answers on the list of its door.
  wedding_guests: (row, { act }, { isOwn }) =>
    isOwn(row['wedding_id']) || (act === 'INSERT' && row['self_added'] === true),
  check_in_events: (row, change, sides) =>
    (row['owner_id'] !== null && sides.isOwn(row['owner_id'])) || only('seq', 'guests', 'expected')(row, change, sides),
  check_in_people: (row, { act }, { isOwn }) =>
    isOwn(row['event_id']) || (act === 'INSERT' && WEDDING_CODE.test(String(row['code']))),
  // To scan anybody at one's own door.
  check_in_logs: ownBy('event_id'),
  // To write to somebody: by the form of a page, and in a conversation of one's own.
  contacts: (row, { act }, { isOwn }) => act === 'INSERT' || isOwn(row['owner_id']),
  conversations: ownBy('created_by'),
  conversation_members: ownBy('conversation_id'),
  messages: (row, _change, { isOwn }) => isOwn(row['sender_id']) && isOwn(row['conversation_id']),
  // What one keeps of others for oneself.
  phonebook_entries: ({ member_id: member, contact_member_id: about, source }, _change, { isOwn }) =>
    isOwn(member) || (source === 'exchange' && typeof about === 'string' && isOwn(about)),
  reports: ownBy('reporter_id'),
};

/** Names that clients and devices make up: that one is like another's id means nothing. */
const MADE_UP: ReadonlySet<string> = new Set(['client_id', 'nonce', 'device_id', 'session_id']);

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

const names = (row: Row, { isTheirs }: Sides): boolean =>
  Object.entries(row).some(
    ([column, value]) => !MADE_UP.has(column) && (JSON.stringify(value)?.match(UUID) ?? []).some(isTheirs),
  );

/** What was done to rows that name somebody else, and nobody but they may do; an example of each. */
export const trespasses = (changes: readonly Change[], sides: Sides): string[] => {
  const found = new Map<string, string>();
  for (const change of changes) {
    const { table, act, before, after } = change;
    const rows = [before, after].filter((row) => row !== null);
    if (!rows.some((row) => names(row, sides)) || rows.every((row) => allowed[table]?.(row, change, sides))) continue;
    const what = `${act} ${table}`;
    found.set(what, `${what}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`.slice(0, 900));
  }
  return [...found.values()];
};

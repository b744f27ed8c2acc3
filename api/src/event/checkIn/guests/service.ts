import { CODE_LENGTH, CODE_LETTERS } from '@m4u/contract/profile/card/rules';
import type { Paging } from '@m4u/contract/common';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { MOST_GUESTS } from '@m4u/contract/event/checkIn/rules';
import type { CheckInCounts, Found, Guest, GuestChange, GuestDraft } from '@m4u/contract/event/checkIn/schema';
import { requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { qrSvg } from '../../../platform/pictures/qr.ts';
import type { Random } from '../../../platform/random.ts';
import { PRIVATE_BRIEFLY } from '../../../platform/http/message/freshness.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { list as listPeople } from '../../../profile/group/people/service.ts';
import { requireGuestListAccess, requireDoorAccess } from '../permission.service.ts';
import { addExpectedGuests } from './memberEvent.service.ts';
import * as guests from './queries.ts';
import { toCounts, toGuest } from '../present.rules.ts';
import * as queries from '../queries.ts';
import { countChanges } from '../rules.ts';

/** Lists guests on the list of an event and others who came, by name. Errors: not-found. */
export const list = async (
  ctx: Context,
  id: string,
  { filter = {}, ...paging }: Paging & { filter?: guests.GuestFilter | undefined },
): Promise<{ data: Guest[]; total: number }> => {
  const { role } = await requireDoorAccess(ctx, id);
  const [rows, total] = await Promise.all([
    guests.list(ctx.db, id, filter, toSlice(paging)),
    guests.count(ctx.db, id, filter),
  ]);
  return { data: rows.map((row) => toGuest(row, role)), total };
};

/** The most people of one answer to a device. */
const MOST_PER_ANSWER = 1_000;

/** Lists people at an event who changed after a given change, with the counts, for devices. Errors: not-found. */
export const listForDevice = async (
  ctx: Context,
  id: string,
  after = 0,
): Promise<{ data: Guest[]; counts: CheckInCounts; seq: number; more: boolean }> => {
  const event = await requireDoorAccess(ctx, id);
  const rows = after === event.seq ? [] : await guests.listChangedAfter(ctx.db, id, after, MOST_PER_ANSWER);
  return {
    data: rows.map((row) => toGuest(row, event.role)),
    counts: toCounts(event),
    seq: rows.at(-1)?.seq ?? after,
    more: rows.length === MOST_PER_ANSWER,
  };
};

/** The most results of a search by name. */
const MOST_FOUND = 20;

/** Converts an entered phone number to digits of E.164, so that 0912 345 678 finds +84912345678. */
const toSearchText = (q: string): string =>
  /^[\d\s.()+-]{4,}$/.test(q) ? q.replaceAll(/\D/g, '').replace(/^(84|0)/, '') : q;

/**
 * Searches people at an event by parts of a name or phone number, and members of its group who may enter by parts of a
 * name only: phone numbers of members are not searched, so `q` stays as entered for them. Errors: not-found.
 */
export const searchPeople = async (ctx: Context, id: string, q: string): Promise<Found[]> => {
  const { role, groupId, openTo } = await requireDoorAccess(ctx, id);
  const rows = await guests.list(ctx.db, id, { q: toSearchText(q) }, { limit: MOST_FOUND, offset: 0 });
  const found: Found[] = rows.map((row) => ({ name: row.name, guest: toGuest(row, role), memberId: null }));
  if (groupId === null || openTo === 'list' || found.length >= MOST_FOUND) return found;
  const { data: people } = await listPeople(ctx, groupId, { filter: { name: q }, limit: MOST_FOUND });
  const listedGuests = await guests.listByIdentifiers(ctx.db, id, {
    ids: [],
    codes: [],
    phones: [],
    memberIds: people.map(({ _id }) => _id),
  });
  const listedIds = new Set(listedGuests.map(({ memberId }) => memberId));
  const others = people.filter(({ _id }) => !listedIds.has(_id));
  return [...found, ...others.map(({ _id, person }) => ({ name: person.name, guest: null, memberId: _id }))].slice(
    0,
    MOST_FOUND,
  );
};

/** Bytes from this value on are skipped, so that every letter is equally likely. */
const FAIR = 256 - (256 % CODE_LETTERS.length);

/** Generates a random code of letters and digits that are not confused in print. */
const generateCode = (random: Random): string => {
  const letters = [...random.bytes(CODE_LENGTH * 2)].filter((byte) => byte < FAIR).slice(0, CODE_LENGTH);
  return letters.length < CODE_LENGTH
    ? generateCode(random)
    : letters.map((byte) => CODE_LETTERS.charAt(byte % CODE_LETTERS.length)).join('');
};

/** Records a change of the list of a group's event in the audit log. */
const recordListChange = (
  ctx: Context,
  tx: Transaction,
  { id, title }: queries.EventRow,
  detail: Record<string, string>,
) => ctx.audit.record(ctx, tx, { act: 'checkIn.list', target: { kind: 'checkIn', id, name: title }, detail });

/** The key that detects repeated guests: those with equal name and phone number are the same person. */
const toPersonKey = ({ name, phone }: Pick<GuestDraft, 'name' | 'phone'>): string =>
  `${phone ?? ''} ${name.normalize('NFC').toLowerCase()}`;

/** Separates new guests, and those with a code, from people without one who are listed already or sent twice. */
const splitRepeated = async (tx: Transaction, id: string, drafts: readonly GuestDraft[]) => {
  const listed = await guests.listByNamesOrPhones(tx, id, {
    names: drafts.map(({ name }) => name),
    phones: drafts.flatMap(({ phone }) => phone ?? []),
  });
  const keys = new Set(listed.map(toPersonKey));
  const fresh: GuestDraft[] = [];
  const repeated: string[] = [];
  for (const draft of drafts) {
    const key = toPersonKey(draft);
    if (draft.code === '' && keys.has(key)) repeated.push(draft.name);
    else fresh.push(draft);
    keys.add(key);
  }
  return { fresh, repeated };
};

/**
 * Adds guests to the list of a group's event, or changes listed ones by their codes; leaves out repeated people without
 * a code. Errors: account-unverified, not-found, forbidden, invalid (too many guests).
 */
export const add = async (
  ctx: Context,
  id: string,
  drafts: readonly GuestDraft[],
): Promise<{ added: number; changed: number; repeated: string[] }> => {
  const { memberId } = requireVerified(ctx);
  await requireGuestListAccess(ctx, id);
  await ctx.limits.consume('contentByMember', memberId);
  return ctx.transaction(async (tx) => {
    const previous = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    const { fresh, repeated } = await splitRepeated(tx, id, drafts);
    const expected = fresh.map(({ code, ...draft }) => ({ ...draft, code: code || generateCode(ctx.random) }));
    await addExpectedGuests(ctx, tx, id, expected);
    const after = (await queries.find(tx, id)) ?? fail('not-found');
    if (after.guests > MOST_GUESTS)
      fail('invalid', { fields: [{ field: 'guests', code: 'too-many', values: { maximum: MOST_GUESTS } }] });
    const added = after.guests - previous.guests;
    const changed = new Set(expected.map(({ code }) => code)).size - added;
    await recordListChange(ctx, tx, after, { added: String(added), changed: String(changed) });
    return { added, changed, repeated };
  });
};

/** Changes a guest on the list of a group's event, or removes the guest. Errors: not-found, forbidden. */
export const update = async (
  ctx: Context,
  id: string,
  guestId: string,
  { deleted, ...changes }: GuestChange,
): Promise<Guest> => {
  const { role } = await requireGuestListAccess(ctx, id);
  return ctx.transaction(async (tx) => {
    const event = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    const previous = await guests.find(tx, id, guestId);
    if (!previous?.listed) return fail('not-found');
    const seq = event.seq + 1;
    const listed = deleted !== true;
    const code = listed ? previous.code : null;
    const after = { ...previous, ...changes, listed, code, seq };
    if (!listed) await guests.removeFromList(tx, guestId, seq);
    else await guests.update(tx, guestId, { ...changes, seq });
    await queries.addToCounts(tx, id, { ...countChanges([{ before: previous, after }]), seq: 1 });
    await recordListChange(ctx, tx, event, { [listed ? 'changed' : 'removed']: previous.name });
    return toGuest(after, role);
  });
};

/** Draws the QR code of a guest on the list, to send to the guest. Errors: not-found, forbidden. */
export const drawGuestQr = async (ctx: Context, id: string, guestId: string): Promise<FileAnswer> => {
  await requireGuestListAccess(ctx, id);
  const { code } = (await guests.find(ctx.db, id, guestId)) ?? fail('not-found');
  const body = await qrSvg(code ?? fail('not-found'), {});
  return { body, headers: { 'content-type': 'image/svg+xml', 'cache-control': PRIVATE_BRIEFLY } };
};

import type { WeddingGuestDraft } from '@m4u/contract/event/wedding/guests';
import type { GuestRefusal, ReadGuest } from '@m4u/contract/event/wedding/pasted';
import { MOST_GUESTS } from '@m4u/contract/event/wedding/rules';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { addToDoor } from '../door/service.ts';
import { findForUpdate, type WeddingRow } from '../queries.ts';
import { generateCode } from '../rules.ts';
import { requireOwn } from '../service.ts';
import { readGuestLines, readLines } from './lines.rules.ts';
import * as guestQueries from './queries.ts';
import { changeOwn } from './service.ts';

/** A pasted list of guests, and the side of lines that name none. */
interface PastedGuests {
  readonly text: string;
  readonly side: WeddingSide;
}

const toPresent = (rows: readonly guestQueries.GuestRow[]) =>
  rows.map(({ name, phone, side }) => ({ name, phone, side }));

/**
 * Reads pasted lines as guests without adding them, with the reasons of those that cannot be added and the marks of
 * names that are there already. Errors: not-found, forbidden, invalid.
 */
export const read = async (
  ctx: Context,
  id: string,
  { text, side }: PastedGuests,
): Promise<{ guests: ReadGuest[]; headings: string[] }> => {
  await requireOwn(ctx, id);
  const present = toPresent(await guestQueries.listAll(ctx.db, id));
  const { guests, headings } = readGuestLines(text, { side, present, locale: ctx.locale });
  return { guests: guests.map(({ guest: _, ...read }) => read), headings };
};

/** Inserts guests on a locked wedding, also on the list of its door. Errors: guests-full (no guest is added then). */
const insertGuests = async (
  ctx: Context,
  tx: Transaction,
  wedding: WeddingRow,
  {
    guests,
    present,
    clientId,
  }: { guests: readonly WeddingGuestDraft[]; present: number; clientId?: string | undefined },
): Promise<number> => {
  if (present + guests.length > MOST_GUESTS) fail('guests-full');
  const createdAt = ctx.clock.now();
  const rows = await guestQueries.insert(
    tx,
    guests.map(({ group, ...guest }, index) => ({
      ...guest,
      id: uuidv7(),
      weddingId: wedding.id,
      code: generateCode(ctx.random),
      circle: group,
      createdAt,
      ...(clientId !== undefined && { clientId: lineClientId(clientId, index) }),
    })),
  );
  await addToDoor(ctx, tx, wedding, rows);
  return rows.length;
};

/** The id of a guest of a list that is sent at once; longer than any that the sender of a reply may choose. */
const lineClientId = (clientId: string, index: number): string => `${clientId}:${index}`.padStart(70, '-');

/**
 * Adds guests from pasted lines; returns unreadable lines and duplicates with their reasons.
 * Errors: not-found, forbidden, guests-full (no guest is added then), invalid, rate-limited.
 */
export const add = (
  ctx: Context,
  id: string,
  { text, side }: PastedGuests,
): Promise<{ added: number; refused: GuestRefusal[] }> =>
  changeOwn(
    ctx,
    id,
    async (tx, wedding) => {
      const present = toPresent(await guestQueries.listAll(tx, id));
      const { guests, refused } = readLines(text, { side, present, locale: ctx.locale });
      return { added: await insertGuests(ctx, tx, wedding, { guests, present: present.length }), refused };
    },
    findForUpdate,
  );

/**
 * Adds guests that the couple has checked, also of names that are on the list. A list whose `clientId` was sent before
 * adds nobody again. Errors: not-found, forbidden, guests-full (no guest is added then), rate-limited.
 */
export const addRead = (
  ctx: Context,
  id: string,
  { guests, clientId }: { readonly guests: readonly WeddingGuestDraft[]; readonly clientId?: string | undefined },
): Promise<{ added: number }> =>
  changeOwn(
    ctx,
    id,
    async (tx, wedding) => {
      const present = await guestQueries.listAll(tx, id);
      const isRepeated = clientId !== undefined && present.some((row) => row.clientId === lineClientId(clientId, 0));
      if (isRepeated) return { added: guests.length };
      return { added: await insertGuests(ctx, tx, wedding, { guests, present: present.length, clientId }) };
    },
    findForUpdate,
  );

import { DAY } from '@m4u/contract/durations';
import { WeddingDraft } from '@m4u/contract/event/wedding/schema';
import { toDayColumns } from '../../event/wedding/rules.ts';
import { fillTables } from '../../event/wedding/seating/fill.rules.ts';
import {
  weddingGifts,
  weddingGuests as guestTable,
  weddingNames,
  weddings as weddingTable,
  weddingTables,
} from '../../event/wedding/tables.ts';
import { deriveUuid } from '../../platform/ids.ts';
import { readDemo } from '../content.ts';
import type { DemoGuest } from '../shapes/events.ts';
import { dayFrom, idOf, type Stage, writtenAt } from '../stage.ts';

/** Fixed id of the demo wedding. */
export const demoWeddingId = '019a0000-0000-7000-8000-0e5d00000001';

/** Name of the demo wedding in its address. */
export const demoWeddingName = 'khoi-linh';

/** Fixed code of a guest's personal link, by index. */
export const demoGuestCode = (index: number): string => `khachmau${String(index + 22)}demo`;

/** Fixed id of a guest, by index. */
export const demoGuestId = (index: number): string => deriveUuid('demo guest', String(index));

/** Fixed id of a gift, by index. */
export const demoGiftId = (index: number): string => deriveUuid('demo gift', String(index));

/** Ids of the party's tables, in their order. */
const tableIds = [1, 2, 3, 4].map((number) => `019a0000-0000-7000-8000-0e5d0000010${number}`);

/** Chairs of each table. */
const CHAIRS = 10;

/** The first Sunday at least `inDays` days after the seeding. */
const findSunday = (stage: Stage, inDays: number): { readonly d: number; readonly m: number; readonly y: number } => {
  const from = new Date(`${dayFrom(stage, inDays)}T00:00:00Z`);
  const day = new Date(from.getTime() + ((7 - from.getUTCDay()) % 7) * DAY);
  return { d: day.getUTCDate(), m: day.getUTCMonth() + 1, y: day.getUTCFullYear() };
};

const toDraft = (stage: Stage): WeddingDraft => {
  const { host, inDays, invitation, story, album, cover } = readDemo().wedding;
  const find = (picture: string): string => stage.picture(host, picture)._id;
  const day = findSunday(stage, inDays);
  return WeddingDraft.parse({
    ...invitation,
    weddingDay: { ...day, h: '09H00' },
    weddingPartyDay: { ...day, h: '17H30' },
    story: story.map(({ picture, ...chapter }) => ({ ...chapter, picture: picture ? find(picture) : null })),
    cover: find(cover),
    album: album.map(({ picture, caption }) => ({ _id: find(picture), caption })),
    replyUntil: dayFrom(stage, inDays - 5),
  });
};

const toGuest = (stage: Stage, { name, side, group, phone, reply }: DemoGuest, index: number) => {
  const answeredAt = reply ? writtenAt(stage, reply.daysAgo, name) : null;
  return {
    id: demoGuestId(index),
    weddingId: demoWeddingId,
    code: demoGuestCode(index),
    name,
    side,
    phone: phone ? phone.replace(/^0/, '+84') : null,
    circle: group,
    // Those who replied have opened their link; two guests of three were sent theirs.
    sentAt: reply || index % 3 < 2 ? writtenAt(stage, 8, name) : null,
    openedAt: answeredAt,
    answeredAs: reply?.as ?? null,
    answeredAt,
    coming: reply?.coming ?? null,
    people: reply?.coming ? reply.people : 0,
    wish: reply?.wish ?? '',
    wishState: reply?.wish === undefined ? null : reply.state,
    wishedAt: reply?.wish === undefined ? null : answeredAt,
    createdAt: writtenAt(stage, 9, name),
  };
};

/** Seats who comes at the party's tables. */
const seat = (guests: readonly ReturnType<typeof toGuest>[]) => {
  const parties = guests.filter(({ coming }) => coming).map((guest) => ({ ...guest, group: guest.circle }));
  const tables = tableIds.map((id) => ({ id, free: CHAIRS }));
  const seats = new Map(fillTables(parties, tables).map(({ guestId, tableId }) => [guestId, tableId]));
  return guests.map((guest) => ({ ...guest, tableId: seats.get(guest.id) ?? null }));
};

/** Amounts of gifts that came before the party, in VND. */
const GIFTS = [1_000_000, 500_000];

/** Gifts of the first guests by transfer; the first one was thanked. */
const toGifts = (stage: Stage, guests: readonly DemoGuest[]) =>
  guests.slice(0, GIFTS.length).map(({ name, side }, index) => ({
    id: demoGiftId(index),
    weddingId: demoWeddingId,
    guestId: demoGuestId(index),
    name,
    side,
    way: 'transfer' as const,
    amount: GIFTS[index] ?? 0,
    receivedAt: writtenAt(stage, 3, name),
    thankedAt: index === 0 ? writtenAt(stage, 2, name) : null,
  }));

/** Inserts a wedding of an invented couple, with guests of whom some have answered. */
export const insertWeddings = async (stage: Stage): Promise<void> => {
  const { tx, ids } = stage;
  const { host, guests } = readDemo().wedding;
  const written = toDraft(stage);
  const createdAt = writtenAt(stage, 10, 'wedding');
  await tx.insert(weddingTable).values({
    id: demoWeddingId,
    memberId: idOf(ids, host),
    status: 'ACTIVE',
    written,
    ...toDayColumns(written),
    createdAt,
    updatedAt: createdAt,
  });
  await tx.insert(weddingNames).values({ name: demoWeddingName, weddingId: demoWeddingId, chosenAt: createdAt });
  await tx
    .insert(weddingTables)
    .values(tableIds.map((id, index) => ({ id, weddingId: demoWeddingId, name: `Bàn ${index + 1}`, chairs: CHAIRS })));
  await tx.insert(guestTable).values(seat(guests.map((guest, index) => toGuest(stage, guest, index))));
  await tx.insert(weddingGifts).values(toGifts(stage, guests));
};

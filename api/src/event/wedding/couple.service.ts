import type { Paging } from '@m4u/contract/common';
import { DAY, HOUR } from '@m4u/contract/durations';
import type { OwnWedding, WeddingForm, WeddingRow } from '@m4u/contract/event/wedding';
import { coupleName, MOST_WEDDINGS, WEDDING_KEPT_DAYS } from '@m4u/contract/event/wedding/rules';
import type { WeddingDraft, WeddingStatus } from '@m4u/contract/event/wedding/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { deriveUuid, uuidv7 } from '../../platform/ids.ts';
import { nextVersionTime } from '../../platform/time/versions.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { lockMemberRow } from '../../profile/directory/members/rowLock.reads.ts';
import { requireOwnRecordings } from '../../profile/upload/ownership.service.ts';
import { requireOwnUploads } from '../../profile/upload/service.ts';
import { changeMemberEvent } from '../checkIn/guests/memberEvent.service.ts';
import { chooseName } from './name/service.ts';
import { toOwnWedding } from './present.service.ts';
import * as queries from './queries.ts';
import { toDayColumns, momentOf, listDraftPictures } from './rules.ts';
import { requireOwn } from './service.ts';
import type { StoredDraft, StoredPlace } from './tables.ts';

const RESTORABLE_TIME = WEDDING_KEPT_DAYS * DAY;

/** Weddings deleted before this moment cannot be restored. */
export const restorableAfter = ({ clock }: Pick<Context, 'clock'>): Date =>
  new Date(clock.now().getTime() - RESTORABLE_TIME);

/** Lists the caller's own weddings, latest day first. */
export const list = async (
  ctx: Context,
  { deleted = false, ...paging }: Paging & { deleted?: boolean | undefined },
): Promise<{ data: WeddingRow[]; total: number }> => {
  const { rows, total } = await queries.list(ctx.db, requireSignedIn(ctx).memberId, {
    deletedAfter: deleted ? restorableAfter(ctx) : undefined,
    ...toSlice(paging),
  });
  const data = rows.map(({ id, written, deletedAt, ...row }) => ({
    ...row,
    _id: id,
    design: written.design,
    palette: written.palette ?? 'first',
    groom: written.groom.name,
    bride: written.bride.name,
    restorableUntil: deletedAt && new Date(deletedAt.getTime() + RESTORABLE_TIME).toISOString(),
  }));
  return { data, total };
};

/** One wedding of the caller, for editing. Errors: not-found, forbidden. */
export const getOwn = async (ctx: Context, id: string): Promise<OwnWedding> =>
  toOwnWedding(ctx, await requireOwn(ctx, id));

/** Hours of a wedding's check-in event: twelve from the party's hour, or the whole day while that is open. */
const doorHours = (day: StoredDraft['weddingPartyDay']) => {
  const startsAt = momentOf(day);
  return { startsAt, endsAt: new Date(startsAt.getTime() + (day.h === '' ? DAY : 12 * HOUR)) };
};

/** Title, place and hours of a wedding's check-in event. */
export const toMemberEvent = ({ groom, bride, weddingPartyDay, partyPlace }: StoredDraft) => ({
  title: `Tiệc cưới ${coupleName(groom.name, bride.name)}`,
  ...doorHours(weddingPartyDay),
  place: [partyPlace.name, partyPlace.address].filter((part) => part !== '').join(', '),
});

/** The content of an invitation as it is sent. */
type SentDraft = Omit<WeddingForm, '_id' | 'status' | 'name' | 'updatedAt' | 'clientId'>;

const requireFiles = async (tx: Transaction, memberId: string, draft: WeddingDraft, previousDraft?: StoredDraft) => {
  const presentIds = new Set(previousDraft && listDraftPictures(previousDraft).map(([, id]) => id));
  const choices = listDraftPictures(draft).map(([field, id]) => [
    field,
    { chosen: id, present: presentIds.has(id) ? id : null },
  ]);
  await requireOwnUploads(tx, memberId, Object.fromEntries(choices));
  const { song } = draft;
  if (song !== null && song !== previousDraft?.song) await requireOwnRecordings(tx, memberId, { song });
};

const keepPosition = ({ position, ...place }: SentDraft['partyPlace'], previous: StoredPlace | undefined) => ({
  ...place,
  position: position === undefined ? (previous?.position ?? null) : position,
});

/** The content to store: fields that a window from before them left out stay as they are. */
const toStored = (sent: SentDraft, previous?: StoredDraft): WeddingDraft => {
  const { song, video, guestPhotos, ceremonyPlace, partyPlace, ...draft } = sent;
  return {
    ...draft,
    ceremonyPlace: keepPosition(ceremonyPlace, previous?.ceremonyPlace),
    partyPlace: keepPosition(partyPlace, previous?.partyPlace),
    song: song === undefined ? (previous?.song ?? null) : song,
    video: video ?? previous?.video ?? '',
    guestPhotos: guestPhotos ?? previous?.guestPhotos ?? true,
  };
};

interface NewWedding {
  readonly draft: WeddingDraft;
  readonly status: WeddingStatus;
  readonly chosen: string | null;
  readonly clientId: string | undefined;
}

/** Adds a wedding, unless an earlier call with the same `clientId` has added it. */
const insertWedding = (
  ctx: Context,
  memberId: string,
  { draft, status, chosen, clientId }: NewWedding,
): Promise<{ readonly id: string; readonly isRepeat: boolean }> =>
  ctx.transaction(async (tx) => {
    await lockMemberRow(tx, memberId);
    const derived = clientId === undefined ? undefined : deriveUuid('wedding', memberId, clientId);
    const earlier = derived === undefined ? undefined : await queries.findTrace(tx, derived);
    if (derived !== undefined && earlier?.isDeleted === false) return { id: derived, isRepeat: true };
    if ((await queries.countOfMember(tx, memberId)) >= MOST_WEDDINGS) fail('weddings-full');
    await requireFiles(tx, memberId, draft);
    const [id, now] = [earlier ? uuidv7() : (derived ?? uuidv7()), ctx.clock.now()];
    await queries.insert(tx, {
      id,
      memberId,
      status,
      written: draft,
      ...toDayColumns(draft),
      createdAt: now,
      updatedAt: now,
    });
    await chooseName(ctx, tx, id, chosen);
    return { id, isRepeat: false };
  });

const changeWedding = (
  ctx: Context,
  id: string,
  work: (tx: Transaction, row: queries.WeddingRow) => Promise<Parameters<typeof queries.update>[2]>,
): Promise<void> =>
  ctx.transaction(async (tx) => {
    const row = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    const updatedAt = nextVersionTime(row.updatedAt, ctx.clock.now());
    await queries.update(tx, id, { ...(await work(tx, row)), updatedAt });
  });

/**
 * Creates a wedding, or replaces the content of the caller's wedding `_id`, or of the one that an earlier call with the
 * same `clientId` created: its answer may have been lost. Errors: not-found, forbidden,
 * weddings-full, link-taken, invalid (pictures of other members), rate-limited, conflict when the wedding was changed
 * after `updatedAt`.
 */
export const save = async (
  ctx: Context,
  { _id: sentId, status, name, updatedAt, clientId, ...sent }: WeddingForm,
): Promise<OwnWedding> => {
  const { memberId } = requireSignedIn(ctx);
  if (sentId !== undefined) await requireOwn(ctx, sentId);
  await ctx.limits.consume('contentByMember', memberId);
  const added = { draft: toStored(sent), status: status ?? 'ACTIVE', chosen: name ?? null, clientId };
  const { id: _id, isRepeat } =
    sentId === undefined ? await insertWedding(ctx, memberId, added) : { id: sentId, isRepeat: true };
  if (!isRepeat) return getOwn(ctx, _id);
  await changeWedding(ctx, _id, async (tx, row) => {
    if (updatedAt !== undefined && row.updatedAt.toISOString() !== updatedAt) fail('conflict');
    const draft = toStored(sent, row.written);
    await requireFiles(tx, memberId, draft, row.written);
    if (name !== undefined) await chooseName(ctx, tx, _id, name);
    if (row.doorId !== null) await changeMemberEvent(ctx, tx, row.doorId, toMemberEvent(draft));
    return { written: draft, ...toDayColumns(draft), ...(status && { status }) };
  });
  return getOwn(ctx, _id);
};

/** Publishes or hides a wedding. Errors: not-found, forbidden, rate-limited. */
export const setStatus = async (ctx: Context, id: string, status: WeddingStatus): Promise<OwnWedding> => {
  await requireOwn(ctx, id);
  await ctx.limits.consume('contentByMember', requireSignedIn(ctx).memberId);
  await changeWedding(ctx, id, () => Promise.resolve({ status }));
  return getOwn(ctx, id);
};

/**
 * Deletes a wedding, restorable for thirty days; keeps its check-in event. Errors: not-found, forbidden, rate-limited.
 */
export const remove = async (ctx: Context, id: string): Promise<void> => {
  await requireOwn(ctx, id);
  await ctx.limits.consume('contentByMember', requireSignedIn(ctx).memberId);
  await changeWedding(ctx, id, () => Promise.resolve({ deletedAt: ctx.clock.now() }));
};

/** Restores a deleted wedding of the caller. Errors: not-found. */
export const restore = async (ctx: Context, id: string): Promise<OwnWedding> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.transaction(async (tx) => {
    const row = await queries.findDeletedForUpdate(tx, { id, memberId, after: restorableAfter(ctx) });
    if (!row) fail('not-found');
    await queries.update(tx, id, { deletedAt: null, updatedAt: ctx.clock.now() });
  });
  return getOwn(ctx, id);
};

import type { SentPhoto } from '@m4u/contract/event/wedding/photos';
import { MOST_GUEST_PHOTOS, MOST_PHOTOS, MOST_VISITOR_PHOTOS } from '@m4u/contract/event/wedding/rules';
import type { UploadedFile } from '@m4u/contract/http/endpoint';
import { checkChallenge } from '../../../platform/challenge/challenge.ts';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import { AppError, fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { networkOf } from '../../../platform/limits/address.ts';
import { storePicture } from '../../../profile/upload/service.ts';
import { findByCode, type GuestRow } from '../guests/queries.ts';
import type { WeddingRow } from '../queries.ts';
import { findForUpdate } from '../reply/queries.ts';
import { isOwner } from '../policy.ts';
import { takesPhotos } from '../rules.ts';
import { findInvitation } from '../service.ts';
import * as queries from './queries.ts';

/** Requires a wedding that takes photos now. Errors: not-found, wrong-state. */
const requireOpen = (ctx: Context, row: WeddingRow | undefined): WeddingRow => {
  const wedding = row ?? fail('not-found');
  return takesPhotos(wedding, ctx.clock.now()) ? wedding : fail('wrong-state');
};

/** Requires room for one more photo; returns how many wait. Errors: guest-photos-full, wedding-photos-full. */
const requireRoom = async (db: Executor, weddingId: string, guest: GuestRow | undefined): Promise<number> => {
  const { all, ofGuest, ofVisitors, waiting } = await queries.countAll(db, weddingId, guest?.id ?? null);
  if (ofGuest >= MOST_GUEST_PHOTOS) fail('guest-photos-full');
  if (all >= MOST_PHOTOS || (!guest && ofVisitors >= MOST_VISITOR_PHOTOS)) fail('wedding-photos-full');
  return waiting;
};

/** Requires a solved challenge of senders without a personal link, and limits them. Errors: invalid, rate-limited. */
const checkSender = async (
  ctx: Context,
  wedding: WeddingRow,
  sent: SentPhoto,
  guest: GuestRow | undefined,
): Promise<void> => {
  // One link must not use up the limit of the wedding, which shuts out all others.
  if (guest) await ctx.limits.consume('weddingPhotosByGuest', guest.id);
  else {
    if (sent.name === '') failField('name', 'required');
    const { challengeToken: token, challengeSolution: solution, challengeAnswer: answer } = sent;
    await checkChallenge(ctx, { token, solution, answer }, 'wedding');
    await ctx.limits.consume('weddingPhotosByAddress', ctx.request.ip);
  }
  await ctx.limits.consume('weddingPhotosByWedding', wedding.id);
};

/**
 * Encodes and stores the picture as an upload of the couple, since it fills their storage and they decide about it. Runs
 * as the system, since senders may have no account. Errors: wedding-photos-full, those of the file.
 */
const storeForCouple = async (ctx: Context, { memberId }: WeddingRow, file: UploadedFile): Promise<string> => {
  try {
    // Anybody can have the address of an invitation, so senders wait by their network as new accounts do.
    const uploader = { memberId, network: networkOf(ctx.request.ip), isVerified: false };
    return (await runAsSystem(() => storePicture(ctx, memberId, file.bytes, uploader)))._id;
  } catch (error) {
    // The message of `storage-full` is for the owner of the storage.
    if (error instanceof AppError && error.code === 'storage-full') return fail('wedding-photos-full');
    throw error;
  }
};

/** Tells the couple about the first photo that waits; one by one they would be too many. */
const notifyCouple = async (ctx: Context, tx: Transaction, wedding: WeddingRow, name: string): Promise<void> => {
  if (isOwner(ctx.actor, wedding)) return;
  const data = { wedding: wedding.id, name, news: 'photos' };
  await ctx.notifier.notify(ctx, tx, {
    to: [wedding.memberId],
    kind: 'wedding',
    cause: uuidv7(),
    about: wedding.id,
    data,
  });
};

/**
 * Sends a photo to the couple, by a personal link for its guest, else as a visitor with a solved challenge
 * (docs/rules/wedding.md#guests-photos). Photos with a filled honeypot field (bots) are dropped with a normal answer.
 * Errors: not-found, wrong-state (before the day, or turned off), guest-photos-full, wedding-photos-full, invalid (fields
 * `name`, `challenge`), rate-limited, those of the file.
 */
export const sendPhoto = async (ctx: Context, sent: SentPhoto, file: UploadedFile): Promise<void> => {
  const { wedding: seen, guest } = await findInvitation(ctx, sent.weddingId, sent.guest);
  const wedding = requireOpen(ctx, seen);
  if (sent.website) return;
  // Also checked before the work, so that what is refused costs no encoding and counts against no limit.
  await requireRoom(ctx.db, wedding.id, guest);
  await checkSender(ctx, wedding, sent, guest);
  const pictureId = await storeForCouple(ctx, wedding, file);
  const name = guest ? (guest.answeredAs ?? guest.name) : sent.name;
  await ctx.transaction(async (tx) => {
    const locked = requireOpen(ctx, await findForUpdate(tx, wedding.id));
    // The couple may have removed the guest meanwhile.
    if (guest && !(await findByCode(tx, locked.id, guest.code))) fail('not-found');
    const waiting = await requireRoom(tx, locked.id, guest);
    await queries.insert(tx, {
      id: uuidv7(),
      weddingId: locked.id,
      guestId: guest?.id ?? null,
      name,
      pictureId,
      state: 'waiting',
      sentAt: ctx.clock.now(),
    });
    if (waiting === 0) await notifyCouple(ctx, tx, locked, name);
  });
};

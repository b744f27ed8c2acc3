import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { coupleName } from '@m4u/contract/event/wedding/rules';
import type { LunarDate, Wedding, WeddingSide } from '@m4u/contract/event/wedding/schema';
import { drawVietQr } from '../../content/activity/vietqr.service.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import * as guestQueries from './guests/queries.ts';
import { toLunarDate } from './calendar/lunar.rules.ts';
import * as policy from './policy.ts';
import { toWedding } from './present.service.ts';
import * as queries from './queries.ts';
import { isoDay, NAME_IN_PURPOSE, weekdayOf } from './rules.ts';

/** Finds an invitation that the caller may see: always an own one, others while published. Errors: not-found. */
export const requireVisible = async ({ db, actor }: Context, id: string): Promise<queries.WeddingRow> => {
  const ownRow = actor.kind === 'member' ? await queries.findOwn(db, id, actor.memberId) : undefined;
  return ownRow ?? (await queries.findPublished(db, id)) ?? fail('not-found');
};

/** Finds a wedding of the caller. Errors: not-found, forbidden (a visible invitation of another member). */
export const requireOwn = async (ctx: Context, id: string): Promise<queries.WeddingRow> => {
  const wedding = await requireVisible(ctx, id);
  return policy.isOwner(ctx.actor, wedding) ? wedding : fail('forbidden');
};

const CODE = /^[a-z\d]{1,64}$/;

/** Finds the guest of a personal link's code, in any case; undefined without a code or for an unknown one. */
export const findGuest = async (ctx: Context, id: string, suppliedCode = '') => {
  const code = suppliedCode.trim().toLowerCase();
  return CODE.test(code) ? guestQueries.findByCode(ctx.db, id, code) : undefined;
};

/** Finds an invitation and its guest; the guest is undefined without a valid code. Errors: not-found. */
export const findInvitation = async (ctx: Context, id: string, code: string | undefined) => {
  const wedding = await requireVisible(ctx, id);
  return { wedding, guest: await findGuest(ctx, wedding.id, code) };
};

/** One invitation for its reader. Errors: not-found, also for an unpublished one of another member. */
export const get = async (ctx: Context, id: string, code: string | undefined): Promise<Wedding> => {
  const { wedding, guest } = await findInvitation(ctx, id, code);
  return toWedding(ctx, wedding, guest);
};

/**
 * Draws the VietQR code of a family's account, with the guest's name as purpose. Errors: not-found, also without an
 * account or for a bank without VietQR.
 */
export const drawGiftQr = async (
  ctx: Context,
  id: string,
  { side, guest: code, format }: { side: WeddingSide; guest?: string | undefined; format?: 'svg' | 'png' | undefined },
): Promise<FileAnswer> => {
  const { wedding, guest } = await findInvitation(ctx, id, code);
  const { groom, bride, groomsBank, bridesBank } = wedding.written;
  const account = side === 'groom' ? groomsBank : bridesBank;
  if (!account?.bin) return fail('not-found');
  const { bin, accountNumber } = account;
  const couple = `mừng cưới ${coupleName(groom.name, bride.name)}`;
  const name = guest?.name.slice(0, NAME_IN_PURPOSE).trimEnd();
  return drawVietQr(ctx, { bin, accountNumber }, { format, purpose: name ? `${name} ${couple}` : couple });
};

/** Converts a date to the lunar calendar. Errors: invalid (no such date). */
export const convertToLunar = (
  { locale }: Context,
  day: { readonly d: number; readonly m: number; readonly y: number },
): { th: string; lunar: LunarDate } => {
  if (new Date(`${isoDay(day)}T00:00:00Z`).getUTCDate() !== day.d) failField('d', 'date');
  return { th: weekdayOf(day, locale), lunar: toLunarDate(day) };
};

import type { GiftFilter, GiftWay, WeddingGift } from '@m4u/contract/event/wedding/gifts';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Locale } from '@m4u/contract/words';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { csvFile } from '../../../platform/http/message/csv.ts';
import { formatTime } from '../../../platform/time/days.ts';
import { SIDES } from '../guests/export.service.ts';
import { listWhole } from './service.ts';

const HEADINGS: Readonly<Record<Locale, readonly string[]>> = {
  vi: ['Tên', 'Mừng bên', 'Cách mừng', 'Số tiền', 'Món quà', 'Ghi chú', 'Nhận lúc', 'Cảm ơn lúc'],
  en: ['Name', 'To', 'Given as', 'Amount', 'Thing', 'Note', 'Received at', 'Thanked at'],
};

const WAYS: Readonly<Record<Locale, Readonly<Record<GiftWay, string>>>> = {
  vi: { envelope: 'Phong bì', transfer: 'Chuyển khoản', thing: 'Hiện vật' },
  en: { envelope: 'Envelope', transfer: 'Transfer', thing: 'Thing' },
};

const toCsvRow = (gift: WeddingGift, locale: Locale): string[] => [
  gift.name,
  SIDES[locale][gift.side],
  WAYS[locale][gift.way],
  gift.amount === 0 ? '' : String(gift.amount),
  gift.thing,
  gift.note,
  formatTime(new Date(gift.receivedAt)),
  gift.thankedAt === null ? '' : formatTime(new Date(gift.thankedAt)),
];

const FILE_NAME: Readonly<Record<Locale, string>> = { vi: 'Sổ mừng cưới', en: 'Wedding gifts' };

/** Exports the gifts of the caller's wedding as CSV. Errors: not-found, rate-limited. */
export const exportGifts = async (
  ctx: Context,
  id: string,
  filter: NonNullable<GiftFilter>,
  locale: Locale = ctx.locale,
): Promise<FileAnswer> => {
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  const lines = (await listWhole(ctx, id, filter)).map((gift) => toCsvRow(gift, locale));
  return csvFile(FILE_NAME[locale], [[...HEADINGS[locale]], ...lines]);
};

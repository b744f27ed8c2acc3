import { invitationPath } from '@m4u/contract/event/wedding/rules';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { GuestFilter, WeddingGuest } from '@m4u/contract/event/wedding/guests';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import type { Locale } from '@m4u/contract/words';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { formatTime } from '../../../platform/time/days.ts';
import { csvFile } from '../../../platform/http/message/csv.ts';
import { listWhole } from './service.ts';
import { requireOwn } from '../service.ts';

/** Columns of the table; the first four are the columns of a pasted list. */
const HEADINGS: Readonly<Record<Locale, readonly string[]>> = {
  vi: [
    'Tên',
    'Khách của',
    'Điện thoại',
    'Nhóm',
    'Liên kết riêng',
    'Trả lời lúc',
    'Tham dự',
    'Số người',
    'Suất chay',
    'Trẻ em',
    'Điều bếp cần biết',
    'Bàn',
    'Lời chúc',
    'Đến lúc',
    'Số người đến',
  ],
  en: [
    'Name',
    'Guest of',
    'Phone',
    'Group',
    'Personal link',
    'Answered at',
    'Coming',
    'People',
    'Vegetarian meals',
    'Children',
    'What the kitchen should know',
    'Table',
    'Wish',
    'Arrived at',
    'People arrived',
  ],
};

/** Words for the sides of a wedding in tables. */
export const SIDES: Readonly<Record<Locale, Readonly<Record<WeddingSide, string>>>> = {
  vi: { groom: 'Nhà trai', bride: 'Nhà gái' },
  en: { groom: 'Groom', bride: 'Bride' },
};

const ANSWERS: Readonly<Record<Locale, { readonly yes: string; readonly no: string }>> = {
  vi: { yes: 'Có', no: 'Không' },
  en: { yes: 'Yes', no: 'No' },
};

const formatMoment = (moment: string | null): string => (moment === null ? '' : formatTime(new Date(moment)));
// The spaces keep spreadsheets from reading a number and dropping its first 0.
const localPhone = (phone: string): string =>
  phone.replace(/^\+84/, '0').replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');

const toCsvRow = (guest: WeddingGuest, link: string, locale: Locale): string[] => {
  const isComing = guest.coming === null ? '' : ANSWERS[locale][guest.coming ? 'yes' : 'no'];
  return [
    guest.name,
    SIDES[locale][guest.side],
    guest.phone === null ? '' : localPhone(guest.phone),
    guest.group,
    link,
    formatMoment(guest.answeredAt),
    isComing,
    guest.coming ? String(guest.people) : '',
    guest.coming ? String(guest.vegetarian) : '',
    guest.coming ? String(guest.children) : '',
    guest.diet,
    guest.table?.name ?? '',
    guest.wish,
    formatMoment(guest.arrivedAt),
    guest.arrivedAt === null ? '' : String(guest.arrived),
  ];
};

const FILE_NAME: Readonly<Record<Locale, string>> = { vi: 'Khách mời đám cưới', en: 'Wedding guests' };

/** Exports the guests of the caller's wedding as CSV. Errors: not-found, forbidden, rate-limited. */
export const exportCsv = async (
  ctx: Context,
  id: string,
  filter: NonNullable<GuestFilter>,
  locale: Locale = ctx.locale,
): Promise<FileAnswer> => {
  const { name } = await requireOwn(ctx, id);
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  const linkOf = ({ code }: WeddingGuest) => ctx.config.publicUrl + invitationPath({ _id: id, name }, code);
  const lines = (await listWhole(ctx, id, filter)).map((guest) => toCsvRow(guest, linkOf(guest), locale));
  return csvFile(FILE_NAME[locale], [[...HEADINGS[locale]], ...lines]);
};

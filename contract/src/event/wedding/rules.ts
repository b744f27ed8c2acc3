import type { Locale } from '../../words.ts';

/** Most guests of a wedding, including those who replied to the common invitation. */
export const MOST_GUESTS = 2000;

/** Most lines of one pasted list, and its most characters. */
export const MOST_LINES = 500;
export const PASTE_LENGTH = 100_000;

/** Most guests whose links are noted as sent, or who are seated, in one call. */
export const MOST_SENT = 100;

/** Most tables of a wedding, those added at once, and the chairs of one. */
export const MOST_TABLES = 200;
export const MOST_NEW_TABLES = 50;
export const MOST_CHAIRS = 30;

/** Most gifts of a wedding, and transfers that are read or noted at once. */
export const MOST_GIFTS = 2000;
export const MOST_TRANSFERS = 100;

/** Most characters of the couple's words of thanks. */
export const THANKS_LENGTH = 600;
/** Most photos that one guest sends, that a wedding has of its guests, and that are changed in one call. */
export const MOST_GUEST_PHOTOS = 20;
export const MOST_PHOTOS = 500;
/** Most photos of visitors without a personal link that wait, so that they cannot take the room of all guests. */
export const MOST_VISITOR_PHOTOS = 200;
export const MOST_CHOSEN_PHOTOS = 100;

/** Most people of one reply. */
export const MOST_SEATS = 20;

/** Most weddings of one member, including those deleted within the last 30 days. */
export const MOST_WEDDINGS = 20;

/** Days in which a deleted wedding can be restored. */
export const WEDDING_KEPT_DAYS = 30;

/**
 * The path of an invitation; `guest` is the code of a personal link. A personal link has the id, since a name may be
 * given up after the link was sent or printed (docs/rules/wedding.md#address).
 */
export const invitationPath = (
  { _id, name }: { readonly _id: string; readonly name: string | null },
  guest?: string,
): string => {
  if (guest) return `/wedding/${_id}?guest=${encodeURIComponent(guest)}`;
  return name === null ? `/wedding/${_id}` : `/thiep/${name}`;
};

/** The path of payment codes of weddings under the API's root. */
export const WEDDING_VIETQR_PATH = '/wedding/vietqr/:id';

/** The path of calendar files of weddings under the API's root. */
export const WEDDING_CALENDAR_PATH = '/wedding/calendar/:id';

/**
 * The address of a family's payment code as SVG or PNG; `guest` is the code of a personal link and adds the guest's
 * name to the memo.
 */
export const weddingVietQr = (
  id: string,
  side: 'groom' | 'bride',
  { guest, format = 'svg' }: { guest?: string | undefined; format?: 'svg' | 'png' } = {},
): string => {
  const query = new URLSearchParams({ side, format, ...(guest && { guest }) });
  return `/api${WEDDING_VIETQR_PATH.replace(':id', id)}?${query.toString()}`;
};

/** The address of the calendar file of both days. */
export const weddingCalendar = (id: string, guest?: string): string =>
  `/api${WEDDING_CALENDAR_PATH.replace(':id', id)}${guest ? `?guest=${encodeURIComponent(guest)}` : ''}`;

/** The address of the guest list as CSV. */
export const weddingCsv = (id: string, lang: 'vi' | 'en'): string => `/api/wedding/guests/csv/${id}?lang=${lang}`;

/** The address of the gifts as CSV. */
export const giftsCsv = (id: string, lang: 'vi' | 'en'): string => `/api/wedding/gifts/csv/${id}?lang=${lang}`;

/** Amounts below this one are typed in thousands: no envelope holds less. */
const TYPED_IN_FULL = 10_000;

/** The amount in VND that somebody means by a number typed in a hurry: 500 is 500.000. */
export const toGiftAmount = (typed: number): number => (typed < TYPED_IN_FULL ? typed * 1000 : typed);
/** The address of the photos of guests as a ZIP. */
export const weddingPhotosZip = (id: string): string => `/api/wedding/photos/zip/${id}`;

/** The given name: the last word of a Vietnamese name. */
export const givenName = (name: string): string => name.split(/\s+/).at(-1) ?? name;

/** The given names of a couple: Minh & Lan. */
export const coupleName = (groom: string, bride: string): string => `${givenName(groom)} & ${givenName(bride)}`;

/** The title of an invitation for browsers and share previews; contains the guest's name for a personal link. */
export const weddingTitle = (couple: string, guest: string | undefined, locale: Locale): string => {
  const vietnamese = locale === 'vi';
  const title = `${vietnamese ? 'Thiệp cưới' : 'Wedding invitation'} · ${couple}`;
  if (!guest) return title;
  return vietnamese ? `${title} – trân trọng kính mời ${guest}` : `${title} – for ${guest}`;
};

/** The description of a share preview (docs/rules/wedding.md#sharing). */
export const WEDDING_DESCRIPTION: Readonly<Record<Locale, string>> = {
  vi: 'Trân trọng kính mời',
  en: 'You are cordially invited',
};

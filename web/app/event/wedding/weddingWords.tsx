import { lazy } from '@m4u/contract/lazy';
import type {
  LunarDate,
  ShownDay,
  Wedding,
  WeddingDesign,
  WeddingSide,
  WeddingStatus,
  WeddingTune,
} from '@m4u/contract/event/wedding/schema';
import { m } from '../../paraglide/messages.js';
import { locale } from '../../platform/language/language.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Joins the names of a couple: `Minh Quân & Thu Hà`. */
export const namesOf = ({ groom, bride }: { groom: string; bride: string }): string =>
  [groom, bride].filter(Boolean).join(' & ');

/** The names of an invitation. */
export const namesIn = ({ groom, bride }: Pick<Wedding, 'groom' | 'bride'>): string =>
  namesOf({ groom: groom.name, bride: bride.name });

/** Formats an hour stored as `11H00`. */
export const hourWords = (written: string): string => {
  const [hour = '', minute = ''] = written.split(/[Hh:]/);
  return minute === '00' ? m.wedding_hour_sharp({ hour: String(Number(hour)) }) : m.wedding_hour({ hour, minute });
};

/** Formats a lunar date: `Nhằm ngày 11 tháng 11 năm Quý Mão`. */
export const lunarWords = ({ day, month, leap, yearName }: LunarDate): string => {
  const parts = { day: String(day), month: String(month), year: yearName };
  return leap ? m.wedding_lunar_leap(parts) : m.wedding_lunar(parts);
};

const englishMonths = lazy(() => new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }));
const englishMonth = (month: number): string => englishMonths().format(Date.UTC(2000, month - 1));

/** Formats a day: `Thứ Bảy, ngày 23 tháng 12 năm 2023`, `Saturday, 23 December 2023`. */
export const dayWords = ({ th, d, m: month, y }: Pick<ShownDay, 'th' | 'd' | 'm' | 'y'>): string =>
  m.wedding_date_long(
    locale() === 'en'
      ? { weekday: th, day: String(d), month: englishMonth(month), year: String(y) }
      : { weekday: th, day: two(d), month: two(month), year: String(y) },
  );

/** Formats a month for the date block: `Tháng 12`, `December`. */
export const monthWords = ({ m: month }: { m: number }): string =>
  locale() === 'en' ? englishMonth(month) : m.wedding_month({ month: String(month) });

/** A day as `YYYY-MM-DD`. */
export const isoDay = ({ d, m: month, y }: { d: number; m: number; y: number }): string =>
  `${y}-${two(month)}-${two(d)}`;

const designWords: Readonly<Record<WeddingDesign, readonly [name: () => string, text: () => string]>> = {
  songHy: [m.wedding_design_songHy, m.wedding_design_songHy_text],
  minimal: [m.wedding_design_minimal, m.wedding_design_minimal_text],
  floral: [m.wedding_design_floral, m.wedding_design_floral_text],
  hue: [m.wedding_design_hue, m.wedding_design_hue_text],
};

/** All designs. */
export const designs = Object.keys(designWords) as WeddingDesign[];

/** The name of a design. */
export const designName = (design: WeddingDesign): string => designWords[design][0]();

/** The description of a design. */
export const designText = (design: WeddingDesign): string => designWords[design][1]();

const tuneNames: Readonly<Record<WeddingTune, () => string>> = {
  none: m.wedding_tune_none,
  bridalChorus: m.wedding_tune_bridalChorus,
  canon: m.wedding_tune_canon,
  odeToJoy: m.wedding_tune_odeToJoy,
};

/** All tunes, including `none`. */
export const tunes = Object.keys(tuneNames) as WeddingTune[];

/** The name of a tune. */
export const tuneName = (tune: WeddingTune): string => tuneNames[tune]();

/** Label of an invitation's status. */
export const statusName = (status: WeddingStatus): string =>
  ({ ACTIVE: m.wedding_status_ACTIVE, DRAFT: m.wedding_status_DRAFT, HIDDEN: m.wedding_status_HIDDEN })[status]();

/** Label of a guest's side. */
export const sideName = (side: WeddingSide): string =>
  side === 'groom' ? m.wedding_side_groom() : m.wedding_side_bride();

/** Both sides as the options of a choice. */
export const sideOptions = (): { value: WeddingSide; label: string }[] => [
  { value: 'groom', label: m.wedding_side_groom() },
  { value: 'bride', label: m.wedding_side_bride() },
];

/** Link to a place on a map: the couple's link, else one by name and address; null without either. */
export const mapOf = ({ name, address, mapLink }: Wedding['partyPlace']): string | null => {
  const query = [name, address].filter(Boolean).join(', ');
  if (mapLink || !query) return mapLink || null;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query }).toString()}`;
};

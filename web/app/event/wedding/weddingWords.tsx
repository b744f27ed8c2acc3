import { lazy } from '@m4u/contract/lazy';
import type {
  LunarDate,
  ShownDay,
  Wedding,
  WeddingDesign,
  WeddingPalette,
  WeddingSide,
  WeddingStatus,
  WeddingStep,
  WeddingTune,
} from '@m4u/contract/event/wedding/schema';
import { m } from '../../paraglide/messages.js';
import { date } from '../../platform/language/formats.ts';
import { locale } from '../../platform/language/language.ts';
import { mapLink } from '../../ui/map/mapLinks.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Joins the names of a couple: `Minh Quân & Thu Hà`. */
export const joinNames = ({ groom, bride }: { groom: string; bride: string }): string =>
  [groom, bride].filter(Boolean).join(' & ');

/** The names of an invitation. */
export const coupleNames = ({ groom, bride }: Pick<Wedding, 'groom' | 'bride'>): string =>
  joinNames({ groom: groom.name, bride: bride.name });

/** Formats an hour stored as `11H00`. */
export const formatHour = (written: string): string => {
  const [hour = '', minute = ''] = written.split(/[Hh:]/);
  return minute === '00' ? m.wedding_hour_sharp({ hour: String(Number(hour)) }) : m.wedding_hour({ hour, minute });
};

/** Formats a lunar date: `Nhằm ngày 11 tháng 11 năm Quý Mão`. */
export const formatLunarDate = ({ day, month, leap, yearName }: LunarDate): string => {
  const parts = { day: String(day), month: String(month), year: yearName };
  return leap ? m.wedding_lunar_leap(parts) : m.wedding_lunar(parts);
};

const englishMonths = lazy(() => new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }));
const englishMonth = (month: number): string => englishMonths().format(Date.UTC(2000, month - 1));

/** Formats a day: `Thứ Bảy, ngày 23 tháng 12 năm 2023`, `Saturday, 23 December 2023`. */
export const formatDay = ({ th, d, m: month, y }: Pick<ShownDay, 'th' | 'd' | 'm' | 'y'>): string =>
  m.wedding_date_long(
    locale() === 'en'
      ? { weekday: th, day: String(d), month: englishMonth(month), year: String(y) }
      : { weekday: th, day: twoDigits(d), month: twoDigits(month), year: String(y) },
  );

/** Formats a day that guests must not take for another: `16/12/2023`; in English `16 December 2023`, whose month is a word. */
export const formatDate = (isoDay: string): string => {
  const [year = '', month, day] = isoDay.split('-');
  return locale() === 'en' ? `${Number(day)} ${englishMonth(Number(month))} ${year}` : date(isoDay);
};

/** Formats a month for the date block: `Tháng 12`, `December`. */
export const formatMonth = ({ m: month }: { m: number }): string =>
  locale() === 'en' ? englishMonth(month) : m.wedding_month({ month: String(month) });

/** A day as `YYYY-MM-DD`. */
export const toIsoDay = ({ d, m: month, y }: { d: number; m: number; y: number }): string =>
  `${y}-${twoDigits(month)}-${twoDigits(d)}`;

type Occasions = {
  readonly [day in 'weddingDay' | 'weddingPartyDay']: { readonly h: string };
} & { readonly [place in 'ceremonyPlace' | 'partyPlace']: { readonly name: string; readonly address: string } };

/** What guests do not learn from an invitation, in words: hours and places of ceremony and reception. */
export const missingWords = ({ weddingDay, weddingPartyDay, ceremonyPlace, partyPlace }: Occasions): string[] => {
  const isOpen = ({ name, address }: Occasions['partyPlace']) => name.trim() === '' && address.trim() === '';
  return [
    ...(weddingDay.h === '' ? [m.wedding_missing_ceremony_hour()] : []),
    ...(isOpen(ceremonyPlace) ? [m.wedding_missing_ceremony_place()] : []),
    ...(weddingPartyDay.h === '' ? [m.wedding_missing_party_hour()] : []),
    ...(isOpen(partyPlace) ? [m.wedding_missing_party_place()] : []),
  ];
};

/** Names of the designs. */
export const weddingDesignWords: Readonly<Record<WeddingDesign, () => string>> = {
  songHy: m.wedding_design_songHy,
  minimal: m.wedding_design_minimal,
  floral: m.wedding_design_floral,
  hue: m.wedding_design_hue,
  dinh: m.wedding_design_dinh,
  garden: m.wedding_design_garden,
  photo: m.wedding_design_photo,
  church: m.wedding_design_church,
};

/** Descriptions of the designs. */
export const weddingDesignDescriptions: Readonly<Record<WeddingDesign, () => string>> = {
  songHy: m.wedding_design_songHy_text,
  minimal: m.wedding_design_minimal_text,
  floral: m.wedding_design_floral_text,
  hue: m.wedding_design_hue_text,
  dinh: m.wedding_design_dinh_text,
  garden: m.wedding_design_garden_text,
  photo: m.wedding_design_photo_text,
  church: m.wedding_design_church_text,
};

/** All designs. */
export const weddingDesigns = Object.keys(weddingDesignWords) as WeddingDesign[];

/** Names of the palettes of each design. */
export const weddingPaletteWords: Readonly<Record<WeddingDesign, Readonly<Record<WeddingPalette, () => string>>>> = {
  songHy: { first: m.wedding_palette_songHy_first, second: m.wedding_palette_songHy_second },
  minimal: { first: m.wedding_palette_minimal_first, second: m.wedding_palette_minimal_second },
  floral: { first: m.wedding_palette_floral_first, second: m.wedding_palette_floral_second },
  hue: { first: m.wedding_palette_hue_first, second: m.wedding_palette_hue_second },
  dinh: { first: m.wedding_palette_dinh_first, second: m.wedding_palette_dinh_second },
  garden: { first: m.wedding_palette_garden_first, second: m.wedding_palette_garden_second },
  photo: { first: m.wedding_palette_photo_first, second: m.wedding_palette_photo_second },
  church: { first: m.wedding_palette_church_first, second: m.wedding_palette_church_second },
};

/** All palettes. */
export const weddingPalettes: readonly WeddingPalette[] = ['first', 'second'];

/** Names of the tunes. */
const weddingTuneWords: Readonly<Record<WeddingTune, () => string>> = {
  none: m.wedding_tune_none,
  bridalChorus: m.wedding_tune_bridalChorus,
  canon: m.wedding_tune_canon,
  odeToJoy: m.wedding_tune_odeToJoy,
  redThread: m.wedding_tune_redThread,
  lotusLake: m.wedding_tune_lotusLake,
  riverDusk: m.wedding_tune_riverDusk,
  own: m.wedding_tune_own,
};

/** All tunes, including `none`, as the options of a choice. */
export const weddingTuneOptions = () =>
  (Object.keys(weddingTuneWords) as WeddingTune[]).map((value) => ({ value, label: weddingTuneWords[value]() }));

/** Names of the kinds of steps of the programme. */
const weddingStepWords: Readonly<Record<WeddingStep['kind'], () => string>> = {
  welcome: m.wedding_step_welcome,
  ceremony: m.wedding_step_ceremony,
  procession: m.wedding_step_procession,
  party: m.wedding_step_party,
  cake: m.wedding_step_cake,
  photo: m.wedding_step_photo,
  music: m.wedding_step_music,
  other: m.wedding_step_other,
};

/** All kinds of steps as the options of a choice. */
export const weddingStepOptions = () =>
  (Object.keys(weddingStepWords) as WeddingStep['kind'][]).map((value) => ({
    value,
    label: weddingStepWords[value](),
  }));

/** Labels of the statuses of an invitation. */
export const weddingStatusWords: Readonly<Record<WeddingStatus, () => string>> = {
  ACTIVE: m.wedding_status_ACTIVE,
  DRAFT: m.wedding_status_DRAFT,
  HIDDEN: m.wedding_status_HIDDEN,
};

/** Labels of the sides of guests. */
export const weddingSideWords: Readonly<Record<WeddingSide, () => string>> = {
  groom: m.wedding_side_groom,
  bride: m.wedding_side_bride,
};

/** Both sides as the options of a choice. */
export const weddingSideOptions = () =>
  (['groom', 'bride'] as const).map((value) => ({ value, label: weddingSideWords[value]() }));

/** Link to a place on a map: the couple's link, else one by position, or by name and address; null without any. */
export const placeMapLink = ({ name, address, mapLink: chosen, position }: Wedding['partyPlace']): string | null => {
  const at = position ?? [name, address].filter(Boolean).join(', ');
  return chosen || (at === '' ? null : mapLink(at));
};

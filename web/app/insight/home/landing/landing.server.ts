import { invitationPath } from '@m4u/contract/event/wedding/rules';
import type { LandingPrices } from '@m4u/contract/insight/home/landing';
import { memberTag } from '@m4u/contract/tags';
import { href, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { cacheable } from '../../../platform/cache/shared.server.ts';
import { renderedOnServerOnly } from '../../../platform/document/parts/static-part.server.ts';
import { defaultLocale, toLocale } from '../../../platform/language/language.ts';
import { date } from '../../../platform/language/formats.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { themeDots, themeRules } from './sampleThemes.server.ts';
import { drawnPages, drawnPicture, type SamplePage } from './samplePages.tsx';
import { orNothing, readShowcase } from './showcase.server.ts';
import type { Couple, SampleCv } from './UsePictures.tsx';

type Context = Readonly<RouterContextProvider>;

/** The part of the start page that is only read and followed. */
export interface LandingData {
  /** The page in the middle, the left and the right one. */
  readonly pages: readonly [SamplePage, SamplePage, SamplePage];
  /** Style rules of the phones' themes. */
  readonly rules: string;
  readonly couple: Couple;
  readonly cv: SampleCv;
  /** Path of the invitation and of the CV to open; null for none. */
  readonly invitationTo: string | null;
  readonly cvTo: string | null;
  readonly prices: LandingPrices;
}

/** The last two words of a name, as invitations write it: `Gia Khôi`. */
const shortName = (name: string): string => name.trim().split(/\s+/).slice(-2).join(' ');

const readCouple = async (context: Context, id: string) => {
  const { data: wedding } = await api(context).wedding.get({ params: { id }, query: {} });
  cacheable(context, memberTag(wedding.memberId));
  return {
    to: invitationPath(wedding),
    couple: {
      groom: shortName(wedding.groom.name),
      bride: shortName(wedding.bride.name),
      day: date(wedding.weddingDay.at),
    },
  };
};

const readCv = async (context: Context, memberId: string) => {
  const { data: cv } = await api(context).cv.view({ params: { memberId } });
  cacheable(context, memberTag(cv.memberId));
  return {
    to: href('/cv/:memberId', { memberId: cv.urlMinify ?? cv.memberId }),
    cv: {
      name: cv.fullName,
      role: cv.headline,
      lang: toLocale(cv.language) ?? defaultLocale,
      photo: cv.photo && smallSource(cv.photo, 44),
    },
  };
};

const drawnCouple = (): Couple => ({ groom: 'Gia Khôi', bride: 'Mỹ Linh', day: m.landing_sample_wedding_day() });
const drawnCv = (): SampleCv => ({
  name: 'Vũ Đức Minh',
  role: 'Kỹ sư phần mềm',
  lang: 'vi',
  photo: drawnPicture('portrait-engineer'),
});

/**
 * Reads the start page for visitors, which is the same for all of them: pages, an invitation and a CV that the operator
 * shows, or drawings. Most of it is not sent again for scripts.
 */
export const readLanding = async (context: Context) => {
  const { pages: names, invitation, cv: cvOf, prices } = scopeOf(context).landing;
  cacheable(context);
  const [shown, wedding, sheet] = await Promise.all([
    readShowcase(context, names),
    invitation === null ? null : orNothing(context, readCouple(context, invitation)),
    cvOf === null ? null : orNothing(context, readCv(context, cvOf)),
  ]);
  const [middle, left, right] = drawnPages;
  const pages = [shown[0] ?? middle, shown[1] ?? left, shown[2] ?? right] as const;
  const content: LandingData = {
    pages,
    rules: themeRules(pages.every(({ cover }) => cover !== null)),
    couple: wedding?.couple ?? drawnCouple(),
    cv: sheet?.cv ?? drawnCv(),
    invitationTo: wedding?.to ?? null,
    cvTo: sheet?.to ?? null,
    prices,
  };
  return {
    content: renderedOnServerOnly(context, content),
    dots: themeDots(),
    /** Path of the first page that is shown; null where all are drawn. */
    sample: shown.find((page) => page !== null)?.to ?? null,
    isFree: prices.personal === 0,
  };
};

import { readPosition } from '@m4u/contract/address/position';
import type { BankAccount } from '@m4u/contract/content/activity/account';
import { banks } from '@m4u/contract/content/activity/banks';
import type { Picture } from '@m4u/contract/common';
import type { LunarDate, ShownDay, ShownPlace, Wedding } from '@m4u/contract/event/wedding/schema';
import { m } from '../../../paraglide/messages.js';
import { type Posted, rowsOf, textsOf, wordsOf } from './postedWedding.tsx';
import { weddingDesigns, weddingPalettes, toIsoDay } from '../weddingWords.tsx';

/** Weekday and lunar date of a day. */
export interface DateWords {
  readonly th: string;
  readonly lunar: LunarDate;
}

/** Data of a preview besides the form. */
export interface PreviewSources {
  /** The saved invitation; null for a new one. */
  readonly wedding: Wedding | null;
  /** Pictures of the form by their ids. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Dates by `YYYY-MM-DD`. */
  readonly dates: ReadonlyMap<string, DateWords>;
}

type Words = ReturnType<typeof wordsOf>;

const noDate: DateWords = { th: '', lunar: { day: 1, month: 1, year: 1, leap: false, yearName: '' } };

const shownDay = (day: Words['weddingDay'], { dates }: PreviewSources): ShownDay => {
  const date = toIsoDay(day);
  const time = Date.parse(`${date}T${(day.h || '00H00').replace('H', ':')}:00+07:00`);
  return { ...day, ...(dates.get(date) ?? noDate), at: new Date(time || 0).toISOString() };
};

/** A place with the position that its text has so far. */
const shownPlace = ({ position = '', ...place }: Words['partyPlace']): ShownPlace => ({
  ...place,
  position: readPosition(position) ?? null,
});

/** An account without its payment code, which exists only after saving. */
const shownAccount = (account: Words['groomsBank']): BankAccount | null => {
  if (!account) return null;
  const bank = banks.find(({ bin }) => bin === account.bankName);
  return { ...account, bankName: bank?.shortName ?? account.bankName, bin: null };
};

/** The posted pictures of a field; unknown ones are left out. */
const picturesOf = (posted: unknown, { pictures }: PreviewSources) =>
  rowsOf(posted).flatMap((row) => {
    const { _id = '', caption = '' } = textsOf(row);
    const picture = pictures.get(_id);
    return picture ? [{ ...picture, caption }] : [];
  });

const pictureIn = (posted: unknown, sources: PreviewSources) => {
  const part = typeof posted === 'object' && posted !== null && 'picture' in posted ? posted.picture : undefined;
  return picturesOf(part, sources)[0] ?? null;
};

/** Builds an unsaved invitation from the present fields of its form. */
export const previewOf = (posted: Posted, sources: PreviewSources): Wedding => {
  const texts = wordsOf(posted);
  const { wedding } = sources;
  const chapters = rowsOf(posted['story']);
  return {
    ...texts,
    design: weddingDesigns.includes(texts.design) ? texts.design : 'songHy',
    palette: weddingPalettes.includes(texts.palette) ? texts.palette : 'first',
    // The preview is silent and takes no photos.
    song: null,
    guestPhotos: false,
    _id: wedding?._id ?? '',
    type: 'WEDDING',
    status: wedding?.status ?? 'DRAFT',
    memberId: wedding?.memberId ?? '',
    groom: {
      ...texts.groom,
      name: texts.groom.name || m.wedding_form_groom(),
      picture: pictureIn(posted['groom'], sources),
    },
    bride: {
      ...texts.bride,
      name: texts.bride.name || m.wedding_form_bride(),
      picture: pictureIn(posted['bride'], sources),
    },
    groomsBank: shownAccount(texts.groomsBank),
    bridesBank: shownAccount(texts.bridesBank),
    weddingDay: shownDay(texts.weddingDay, sources),
    weddingPartyDay: shownDay(texts.weddingPartyDay, sources),
    ceremonyPlace: shownPlace(texts.ceremonyPlace),
    partyPlace: shownPlace(texts.partyPlace),
    schedule: texts.schedule.filter(({ title }) => title !== ''),
    dress: { ...texts.dress, colours: texts.dress.colours.filter(({ name }) => name !== '') },
    story: texts.story.flatMap((chapter, index) =>
      chapter.title === '' && chapter.text === '' ? [] : [{ ...chapter, picture: pictureIn(chapters[index], sources) }],
    ),
    video: texts.video ?? '',
    cover: picturesOf(posted['cover'], sources)[0] ?? null,
    album: picturesOf(posted['album'], sources),
    wishes: texts.showWishes ? (wedding?.wishes ?? []) : [],
    open: true,
    photos: { open: false, shown: 0 },
    guest: null,
    can: { update: false },
  };
};

const asRow = (picture: Picture | null) => (picture ? [{ _id: picture._id }] : []);

/** The fields that the unchanged form would post: initial values and saved pictures. */
export const postedAtFirst = (values: Readonly<Record<string, unknown>>, wedding: Wedding | null): Posted => {
  if (!wedding) return { ...values, showWishes: 'on', guestPhotos: 'on' };
  const { groom, bride, schedule, dress, story, cover, album, showWishes, guestPhotos, findable } = wedding;
  return {
    ...values,
    schedule,
    dress,
    showWishes: showWishes ? 'on' : undefined,
    guestPhotos: guestPhotos ? 'on' : undefined,
    findable: findable ? 'on' : undefined,
    groom: { ...groom, picture: asRow(groom.picture) },
    bride: { ...bride, picture: asRow(bride.picture) },
    story: story.map((chapter) => ({ ...chapter, picture: asRow(chapter.picture) })),
    cover: asRow(cover),
    album,
  };
};

/** The pictures of a saved invitation by their ids. */
export const picturesIn = (wedding: Wedding | null): Map<string, Picture> => {
  if (!wedding) return new Map();
  const { groom, bride, story, cover, album } = wedding;
  const all = [groom.picture, bride.picture, cover, ...story.map(({ picture }) => picture), ...album];
  return new Map(all.flatMap((picture) => (picture ? [[picture._id, picture]] : [])));
};

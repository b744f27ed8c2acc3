import type { BankAccount } from '@m4u/contract/content/activity/account';
import { banks } from '@m4u/contract/content/activity/banks';
import type { Picture } from '@m4u/contract/common';
import type { LunarDate, ShownDay, Wedding } from '@m4u/contract/event/wedding/schema';
import { m } from '../../../paraglide/messages.js';
import { type Posted, rowsOf, textsOf, wordsOf } from './postedWedding.tsx';
import { designs, isoDay } from '../weddingWords.tsx';

/** Weekday and lunar date of a day. */
export interface DateWords {
  readonly th: string;
  readonly lunar: LunarDate;
}

/** Data of a preview besides the form. */
export interface Known {
  /** The saved invitation; null for a new one. */
  readonly wedding: Wedding | null;
  /** Pictures of the form by their ids. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Dates by `YYYY-MM-DD`. */
  readonly dates: ReadonlyMap<string, DateWords>;
}

type Words = ReturnType<typeof wordsOf>;

const noDate: DateWords = { th: '', lunar: { day: 1, month: 1, year: 1, leap: false, yearName: '' } };

const shownDay = (day: Words['weddingDay'], { dates }: Known): ShownDay => {
  const date = isoDay(day);
  const at = Date.parse(`${date}T${day.h.replace('H', ':')}:00+07:00`);
  return { ...day, ...(dates.get(date) ?? noDate), at: new Date(at || 0).toISOString() };
};

/** An account without its payment code, which exists only after saving. */
const shownAccount = (account: Words['groomsBank']): BankAccount | null => {
  if (!account) return null;
  const bank = banks.find(({ bin }) => bin === account.bankName);
  return { ...account, bankName: bank?.shortName ?? account.bankName, bin: null };
};

/** The posted pictures of a field; unknown ones are left out. */
const picturesOf = (posted: unknown, { pictures }: Known) =>
  rowsOf(posted).flatMap((row) => {
    const { _id = '', caption = '' } = textsOf(row);
    const picture = pictures.get(_id);
    return picture ? [{ ...picture, caption }] : [];
  });

const pictureIn = (posted: unknown, known: Known) => {
  const part = typeof posted === 'object' && posted !== null && 'picture' in posted ? posted.picture : undefined;
  return picturesOf(part, known)[0] ?? null;
};

/** Builds an unsaved invitation from the present fields of its form. */
export const previewOf = (posted: Posted, known: Known): Wedding => {
  const words = wordsOf(posted);
  const { wedding } = known;
  const chapters = rowsOf(posted['story']);
  return {
    ...words,
    design: designs.includes(words.design) ? words.design : 'songHy',
    _id: wedding?._id ?? '',
    type: 'WEDDING',
    status: wedding?.status ?? 'DRAFT',
    memberId: wedding?.memberId ?? '',
    groom: {
      ...words.groom,
      name: words.groom.name || m.wedding_form_groom(),
      picture: pictureIn(posted['groom'], known),
    },
    bride: {
      ...words.bride,
      name: words.bride.name || m.wedding_form_bride(),
      picture: pictureIn(posted['bride'], known),
    },
    groomsBank: shownAccount(words.groomsBank),
    bridesBank: shownAccount(words.bridesBank),
    weddingDay: shownDay(words.weddingDay, known),
    weddingPartyDay: shownDay(words.weddingPartyDay, known),
    story: words.story.flatMap((chapter, at) =>
      chapter.title === '' && chapter.text === '' ? [] : [{ ...chapter, picture: pictureIn(chapters[at], known) }],
    ),
    cover: picturesOf(posted['cover'], known)[0] ?? null,
    album: picturesOf(posted['album'], known),
    wishes: words.showWishes ? (wedding?.wishes ?? []) : [],
    open: true,
    guest: null,
    can: { update: false },
  };
};

const asRow = (picture: Picture | null) => (picture ? [{ _id: picture._id }] : []);

/** The fields that the unchanged form would post: initial values and saved pictures. */
export const postedAtFirst = (values: Readonly<Record<string, unknown>>, wedding: Wedding | null): Posted => {
  if (!wedding) return { ...values, showWishes: 'on' };
  const { groom, bride, story, cover, album, showWishes, findable } = wedding;
  return {
    ...values,
    showWishes: showWishes ? 'on' : undefined,
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

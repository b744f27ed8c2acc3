import type { WeddingStatus } from '@m4u/contract/event/wedding/schema';
import type { RouterContextProvider } from 'react-router';
import type { SentForm } from '../../../platform/forms/form.server.ts';
import { keepPostedPictures } from '../../../platform/forms/posted-picture.server.ts';
import { linkAddress } from '../../../ui/fields/linkAddress.ts';
import { type Posted, rowsOf, wordsOf } from './postedWedding.tsx';

type Context = Readonly<RouterContextProvider>;

const partOf = (value: unknown): Posted => (typeof value === 'object' && value !== null ? { ...value } : {});

/** The one picture of a field that holds no more; null for none. */
const onePicture = async (context: Context, form: SentForm, nested: Posted, name: string): Promise<string | null> =>
  (await keepPostedPictures(context, { ...form, nested }, name))[0]?._id ?? null;

/** Chapters that say something, with their places in the form, where empty ones may stand between. */
const chaptersOf = async (context: Context, form: SentForm, words: ReturnType<typeof wordsOf>['story']) => {
  const rows = rowsOf(form.nested['story']);
  const chapters: { place: number; chapter: (typeof words)[number] & { picture: string | null } }[] = [];
  for (const [place, chapter] of words.entries()) {
    const picture = await onePicture(context, form, partOf(rows[place]), 'picture');
    const isEmpty = picture === null && Object.values(chapter).every((text) => text.trim() === '');
    if (!isEmpty) chapters.push({ place, chapter: { ...chapter, picture } });
  }
  return chapters;
};

const chapterFields = ['time', 'title', 'text', 'picture'] as const;
const dayFields = ['weddingDay', 'weddingPartyDay'] as const;

/**
 * An invitation's form as the API takes it, with the pictures that came with it, and the form's names of what the API
 * may refuse. Errors: those of the upload.
 */
export const readWeddingForm = async (context: Context, form: SentForm, status: WeddingStatus | undefined) => {
  const words = wordsOf(form.nested);
  const { groom, bride, ceremonyPlace, partyPlace } = words;
  const linked = <P extends { mapLink: string }>(place: P): P => ({ ...place, mapLink: linkAddress(place.mapLink) });
  const chapters = await chaptersOf(context, form, words.story);
  const pictureOf = (part: string) => onePicture(context, form, partOf(form.nested[part]), 'picture');
  const body = {
    ...words,
    ...(status && { status }),
    groom: { ...groom, picture: await pictureOf('groom') },
    bride: { ...bride, picture: await pictureOf('bride') },
    ceremonyPlace: linked(ceremonyPlace),
    partyPlace: linked(partyPlace),
    story: chapters.map(({ chapter }) => chapter),
    cover: await onePicture(context, form, form.nested, 'cover'),
    album: await keepPostedPictures(context, form, 'album'),
  };
  const moved = chapters.flatMap(({ place }, index) =>
    chapterFields.map((name) => [`story.${index}.${name}`, `story.${place}.${name}`] as const),
  );
  const days = dayFields.flatMap((day) => [
    [`${day}.h`, `${day}.hour`] as const,
    ...['d', 'm', 'y'].map((part) => [`${day}.${part}`, `${day}.date`] as const),
  ]);
  return { body, names: Object.fromEntries([...moved, ...days]) };
};

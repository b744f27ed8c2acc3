import type { WeddingStatus } from '@m4u/contract/event/wedding/schema';
import type { RouterContextProvider } from 'react-router';
import type { SentForm } from '../../../platform/forms/form.server.ts';
import { keepPostedPictures } from '../../../platform/forms/posted-picture.server.ts';
import { linkAddress } from '../../../ui/fields/linkAddress.ts';
import { type Posted, rowsOf, wordsOf } from './postedWedding.tsx';

type Context = Readonly<RouterContextProvider>;

const partOf = (value: unknown): Posted => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Id of the picture of a field for a single one; null for none. Errors: those of the upload. */
const onePicture = async (context: Context, form: SentForm, nested: Posted, name: string): Promise<string | null> =>
  (await keepPostedPictures(context, { ...form, nested }, name))[0]?._id ?? null;

/** Non-empty chapters with their positions in the form, where empty chapters may be between them. */
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
 * Converts an invitation's form to the input of the API, with uploaded pictures, and to the form's names of its fields
 * for refusals. Errors: those of the upload.
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

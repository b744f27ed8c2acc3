import type { WeddingStatus } from '@m4u/contract/event/wedding/schema';
import type { RouterContextProvider } from 'react-router';
import type { SentForm } from '../../../platform/forms/form.server.ts';
import { keepPostedPictures } from '../../../platform/forms/posted-picture.server.ts';
import { linkAddress } from '@m4u/contract/address/link-address';
import { type Posted, rowsOf, wordsOf } from './postedWedding.tsx';

type Context = Readonly<RouterContextProvider>;

const partOf = (value: unknown): Posted => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Id of the picture of a field for a single one; null for none. Errors: those of the upload. */
const onePicture = async (
  context: Context,
  form: SentForm,
  nestedValues: Posted,
  name: string,
): Promise<string | null> => (await keepPostedPictures(context, { ...form, nestedValues }, name))[0]?._id ?? null;

/** Non-empty chapters with their positions in the form, where empty chapters may be between them. */
const chaptersOf = async (context: Context, form: SentForm, chapterTexts: ReturnType<typeof wordsOf>['story']) => {
  const rows = rowsOf(form.nestedValues['story']);
  const chapters: { formIndex: number; chapter: (typeof chapterTexts)[number] & { picture: string | null } }[] = [];
  for (const [formIndex, chapter] of chapterTexts.entries()) {
    const picture = await onePicture(context, form, partOf(rows[formIndex]), 'picture');
    const isEmpty = picture === null && Object.values(chapter).every((text) => text.trim() === '');
    if (!isEmpty) chapters.push({ formIndex, chapter: { ...chapter, picture } });
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
  const texts = wordsOf(form.nestedValues);
  const { groom, bride, ceremonyPlace, partyPlace } = texts;
  const withLinkAddress = <P extends { mapLink: string }>(place: P): P => ({
    ...place,
    mapLink: linkAddress(place.mapLink),
  });
  const chapters = await chaptersOf(context, form, texts.story);
  const pictureOf = (part: string) => onePicture(context, form, partOf(form.nestedValues[part]), 'picture');
  const body = {
    ...texts,
    ...(status && { status }),
    groom: { ...groom, picture: await pictureOf('groom') },
    bride: { ...bride, picture: await pictureOf('bride') },
    ceremonyPlace: withLinkAddress(ceremonyPlace),
    partyPlace: withLinkAddress(partyPlace),
    story: chapters.map(({ chapter }) => chapter),
    cover: await onePicture(context, form, form.nestedValues, 'cover'),
    album: await keepPostedPictures(context, form, 'album'),
  };
  const moved = chapters.flatMap(({ formIndex }, index) =>
    chapterFields.map((name) => [`story.${index}.${name}`, `story.${formIndex}.${name}`] as const),
  );
  const days = dayFields.flatMap((day) => [
    [`${day}.h`, `${day}.hour`] as const,
    ...['d', 'm', 'y'].map((part) => [`${day}.${part}`, `${day}.date`] as const),
  ]);
  return { body, names: Object.fromEntries([...moved, ...days]) };
};

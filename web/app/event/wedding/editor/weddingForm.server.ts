import { DAY, HOUR } from '@m4u/contract/durations';
import type { WeddingStatus } from '@m4u/contract/event/wedding/schema';
import type { RouterContextProvider } from 'react-router';
import type { SentForm } from '../../../platform/forms/form.server.ts';
import { m } from '../../../paraglide/messages.js';
import { keepPostedPictures } from '../../../platform/forms/posted-picture.server.ts';
import { linkAddress } from '@m4u/contract/address/link-address';
import { newColour, type Posted, rowsOf, textsOf, wordsOf } from './postedWedding.tsx';

type Context = Readonly<RouterContextProvider>;

const isBlank = (text: string): boolean => text.trim() === '';

const partOf = (value: unknown): Posted => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Id of the picture of a field for a single one; null for none. Errors: those of the upload. */
const onePicture = async (
  context: Context,
  form: SentForm,
  nestedValues: Posted,
  name: string,
): Promise<string | null> => (await keepPostedPictures(context, { ...form, nestedValues }, name))[0]?._id ?? null;

/** Rows that are not empty, with their positions in the form, where empty rows may be between them. */
const filledRows = <Row>(rows: readonly Row[], isEmpty: (row: Row) => boolean) =>
  [...rows.entries()].filter(([, row]) => !isEmpty(row));

/** Names of the fields of rows in the API, each with that in the form. */
const movedNames = (list: string, positions: readonly number[], fields: readonly string[]) =>
  positions.flatMap((position, index) =>
    fields.map((name) => [`${list}.${index}.${name}`, `${list}.${position}.${name}`] as const),
  );

/** Non-empty chapters with their positions in the form, where empty chapters may be between them. */
const chaptersOf = async (context: Context, form: SentForm, chapterTexts: ReturnType<typeof wordsOf>['story']) => {
  const rows = rowsOf(form.nestedValues['story']);
  const chapters: { formIndex: number; chapter: (typeof chapterTexts)[number] & { picture: string | null } }[] = [];
  for (const [formIndex, chapter] of chapterTexts.entries()) {
    const picture = await onePicture(context, form, partOf(rows[formIndex]), 'picture');
    const isEmpty = picture === null && Object.values(chapter).every(isBlank);
    if (!isEmpty) chapters.push({ formIndex, chapter: { ...chapter, picture } });
  }
  return chapters;
};

const chapterFields = ['time', 'title', 'text', 'picture'] as const;
const stepFields = ['time', 'kind', 'title', 'place'] as const;
const colourFields = ['name', 'colour'] as const;
const dayFields = ['weddingDay', 'weddingPartyDay'] as const;

/** Today in Vietnam, as a date field has it. */
const today = (): string => new Date(Date.now() + 7 * HOUR).toISOString().slice(0, 10);

/** Whether a new invitation with this day would be over before it is published. */
export const isPast = (form: SentForm): boolean => {
  const { date = '' } = textsOf(form.nestedValues['weddingDay']);
  return date !== '' && date < today();
};

/** The last day for replies of a new invitation: a week before its day, unless that is over. */
const lastDayBefore = (date: string): string | null => {
  const moment = Date.parse(date);
  const day = Number.isNaN(moment) ? '' : new Date(moment - 7 * DAY).toISOString().slice(0, 10);
  return day > today() ? day : null;
};

/**
 * Converts an invitation's form to the input of the API, with uploaded pictures, and to the form's names of its fields
 * and words for refusals. Errors: those of the upload.
 */
export const readWeddingForm = async (context: Context, form: SentForm, status: WeddingStatus | undefined) => {
  const texts = wordsOf(form.nestedValues);
  const { groom, bride, ceremonyPlace, partyPlace } = texts;
  const withLinkAddress = <P extends { mapLink: string }>(place: P): P => ({
    ...place,
    mapLink: linkAddress(place.mapLink),
  });
  const chapters = await chaptersOf(context, form, texts.story);
  const steps = filledRows(texts.schedule, ({ time, title, place }) => [time, title, place].every(isBlank));
  // A colour that was chosen needs a name, and is not dropped.
  const colours = filledRows(texts.dress.colours, ({ name, colour }) => isBlank(name) && colour === newColour);
  const pictureOf = (part: string) => onePicture(context, form, partOf(form.nestedValues[part]), 'picture');
  const { date = '' } = textsOf(form.nestedValues['weddingDay']);
  const body = {
    ...texts,
    // A status is sent for new invitations only.
    ...(status && { status, replyUntil: texts.replyUntil ?? lastDayBefore(date) }),
    groom: { ...groom, picture: await pictureOf('groom') },
    bride: { ...bride, picture: await pictureOf('bride') },
    ceremonyPlace: withLinkAddress(ceremonyPlace),
    partyPlace: withLinkAddress(partyPlace),
    schedule: steps.map(([, step]) => step),
    dress: { ...texts.dress, colours: colours.map(([, colour]) => colour) },
    story: chapters.map(({ chapter }) => chapter),
    cover: await onePicture(context, form, form.nestedValues, 'cover'),
    album: await keepPostedPictures(context, form, 'album'),
  };
  const positionsOf = (rows: readonly (readonly [number, unknown])[]) => rows.map(([position]) => position);
  const moved = [
    ...movedNames(
      'story',
      chapters.map(({ formIndex }) => formIndex),
      chapterFields,
    ),
    ...movedNames('schedule', positionsOf(steps), stepFields),
    ...movedNames('dress.colours', positionsOf(colours), colourFields),
  ];
  // A reception without a date has that of the ceremony, and what is wrong with it.
  const isPartyUndated = textsOf(form.nestedValues['weddingPartyDay'])['date'] === '';
  const dateField = (day: (typeof dayFields)[number]) => (isPartyUndated ? 'weddingDay' : day);
  const days = dayFields.flatMap((day) => [
    [`${day}.h`, `${day}.hour`] as const,
    ...['d', 'm', 'y'].map((part) => [`${day}.${part}`, `${dateField(day)}.date`] as const),
  ]);
  // The API knows an empty date as three numbers, of which each would be refused in other words.
  const words: Readonly<Record<string, string>> =
    date === '' ? { 'weddingDay.date': m.wedding_form_date_needed() } : {};
  return { body, names: Object.fromEntries([...moved, ...days]), words };
};

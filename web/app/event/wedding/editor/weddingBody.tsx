import { linkAddress } from '@m4u/contract/address/link-address';
import { newColour, type Posted, pictureIdOf, rowsOf, textsOf, wordsOf } from './postedWedding.tsx';

const isBlank = (text: string): boolean => text.trim() === '';

/** Rows that are not empty, with their positions in the form, where empty rows may be between them. */
const filledRows = <Row,>(rows: readonly Row[], isEmpty: (row: Row) => boolean) =>
  [...rows.entries()].filter(([, row]) => !isEmpty(row));

/** Names of the fields of rows in the API, each with that in the form. */
const movedNames = (list: string, rows: readonly (readonly [number, unknown])[], fields: readonly string[]) =>
  rows.flatMap(([position], index) =>
    fields.map((name) => [`${list}.${index}.${name}`, `${list}.${position}.${name}`] as const),
  );

const chapterFields = ['time', 'title', 'text', 'picture'] as const;
const programmeFields = ['time', 'kind', 'title', 'place'] as const;
const colourFields = ['name', 'colour'] as const;
const dayFields = ['weddingDay', 'weddingPartyDay'] as const;

/** The rows of the lists that are filled in. */
const listRows = (posted: Posted) => {
  const { schedule, dress, story } = wordsOf(posted);
  const chapters = rowsOf(posted['story']);
  return {
    schedule: filledRows(schedule, ({ time, title, place }) => [time, title, place].every(isBlank)),
    // A colour that was chosen needs a name, and is not dropped.
    colours: filledRows(dress.colours, ({ name, colour }) => isBlank(name) && colour === newColour),
    story: filledRows(
      story.map((chapter, index) => ({ ...chapter, picture: pictureIdOf(chapters[index]) ?? null })),
      ({ picture, ...words }) => picture === null && Object.values(words).every(isBlank),
    ),
  };
};

const rowsIn = <Row,>(rows: readonly (readonly [number, Row])[]): Row[] => rows.map(([, row]) => row);

const withLinkAddress = <P extends { mapLink: string }>(place: P): P => ({
  ...place,
  mapLink: linkAddress(place.mapLink),
});

/** Converts the posted form, whose pictures are uploaded, to the input of the API. */
export const bodyOf = (posted: Posted) => {
  const words = wordsOf(posted);
  const { schedule, colours, story } = listRows(posted);
  return {
    ...words,
    groom: { ...words.groom, picture: pictureIdOf(posted['groom']) ?? null },
    bride: { ...words.bride, picture: pictureIdOf(posted['bride']) ?? null },
    ceremonyPlace: withLinkAddress(words.ceremonyPlace),
    partyPlace: withLinkAddress(words.partyPlace),
    schedule: rowsIn(schedule),
    dress: { ...words.dress, colours: rowsIn(colours) },
    story: rowsIn(story),
    cover: pictureIdOf({ picture: posted['cover'] }) ?? null,
    album: rowsOf(posted['album']).flatMap((row) => {
      const { _id, caption = '' } = textsOf(row);
      return _id === undefined ? [] : [{ _id, caption }];
    }),
  };
};

/**
 * As `bodyOf`, without the name of the address, so that the present one stays: a name half typed would be taken, and a
 * printed one given up.
 */
export const bodyWithoutName = (posted: Posted) => {
  const { name: _name, ...body } = bodyOf(posted);
  return body;
};

/** Names of the API's fields, each with that of the form where they differ. */
export const formNames = (posted: Posted): Readonly<Record<string, string>> => {
  const { schedule, colours, story } = listRows(posted);
  // A reception without a date has that of the ceremony, and what is wrong with it.
  const isPartyUndated = textsOf(posted['weddingPartyDay'])['date'] === '';
  const dateField = (day: (typeof dayFields)[number]) => (isPartyUndated ? 'weddingDay' : day);
  return Object.fromEntries([
    ...movedNames('story', story, chapterFields),
    ...movedNames('schedule', schedule, programmeFields),
    ...movedNames('dress.colours', colours, colourFields),
    ...dayFields.flatMap((day) => [
      [`${day}.h`, `${day}.hour`] as const,
      ...['d', 'm', 'y'].map((part) => [`${day}.${part}`, `${dateField(day)}.date`] as const),
    ]),
  ]);
};

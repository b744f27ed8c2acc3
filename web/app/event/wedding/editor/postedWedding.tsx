import type {
  Wedding,
  WeddingDesign,
  WeddingPalette,
  WeddingStep,
  WeddingTune,
} from '@m4u/contract/event/wedding/schema';
import { otherBank } from '../../../content/activity/AccountFields.tsx';

/** Posted fields of a form, nested by the parts of their names (`groom.name` in `groom`). */
export type Posted = Readonly<Record<string, unknown>>;

type Texts = Readonly<Record<string, string | undefined>>;

/** The texts of a part of a form. */
export const textsOf = (value: unknown): Texts =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** The rows of a posted list; empty when the form posted none. */
export const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const spouseOf = (value: unknown) => {
  const { name = '', rank = '', about = '' } = textsOf(value);
  return { name, rank, about };
};

const familyOf = (value: unknown) => {
  const { father = '', mother = '', address = '' } = textsOf(value);
  return { father, mother, address };
};

const placeOf = (value: unknown) => {
  const { name = '', address = '', mapLink = '', position } = textsOf(value);
  return { name, address, mapLink, position };
};

/**
 * Converts the date and hour of browser fields to a day of the API (docs/rules/wedding.md#days); the numbers are 0
 * without a date, which the API refuses.
 */
const dayOf = (value: unknown) => {
  const { date = '', hour = '' } = textsOf(value);
  const [y = '', month = '', d = ''] = date.split('-');
  return { h: hour.slice(0, 5).replace(':', 'H'), d: Number(d), m: Number(month), y: Number(y) };
};

/** The day of the reception; without a date it is on the day of the ceremony (docs/rules/wedding.md#defaults). */
const partyDayOf = (party: unknown, ceremony: unknown) => {
  const { date = '' } = textsOf(party);
  return dayOf(date === '' ? { ...textsOf(party), date: textsOf(ceremony)['date'] } : party);
};

/** A posted bank account; null when all its fields are empty. */
const accountOf = (value: unknown) => {
  const { bankName = '', otherBank: other = '', accountNumber = '', ownerName = '', displayName = '' } = textsOf(value);
  if ([bankName, other, accountNumber, ownerName].every((text) => text.trim() === '')) return null;
  return {
    bankName: bankName === otherBank || bankName === '' ? other : bankName,
    accountNumber,
    ownerName,
    displayName,
  };
};

const chapterOf = (value: unknown) => {
  const { time = '', title = '', text = '' } = textsOf(value);
  return { time, title, text };
};

const programmeRowOf = (value: unknown) => {
  const { time = '', kind = 'other', title = '', place = '' } = textsOf(value);
  // The API refuses other values.
  return { time: time.slice(0, 5), kind: kind as WeddingStep['kind'], title, place };
};

/** Colour of a new row: a colour field always has one. */
export const newColour = '#17443a';

const colourOf = (value: unknown) => {
  const { name = '', colour = '' } = textsOf(value);
  return { name, colour };
};

const dressOf = (value: unknown) => {
  const { note = '' } = textsOf(value);
  const colours = typeof value === 'object' && value !== null && 'colours' in value ? value.colours : undefined;
  return { note, colours: rowsOf(colours).map(colourOf) };
};

/** Posted by a form that asks whether guests send photos, since an empty checkbox posts nothing. */
export const asksForPhotos = 'asksForPhotos';

/** Converts the posted form to the fields of an invitation, without pictures, for the API and for the preview. */
export const wordsOf = (posted: Posted) => {
  const {
    design = '',
    palette = '',
    greeting = '',
    tune = '',
    song,
    video,
    replyUntil = '',
    name = '',
  } = textsOf(posted);
  return {
    // The API refuses other values.
    design: design as WeddingDesign,
    palette: (palette || 'first') as WeddingPalette,
    tune: tune as WeddingTune,
    // A window from before these fields does not post them, and must not change them.
    song: song === undefined ? undefined : song || null,
    groom: spouseOf(posted['groom']),
    bride: spouseOf(posted['bride']),
    groomsFamily: familyOf(posted['groomsFamily']),
    bridesFamily: familyOf(posted['bridesFamily']),
    groomsBank: accountOf(posted['groomsBank']),
    bridesBank: accountOf(posted['bridesBank']),
    weddingDay: dayOf(posted['weddingDay']),
    weddingPartyDay: partyDayOf(posted['weddingPartyDay'], posted['weddingDay']),
    ceremonyPlace: placeOf(posted['ceremonyPlace']),
    partyPlace: placeOf(posted['partyPlace']),
    greeting,
    video,
    name: name.trim() || null,
    replyUntil: replyUntil || null,
    showWishes: posted['showWishes'] === 'on',
    guestPhotos: posted['guestPhotos'] === 'on' || (posted[asksForPhotos] === undefined ? undefined : false),
    findable: posted['findable'] === 'on',
    schedule: rowsOf(posted['schedule']).map(programmeRowOf),
    dress: dressOf(posted['dress']),
    story: rowsOf(posted['story']).map(chapterOf),
  };
};

/** A part of the posted fields, such as `groom` or a row. */
export const partOf = (value: unknown): Posted => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Id of the picture of a part or row; undefined for none. */
export const pictureIdOf = (part: unknown): string | undefined => textsOf(rowsOf(partOf(part)['picture'])[0])['_id'];

/** The rows of a refused form as it was sent, so that it shows them again, with those pictures that were saved before. */
export const typedRows = (posted: Posted, wedding: Pick<Wedding, 'story'> | null) => {
  const { schedule, dress, story } = wordsOf(posted);
  const pictures = new Map(wedding?.story.map(({ picture }) => [picture?._id, picture]));
  const rows = rowsOf(posted['story']);
  return {
    schedule,
    colours: dress.colours,
    story: story.map((chapter, index) => ({ ...chapter, picture: pictures.get(pictureIdOf(rows[index])) ?? null })),
  };
};

import type { Language, Visibility } from '@m4u/contract/common';
import type { MemberChanges } from '@m4u/contract/profile/member';
import type { Contact, ContactKind, LinkIcon } from '@m4u/contract/profile/member/contact';
import type { FormFieldKind } from '@m4u/contract/profile/member/form';
import type { PlaceChoice } from '@m4u/contract/profile/place';
import type { PageSection } from '@m4u/contract/profile/member/sections.rules';
import { data as answer, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { problemReply, readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { momentOf } from '../../../platform/language/formats.ts';
import { keepPostedPicture } from '../../../platform/forms/posted-picture.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { linkAddress } from '@m4u/contract/address/link-address';
import { readPlace } from '../../place/place.server.ts';
import { contactFields } from './ContactsForm.tsx';
import { decodeCareer } from './FactsForm.tsx';
import { blankQuestion, questionFields } from './QuestionsForm.tsx';
import { blankLink, linkFields } from './LinksForm.tsx';
import type { EditedPart } from '../show/publicProfile.tsx';
import type { Row } from './RowsForm.tsx';
import { asksToSave, readRows, toRefusedReply, applyRowButton, textOf } from './rowsReply.tsx';

type Gender = NonNullable<MemberChanges['gender']>;

/** The posted values of a part, before the API validates them. */
export interface PartChanges {
  name?: string;
  headline?: string;
  language?: Language;
  portrait?: string;
  background?: string;
  about?: string;
  contacts?: (Omit<Contact, 'place'> & { place: PlaceChoice | null })[];
  links?: {
    _id?: string;
    label: string;
    address: string;
    enabled: boolean;
    icon: LinkIcon | '';
    start: string;
    end: string;
  }[];
  form?: {
    title: string;
    intro: string;
    enabled: boolean;
    fields: { _id?: string; kind: FormFieldKind; label: string; required: boolean; options: string[] }[];
  };
  career?: string;
  childCareer?: string;
  interests?: string[];
  gender?: Gender;
  birthday?: string;
  sections?: PageSection[];
}

type Context = Readonly<RouterContextProvider>;

type Save = (changes: PartChanges) => Promise<unknown>;

/** Form names of fields that have another name in the API. */
const formNames = { aboutMe: 'about', note: 'about', logo: 'portrait', career: 'work', childCareer: 'work' };

const isAddress = (values: Row['values']): boolean => values['kind'] === 'address';

const isId = (key: string): boolean => /^[0-9a-f]{8}-/.test(key);

/** For each list: its fields, the values of a new row, which rows are filled, and how they convert to API fields. */
const listParts = {
  contacts: {
    fields: contactFields,
    blank: { kind: 'phone', value: '', policy: 'public' },
    isFilled: ({ values }: Row) => `${values['value']}${isAddress(values) ? values['placeWords'] : ''}`.trim() !== '',
    changes: (rows: readonly Row[], places: readonly (PlaceChoice | null)[]): PartChanges => ({
      contacts: rows.map(({ values }, index) => ({
        kind: values['kind'] as ContactKind,
        value: values['value'] ?? '',
        policy: values['policy'] as Visibility,
        place: places[index] ?? null,
      })),
    }),
  },
  sections: {
    fields: ['shown'],
    // Sections cannot be added.
    blank: {},
    isFilled: () => true,
    changes: (rows: readonly Row[]): PartChanges => ({
      sections: rows.map(({ key, values }) => ({
        name: key as PageSection['name'],
        shown: values['shown'] === 'on',
      })),
    }),
  },
  links: {
    fields: linkFields,
    blank: blankLink,
    isFilled: ({ values }: Row) => `${values['label']}${values['address']}`.trim() !== '',
    changes: (rows: readonly Row[]): PartChanges => ({
      links: rows.map(({ key, values }) => ({
        ...(isId(key) && { _id: key }),
        label: values['label'] ?? '',
        address: linkAddress(values['address'] ?? ''),
        enabled: values['enabled'] === 'on',
        icon: (values['icon'] ?? '') as LinkIcon | '',
        start: momentOf(values['start'] ?? ''),
        end: momentOf(values['end'] ?? ''),
      })),
    }),
  },
};

/** Reads the places of address rows; or returns the rows with the ambiguities. */
const readPlaces = async (context: Context, rows: readonly Row[]) => {
  const read = await Promise.all(
    rows.map(async ({ values }) =>
      isAddress(values)
        ? readPlace(context, { place: values['place'] ?? '', placeWords: values['placeWords'] ?? '' })
        : { choice: null },
    ),
  );
  const errors: Record<string, string[]> = {};
  const rowsWithChoices = rows.map((row, index): Row => {
    const place = read[index];
    if (!place || place.choice !== undefined) return row;
    errors[`${index}.placeWords`] = [place.error];
    return { ...row, values: { ...row.values, placeChoices: JSON.stringify(place.choices) } };
  });
  return {
    places: read.map(({ choice }) => choice ?? null),
    unclear: Object.keys(errors).length > 0 ? { rows: rowsWithChoices, errors, form: [] } : undefined,
  };
};

const saveList = async (context: Context, form: FormData, part: keyof typeof listParts, save: Save) => {
  const { fields, blank, isFilled, changes } = listParts[part];
  const rows = readRows(form, fields);
  if (!asksToSave(form)) return applyRowButton(form, rows, blank);
  const filledRows = rows.filter(isFilled);
  const { places, unclear } = await readPlaces(context, filledRows);
  if (unclear) return answer(unclear, { status: 422 });
  try {
    await save(changes(filledRows, places));
    return undefined;
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500) throw thrown;
    return answer(toRefusedReply(filledRows, problem, part), { status: problem.status });
  }
};

const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Saves the owner's form: the fields above the questions, and the questions. */
const saveForm = async (form: FormData, save: Save) => {
  const text = (name: string) => textOf(form, name);
  const lead = { title: text('title'), intro: text('intro'), enabled: text('enabled') };
  const rows = readRows(form, questionFields);
  if (!asksToSave(form)) return { ...applyRowButton(form, rows, blankQuestion), lead };
  const filledRows = rows.filter(({ values }) => `${values['label']}${values['options']}`.trim() !== '');
  const fields = filledRows.map(({ key, values }) => ({
    ...(isId(key) && { _id: key }),
    kind: values['kind'] as FormFieldKind,
    label: values['label'] ?? '',
    required: values['required'] === 'on',
    options: splitLines(values['options'] ?? ''),
  }));
  try {
    await save({ form: { ...lead, enabled: lead.enabled === 'on', fields } });
    return undefined;
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500) throw thrown;
    return answer({ ...toRefusedReply(filledRows, problem, 'fields'), lead }, { status: problem.status });
  }
};

const readHead = async (context: Context, form: FormData, { values }: SentForm): Promise<PartChanges> => {
  const { name = '', headline = '', language, portrait = '', background = '' } = values;
  return {
    name,
    headline,
    ...((language === 'VN' || language === 'EN') && { language }),
    portrait: (await keepPostedPicture(context, form.get('portraitFile'))) ?? portrait,
    background: (await keepPostedPicture(context, form.get('backgroundFile'))) ?? background,
  };
};

const readFacts = (form: FormData, { values }: SentForm): PartChanges => ({
  ...decodeCareer(values['work'] ?? ''),
  interests: form.getAll('interests').filter((interest) => typeof interest === 'string'),
  gender: (values['gender'] ?? '') as Gender,
  birthday: values['birthday'] ?? '',
});

/**
 * Reads a posted part and saves it by `save`. Returns undefined when it is saved, otherwise the reply for the form.
 * Errors: all that the form cannot show.
 */
export const savePart = async (context: Context, request: Request, part: EditedPart, save: Save) => {
  if (part === 'contacts' || part === 'links' || part === 'sections')
    return saveList(context, await request.formData(), part, save);
  if (part === 'form') return saveForm(await request.formData(), save);
  const form = await request.clone().formData();
  const sent = await readForm(request);
  try {
    if (part === 'head') await save(await readHead(context, form, sent));
    else if (part === 'about') await save({ about: sent.values['about'] ?? '' });
    else await save(readFacts(form, sent));
    return undefined;
  } catch (thrown) {
    return problemReply(sent, thrown, { fields: formNames });
  }
};

/** Message after a part was saved. */
export const savedMessage = (part: EditedPart): string => {
  if (part === 'sections') return m.section_saved();
  return part === 'links' ? m.bio_saved() : m.profile_saved();
};

import type { explore } from '@m4u/contract/insight/explore';
import type { Call } from '@m4u/contract/http/endpoint';
import { data, type RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { readForm, type SentForm } from '../../platform/forms/form.server.ts';
import { keepPostedPictures } from '../../platform/forms/posted-picture.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import {
  blankSection,
  type Choice,
  toChoices,
  type EditedSection,
  createKey,
  isKind,
  isListKind,
  picturesName,
  readSections,
} from './exploreDraft.tsx';

type Context = Readonly<RouterContextProvider>;

/** The sent form of an explore page: its sections and its other fields. */
export interface SentPage {
  readonly sent: SentForm;
  readonly sections: EditedSection[];
}

/** Reads the form of an explore page without validation. Errors: 400 for a malformed one. */
export const readPage = async (request: Request): Promise<SentPage> => {
  const sent = await readForm(request.clone());
  return { sent, sections: readSections(await request.formData()) };
};

type Draft = Call<typeof explore.update>['body']['sections'][number];

/** Converts a section to the API's input. */
export const draftOf = ({ kind, title, text, link, linkLabel, content, pick, ids, images }: EditedSection): Draft => {
  if (kind === 'banner')
    return { kind, title, text, link, linkLabel, images: images.map(({ _id, caption }) => ({ _id, caption })) };
  if (kind === 'text') return { kind, title, content };
  return { kind, title, pick, ids: pick === 'chosen' ? [...ids] : [] };
};

/** Stores the picture files that were sent with the form (without scripts) and adds them to their sections. */
export const withPictures = async (context: Context, { sent, sections }: SentPage): Promise<EditedSection[]> => {
  const savedSections: EditedSection[] = [];
  // One after another, since each picture is fully decoded.
  for (const section of sections) {
    if (section.kind !== 'banner') savedSections.push(section);
    else {
      const images = await keepPostedPictures(context, sent, picturesName(section.key));
      savedSections.push({ ...section, images: images.map((image) => ({ ...image, src: '' })) });
    }
  }
  return savedSections;
};

/** Results of a search within a section, without scripts. */
export interface Found {
  readonly key: string;
  readonly q: string;
  readonly choices: readonly Choice[];
}

const MOST_SECTIONS = 20;

/** Applies a button of the form to its sections, without scripts; the value is `verb:key:id`. */
export const applyButton = (sections: readonly EditedSection[], intent: string): EditedSection[] => {
  const [verb, key = '', id = ''] = intent.split(':');
  const change = (ids: (section: EditedSection) => readonly string[]) =>
    sections.map((section) => (section.key === key ? { ...section, ids: ids(section) } : section));
  switch (verb) {
    case 'add': {
      const hasRoom = sections.length < MOST_SECTIONS;
      return isKind(key) && hasRoom ? [...sections, blankSection(key, createKey(sections))] : [...sections];
    }
    case 'remove':
      return sections.filter((section) => section.key !== key);
    case 'drop':
      return change(({ ids }) => ids.filter((each) => each !== id));
    case 'pick':
      return change(({ ids }) => [...new Set([...ids, id])]);
    default:
      return [...sections];
  }
};

/** Searches items for a section. */
export const findFor = async (
  context: Context,
  agencyId: string,
  { sent, sections }: SentPage,
): Promise<Found | undefined> => {
  const [verb, key = ''] = sent.intent.split(':');
  const section = sections.find((each) => each.key === key);
  if (verb !== 'find' || !section || !isListKind(section.kind)) return undefined;
  const q = (sent.values[`${key}.find`] ?? '').trim().slice(0, 100);
  const found = await api(context).explore.find({ query: { agencyId, kind: section.kind, q } });
  return { key, q, choices: toChoices(found.data) };
};

/** Errors by field name of the form; `form` holds errors without a field. */
export interface Refusal {
  readonly form: readonly string[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Another admin has changed the page meanwhile. */
  readonly conflict: boolean;
}

/** Converts an API error to errors of the form. Other errors are rethrown. */
export const refusalOf = (
  thrown: unknown,
  sections: readonly EditedSection[],
): { refusal: Refusal; status: number } => {
  const problem = problemOf(thrown);
  if (!problem || problem.status >= 500) throw thrown;
  const fields: Record<string, string[]> = {};
  const form: string[] = problem.errors.length === 0 ? [problem.detail] : [];
  for (const { field, message } of problem.errors) {
    const [, sectionIndex = '', name = ''] = /^sections\.(\d+)\.(\w+)/.exec(field) ?? [];
    const key = sectionIndex === '' ? undefined : sections[Number(sectionIndex)]?.key;
    if (key === undefined) form.push(message);
    else (fields[`${key}.${name}`] ??= []).push(message);
  }
  return { refusal: { form, fields, conflict: problem.code === 'conflict' }, status: problem.status };
};

/** Answers with the form in its present state. */
export const stays = (
  sections: readonly EditedSection[],
  { refusal, found, status = 200 }: { refusal?: Refusal; found?: Found | undefined; status?: number } = {},
) => data({ sections, refusal: refusal ?? null, found: found ?? null }, { status });

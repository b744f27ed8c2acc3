import { parse, type Submission, type SubmissionResult } from '@conform-to/react';
import { data } from 'react-router';
import { digitsOf } from '../../ui/fields/digits.ts';
import { RADIO_GROUPS } from '../../ui/fields/radioGroups.ts';
import { linkAddress } from '@m4u/contract/address/link-address';
import { problemOf } from '../api/problem.ts';
import { momentOf } from '../language/formats.ts';
import { type FormFields, secretsOf, type ValuesOf } from './definition.ts';

/** Form values by name, nested for names as `links[0].label`; the API validates them, not the web. */
type FormValues = Readonly<Record<string, unknown>>;

/** A submitted form; `values` for the API, `submission` for the answer. */
export interface SentForm {
  /** Texts by the full names of their fields (`links[0].label`); without files. */
  readonly values: Readonly<Record<string, string>>;
  /** Texts and files, nested by the parts of their names: `{ links: [{ label }] }`. */
  readonly nestedValues: FormValues;
  /** Value of the submitting button (`name="intent"`). */
  readonly intent: string;
  readonly submission: Submission<FormValues>;
  /** Radio groups that may have sent nothing, for their errors. */
  readonly radioGroups: readonly string[];
  readonly definition: FormFields;
}

/** An action's answer to a refused form: messages for its fields, and the status. */
export type FormAnswer = ReturnType<typeof data<SubmissionResult>>;

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

// More than any form of ours has that does not say otherwise.
const MOST_FIELDS = 1000;

const requireFewFields = (form: FormData, mostFields: number): FormData => {
  if ([...form.keys()].length > mostFields) throw new RangeError('no form of ours');
  return form;
};

/**
 * Reads a form without validating its values. Its `definition` says which fields are secret and where the API's errors
 * belong, and `mostFields` how many it may have. Errors: 400 for a body that is no form, or none of ours.
 */
export const readForm = async (
  request: Request,
  definition: FormFields = {},
  mostFields = MOST_FIELDS,
): Promise<SentForm> => {
  try {
    const form = requireFewFields(await request.formData(), mostFields);
    const radioGroups = form.getAll(RADIO_GROUPS).map(String);
    form.delete(RADIO_GROUPS);
    const submission = parse<FormValues, string[]>(form, { resolve: (value) => ({ value }) });
    const values = textsOf(form);
    const intent = values['intent'] ?? '';
    return { values, nestedValues: submission.payload, intent, submission, radioGroups, definition };
  } catch {
    throw data(null, { status: 400 });
  }
};

/** The file chosen in a file field; undefined when none was chosen. */
export const chosenFile = ({ nestedValues }: SentForm, field: string): File | undefined => {
  const file = nestedValues[field];
  // Browsers send an empty file for a field without a choice.
  return file instanceof File && file.size > 0 ? file : undefined;
};

/** A form whose field has another value, which it keeps when it is refused. */
export const withValue = (form: SentForm, field: string, value: string): SentForm => {
  const { submission } = form;
  const reply: typeof submission.reply = (options) => {
    const answer = submission.reply(options);
    return { ...answer, initialValue: { ...answer.initialValue, [field]: value } };
  };
  return {
    ...form,
    values: { ...form.values, [field]: value },
    nestedValues: { ...form.nestedValues, [field]: value },
    submission: { ...submission, reply },
  };
};

/** Kinds of fields whose typed text is converted before it is sent to the API. */
const parserByKind: Readonly<Record<string, (typed: string) => string>> = {
  digits: digitsOf,
  moment: momentOf,
  link: linkAddress,
};

/** Reads the values of a form for the API, which validates them: a choice may be any text. */
export const readValues = <F extends FormFields>(form: F, { values }: SentForm): ValuesOf<F> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, { kind, empty, when }]): [string, unknown][] => {
      if (kind === 'rows' || kind === 'pictures') return [];
      if (kind === 'check') return [[name, values[name] !== undefined]];
      const typed = when && !when(values) ? '' : (values[name] ?? '');
      const value = parserByKind[kind]?.(typed) ?? typed;
      if (value !== '' || empty === undefined) return [[name, value]];
      return empty === 'omit' ? [] : [[name, empty]];
    }),
  ) as ValuesOf<F>;

/** Converts the name of a field in the API (`links.0.label`) to that in a form (`links[0].label`). */
const toBracketedName = (field: string): string => field.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');

/** Fields that are never sent back to a page; a challenge is used up. */
const hidden = ({ definition }: SentForm, hide: readonly string[] = []): string[] => [
  ...secretsOf(definition),
  'challenge',
  ...hide,
];

const errorNames = (definition: FormFields): Record<string, string> =>
  Object.fromEntries(Object.entries(definition).flatMap(([name, { api }]) => (api === undefined ? [] : [[api, name]])));

const rootOf = (field: string): string => /^[^.[]*/.exec(field)?.[0] ?? field;

/**
 * Answers a form whose call was refused: typed values stay (except secrets and the fields of `hide`), each refused
 * field gets its message, and other messages are shown at the head. `fields` maps the API's fields to the form's, beside
 * what the form's definition says. Errors: rethrows anything that is no problem of the API, and internal errors.
 */
export const problemReply = (
  form: SentForm,
  thrown: unknown,
  {
    hide,
    fields,
    words,
  }: {
    hide?: string[];
    fields?: Readonly<Record<string, string>>;
    /** Messages at fields of the form, in place of those of the API. */
    words?: Readonly<Record<string, string>>;
  } = {},
): FormAnswer => {
  const problem = problemOf(thrown);
  if (!problem || problem.status >= 500) throw thrown;
  const names = { ...errorNames(form.definition), ...fields };
  const fieldErrors: Record<string, string[]> = {};
  const formErrors: string[] = [];
  for (const { field, message: given } of problem.errors) {
    const ownName = names[field] ?? field;
    const name = toBracketedName(ownName);
    const message = words?.[ownName] ?? given;
    // Several fields of the API may come from one of the form: the same message stands there once.
    const hasField = rootOf(name) in form.nestedValues || form.radioGroups.includes(name);
    const shown = hasField ? (fieldErrors[name] ??= []) : formErrors;
    if (!shown.includes(message)) shown.push(message);
  }
  if (problem.errors.length === 0) formErrors.push(problem.detail);
  const reply = form.submission.reply({ formErrors, fieldErrors, hideFields: hidden(form, hide) });
  return data(reply, { status: problem.status });
};

/** Answers a form that the web refuses, at its head or at one field. */
export const refuseForm = (
  form: SentForm,
  messages: { form?: string; fields?: Readonly<Record<string, string>>; hide?: string[] },
): FormAnswer => {
  const reply = form.submission.reply({
    formErrors: messages.form === undefined ? [] : [messages.form],
    fieldErrors: Object.fromEntries(
      Object.entries(messages.fields ?? {}).map(([field, message]) => [field, [message]]),
    ),
    hideFields: hidden(form, messages.hide),
  });
  return data(reply, { status: 422 });
};

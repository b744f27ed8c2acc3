import { parse, type Submission, type SubmissionResult } from '@conform-to/react';
import { problemOf } from './problem.ts';

/** A form's values by name, nested where names are (`links[0].label`); the API validates them, not the web. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A form that was sent; `values` for the API, `submission` for the answer. */
export interface SentForm {
  readonly values: Readonly<Record<string, string>>;
  readonly nested: FormValues;
  /** The button that sent it, by its `name="intent"`. */
  readonly intent: string;
  readonly submission: Submission<FormValues>;
}

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Reads a form without judging it. */
export const readForm = async (request: Request): Promise<SentForm> => {
  const form = await request.formData();
  const submission = parse<FormValues, string[]>(form, { resolve: (value) => ({ value }) });
  const values = textsOf(form);
  return { values, nested: submission.payload, intent: values['intent'] ?? '', submission };
};

const bracketed = (field: string): string => field.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');

/**
 * Answers a form whose call was refused: what was typed stays (but for the fields of `hide`), each refused field
 * gets its words, and what is about no field of the form stands at its head. `fields` renames the API's fields to
 * the form's. Errors: anything thrown that is no problem of the API is thrown on.
 */
export const problemReply = (
  { submission }: SentForm,
  thrown: unknown,
  { hide = [], fields = {} }: { hide?: string[]; fields?: Readonly<Record<string, string>> } = {},
): SubmissionResult => {
  const problem = problemOf(thrown);
  if (!problem || problem.status >= 500) throw thrown;
  const fieldErrors: Record<string, string[]> = {};
  for (const { field, message } of problem.errors)
    (fieldErrors[bracketed(fields[field] ?? field)] ??= []).push(message);
  const formErrors = problem.errors.length > 0 ? [] : [problem.detail];
  return submission.reply({ formErrors, fieldErrors, hideFields: hide });
};

/** Answers a form that the web itself refuses, at its head or on one field. */
export const refuseForm = (
  { submission }: SentForm,
  words: { form?: string; fields?: Readonly<Record<string, string>>; hide?: string[] },
): SubmissionResult =>
  submission.reply({
    formErrors: words.form === undefined ? [] : [words.form],
    fieldErrors: Object.fromEntries(Object.entries(words.fields ?? {}).map(([field, message]) => [field, [message]])),
    hideFields: words.hide ?? [],
  });

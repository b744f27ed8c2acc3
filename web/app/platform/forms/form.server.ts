import { parse, type Submission, type SubmissionResult } from '@conform-to/react';
import { data } from 'react-router';
import { problemOf } from '../api/problem.ts';

/** Form values by name, nested for names as `links[0].label`; the API validates them, not the web. */
type FormValues = Readonly<Record<string, unknown>>;

/** A submitted form; `values` for the API, `submission` for the answer. */
export interface SentForm {
  readonly values: Readonly<Record<string, string>>;
  readonly nested: FormValues;
  /** Value of the submitting button (`name="intent"`). */
  readonly intent: string;
  readonly submission: Submission<FormValues>;
}

/** An action's answer to a refused form: messages for its fields, and the status. */
export type FormAnswer = ReturnType<typeof data<SubmissionResult>>;

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

// More than any form of ours has.
const mostFields = 1000;

const checked = (form: FormData): FormData => {
  if ([...form.keys()].length > mostFields) throw new RangeError('no form of ours');
  return form;
};

/** Reads a form without validating its values. Errors: 400 for a body that is no form, or none of ours. */
export const readForm = async (request: Request): Promise<SentForm> => {
  try {
    const form = checked(await request.formData());
    const submission = parse<FormValues, string[]>(form, { resolve: (value) => ({ value }) });
    const values = textsOf(form);
    return { values, nested: submission.payload, intent: values['intent'] ?? '', submission };
  } catch {
    throw data(null, { status: 400 });
  }
};

const bracketed = (field: string): string => field.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');

/** Whether a field is secret; secrets are never sent back to a page. */
const isSecret = (name: string): boolean => /password|otp|code|token/i.test(name);

const secretsOf = ({ values }: SentForm): string[] => Object.keys(values).filter(isSecret);

const rootOf = (field: string): string => /^[^.[]*/.exec(field)?.[0] ?? field;

/**
 * Answers a form whose call was refused: typed values stay (except secrets and the fields of `hide`), each refused
 * field gets its message, and other messages are shown at the head. `fields` maps the API's fields to the form's.
 * Errors: rethrows anything that is no problem of the API, and internal errors.
 */
export const problemReply = (
  form: SentForm,
  thrown: unknown,
  { hide = [], fields = {} }: { hide?: string[]; fields?: Readonly<Record<string, string>> } = {},
): FormAnswer => {
  const problem = problemOf(thrown);
  if (!problem || problem.status >= 500) throw thrown;
  const fieldErrors: Record<string, string[]> = {};
  const formErrors: string[] = [];
  for (const { field, message } of problem.errors) {
    const name = bracketed(fields[field] ?? field);
    if (rootOf(name) in form.nested) (fieldErrors[name] ??= []).push(message);
    else formErrors.push(message);
  }
  if (problem.errors.length === 0) formErrors.push(problem.detail);
  const reply = form.submission.reply({ formErrors, fieldErrors, hideFields: [...secretsOf(form), ...hide] });
  return data(reply, { status: problem.status });
};

/** Answers a form that the web refuses, at its head or at one field. */
export const refuseForm = (
  form: SentForm,
  words: { form?: string; fields?: Readonly<Record<string, string>>; hide?: string[] },
): FormAnswer => {
  const reply = form.submission.reply({
    formErrors: words.form === undefined ? [] : [words.form],
    fieldErrors: Object.fromEntries(Object.entries(words.fields ?? {}).map(([field, message]) => [field, [message]])),
    hideFields: [...secretsOf(form), ...(words.hide ?? [])],
  });
  return data(reply, { status: 422 });
};

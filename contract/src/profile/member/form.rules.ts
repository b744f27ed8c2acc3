import * as z from 'zod';
import { Day, Email, line, Phone, text } from '../../common.ts';
import type { FieldCode } from '../../http/fields.ts';
import type { FieldRefusal } from '../../http/problem.ts';
import type { FormField, FormFieldKind, PageForm } from './form.ts';

/** The form of an owner who has not created one. */
export const emptyForm: PageForm = { title: '', intro: '', enabled: false, fields: [] };

/** Returns the form that a page shows: enabled and with questions. Null means the page shows the standard form. */
export const visibleForm = (form: PageForm | null): PageForm | null =>
  form?.enabled && form.fields.length > 0 ? form : null;

/** Whether the form itself asks for a phone number or email, so that the page need not ask again. */
export const asksForContactDetails = ({ fields }: Pick<PageForm, 'fields'>): boolean =>
  fields.some(({ kind }) => kind === 'phone' || kind === 'email');

/** A stored answer, with the question as it was when it was answered. */
export const FormAnswer = z.object({ label: z.string(), kind: z.string(), value: z.string() });
export type FormAnswer = z.output<typeof FormAnswer>;

/** Maximum length of single-line and multi-line answers, in characters. */
export const ANSWER_LENGTH = { line: 300, text: 4000 };

const answerSchemas: Readonly<
  Record<Exclude<FormFieldKind, 'choice'>, readonly [shape: z.ZodType<string>, refusal: FieldCode]>
> = {
  text: [line(ANSWER_LENGTH.line), 'invalid'],
  longText: [text(ANSWER_LENGTH.text), 'invalid'],
  phone: [Phone, 'phone'],
  email: [Email, 'email'],
  date: [Day, 'date'],
};

/** Parses an answer by the kind of its question; returns the value, or the code of the refusal. */
const readAnswer = ({ kind, options }: FormField, value: string): { value: string } | { refusal: FieldCode } => {
  if (kind === 'choice') return options.includes(value) ? { value } : { refusal: 'choice' };
  const [shape, refusal] = answerSchemas[kind];
  const read = shape.safeParse(value);
  return read.success ? { value: read.data } : { refusal };
};

/** Parses the answers to a form, in the order of its questions. Refusals name the field `answers.{id}`. */
export const readAnswers = (
  fields: readonly FormField[],
  inputs: Readonly<Record<string, string>>,
): { answers: FormAnswer[]; refusals: FieldRefusal[] } => {
  const answers: FormAnswer[] = [];
  const refusals: FieldRefusal[] = [];
  for (const field of fields) {
    const { _id, label, kind, required } = field;
    const refuse = (code: FieldCode) => refusals.push({ field: `answers.${_id}`, code });
    const value = (inputs[_id] ?? '').trim();
    if (value === '') {
      if (required) refuse('required');
      continue;
    }
    const read = readAnswer(field, value);
    if ('refusal' in read) refuse(read.refusal);
    else answers.push({ label, kind, value: read.value });
  }
  return { answers, refusals };
};

import * as z from 'zod';
import { Day, Email, line, Phone, text } from '../../common.ts';
import type { FieldCode } from '../../http/fields.ts';
import type { FieldRefusal } from '../../http/problem.ts';
import type { FormField, FormFieldKind, PageForm } from './form.ts';

/** The form of who has made none. */
export const emptyForm: PageForm = { title: '', intro: '', enabled: false, fields: [] };

/** The form that a page shows: one that is on and asks something; null where the plain one stands. */
export const shownForm = (form: PageForm | null): PageForm | null =>
  form?.enabled && form.fields.length > 0 ? form : null;

/** Whether a form itself asks how its sender can be reached, so that nothing more need be asked. */
export const asksForReach = ({ fields }: Pick<PageForm, 'fields'>): boolean =>
  fields.some(({ kind }) => kind === 'phone' || kind === 'email');

/** One answer as it is kept, with the question as it was asked. */
export const FormAnswer = z.object({ label: z.string(), kind: z.string(), value: z.string() });
export type FormAnswer = z.output<typeof FormAnswer>;

/** Longest answer to a question of one line and of several, in characters. */
export const ANSWER_LENGTH = { line: 300, text: 4000 };

const shapes: Readonly<
  Record<Exclude<FormFieldKind, 'choice'>, readonly [shape: z.ZodType<string>, refusal: FieldCode]>
> = {
  text: [line(ANSWER_LENGTH.line), 'invalid'],
  longText: [text(ANSWER_LENGTH.text), 'invalid'],
  phone: [Phone, 'phone'],
  email: [Email, 'email'],
  date: [Day, 'date'],
};

/** An answer in the shape its question asks for, or why it is refused. */
const readAnswer = ({ kind, options }: FormField, value: string): { value: string } | { refusal: FieldCode } => {
  if (kind === 'choice') return options.includes(value) ? { value } : { refusal: 'choice' };
  const [shape, refusal] = shapes[kind];
  const read = shape.safeParse(value);
  return read.success ? { value: read.data } : { refusal };
};

/** The answers to a form in the order of its questions, and which of them are refused (`answers.{id}`). */
export const readAnswers = (
  fields: readonly FormField[],
  given: Readonly<Record<string, string>>,
): { answers: FormAnswer[]; refusals: FieldRefusal[] } => {
  const answers: FormAnswer[] = [];
  const refusals: FieldRefusal[] = [];
  for (const field of fields) {
    const { _id, label, kind, required } = field;
    const refuse = (code: FieldCode) => refusals.push({ field: `answers.${_id}`, code });
    const value = (given[_id] ?? '').trim();
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

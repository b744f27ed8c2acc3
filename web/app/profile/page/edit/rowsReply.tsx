import type { Problem } from '@m4u/contract/http/problem';
import { readOrder } from '../../../ui/sorting/move.ts';
import { freshKey, type Row, rowField, type RowsReply } from './RowsForm.tsx';

/** Reads a posted text; empty when there is none. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Reads the rows of a posted list in their posted order, without a row to remove. */
export const readRows = (form: FormData, fields: readonly string[]): Row[] => {
  const removed = form.get('remove');
  return readOrder(form, 'order')
    .filter((key) => key !== removed)
    .map((key) => ({
      key,
      values: Object.fromEntries(fields.map((field) => [field, textOf(form, rowField(key, field))])),
    }));
};

/** Whether the form is to be saved. Without scripts, other buttons only add, move or remove rows. */
export const asksToSave = (form: FormData): boolean =>
  form.get('intent') === 'save' && !form.has('move') && !form.has('remove');

/** Applies the posted row button: adds an empty row when requested. */
export const applyRowButton = (form: FormData, rows: readonly Row[], blank: Row['values']): RowsReply => ({
  rows: form.get('intent') === 'add' ? [...rows, { key: freshKey(rows), values: blank }] : rows,
  errors: {},
  form: [],
});

/** Builds the reply for a list that the API refused; `list` is its field name in the call (`links.2.address`). */
export const toRefusedReply = (rows: readonly Row[], problem: Problem, list: string): RowsReply => {
  const errors: Record<string, string[]> = {};
  const formErrors: string[] = [];
  for (const { field, message } of problem.errors) {
    if (field.startsWith(`${list}.`)) (errors[field.slice(list.length + 1)] ??= []).push(message);
    else formErrors.push(message);
  }
  return { rows, errors, form: problem.errors.length > 0 ? formErrors : [problem.detail] };
};

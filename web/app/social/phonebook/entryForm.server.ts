import type { SentForm } from '../../platform/forms/form.server.ts';
import { entryFields } from './EntryFields.tsx';

/** Splits a typed line into its parts. */
const partsOf = (line: string | undefined): string[] =>
  (line ?? '')
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const lines = ['phones', 'emails', 'tags'] as const;

/** Converts the form of an entry to the API's input; fields that the form does not have stay omitted. */
export const readEntryForm = ({ values }: SentForm) => ({
  ...Object.fromEntries(Object.keys(entryFields).flatMap((name) => (name in values ? [[name, values[name]]] : []))),
  ...Object.fromEntries(lines.filter((name) => name in values).map((name) => [name, partsOf(values[name])])),
});

/** Errors of a single value are shown at the line that holds all values. */
export const entryFieldNames = ({ values }: SentForm): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((name) => partsOf(values[name]).map((_, index) => [`${name}.${index}`, name] as const)),
  );

import { ReadGuest } from '@m4u/contract/event/wedding/pasted';
import type { Problem } from '@m4u/contract/http/problem';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import type { SentForm } from '../../../platform/forms/form.server.ts';
import { type PreviewRow, startRow } from './ReadGuestRow.tsx';

/** The most fields of a preview: some for each of the most lines, and a few for all. */
export const MOST_PREVIEW_FIELDS = 5000;

type PostedRow = Readonly<Record<string, unknown>>;

const parseJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const sideOf = (value: unknown): WeddingSide => (value === 'bride' ? 'bride' : 'groom');

/** The rows of a posted preview, so that a refused one is shown as it was sent; rows that are none are left out. */
export const postedRows = ({ nestedValues: { rows } }: SentForm): PreviewRow[] =>
  (Array.isArray(rows) ? (rows as (PostedRow | undefined)[]) : []).flatMap((row = {}) => {
    const { success, data: read } = ReadGuest.safeParse(parseJson(row['read']));
    if (!success) return [];
    return {
      ...startRow(read),
      isChosen: row['chosen'] !== undefined,
      name: textOf(row['name']),
      side: sideOf(row['side']),
      phone: textOf(row['phone']),
      group: textOf(row['group']),
      people: textOf(row['people']),
      error: undefined,
    };
  });

/** The headings of a posted preview. */
export const postedHeadings = ({ values }: SentForm): string[] => {
  const headings = parseJson(values['headings']);
  return Array.isArray(headings) ? headings.map(textOf) : [];
};

/** A row as a guest for the API, which validates them. */
export const toDraft = ({ name, side, phone, group, people }: PreviewRow) => ({
  name,
  side,
  phone,
  group,
  people: people || 0,
});

/** The rows with the API's problems of the chosen ones (`guests.3.phone`) at their fields. */
export const withProblems = (rows: readonly PreviewRow[], problems: Problem['errors']): PreviewRow[] => {
  const errors = new Map(
    problems.flatMap(({ field, message }) => {
      const [, at, name = 'name'] = /^guests\.(\d+)(?:\.(\w+))?/.exec(field) ?? [];
      return at === undefined ? [] : [[Number(at), { field: name, message }] as const];
    }),
  );
  let chosen = -1;
  return rows.map((row) => {
    if (!row.isChosen) return row;
    chosen += 1;
    return { ...row, error: errors.get(chosen) };
  });
};

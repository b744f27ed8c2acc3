import { ReadTransfer } from '@m4u/contract/event/wedding/transfers';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import type { SentForm } from '../../../platform/forms/form.server.ts';
import type { PreviewRow } from './TransferRow.tsx';

interface PostedRow {
  readonly read?: unknown;
  readonly chosen?: unknown;
  readonly guest?: unknown;
  readonly name?: unknown;
}

const parseJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The rows of a posted preview, so that a refused one is shown as it was sent; rows that are none are left out. */
export const postedRows = ({ nestedValues: { rows } }: SentForm): PreviewRow[] =>
  (Array.isArray(rows) ? (rows as (PostedRow | undefined)[]) : []).flatMap((row) => {
    const { success, data: transfer } = ReadTransfer.safeParse(parseJson(row?.read));
    if (!success) return [];
    return {
      transfer,
      isChosen: row?.chosen !== undefined && transfer.state !== 'noted',
      guest: textOf(row?.guest),
      name: textOf(row?.name),
    };
  });

/** The chosen rows for the API, which validates them. */
export const confirmedRows = (rows: readonly PreviewRow[], side: WeddingSide) =>
  rows
    .filter(({ isChosen }) => isChosen)
    .map(({ transfer: { key, amount, at }, guest, name }) => ({
      key,
      amount,
      at,
      name,
      side,
      ...(guest !== '' && { guestId: guest === 'none' ? null : guest }),
    }));

import { createHash } from 'node:crypto';
import { foldToWords } from '@m4u/contract/fold';
import { dayOf } from '@m4u/contract/days';
import { isComposable } from '@m4u/contract/common';
import { type Transfer, transferKey } from '../rules.ts';
import type { LineProblem, StatementLine } from './reading.rules.ts';

/** A line as a transfer, by which it counts once. */
export interface KeyedLine {
  readonly line: StatementLine;
  readonly transfer: Transfer & { readonly at: Date };
}

/** Fields of a line that each download of it has alike: hours and balances are missing in some. */
const fieldsOf = ({ at, direction, amount, content }: StatementLine): string =>
  [dayOf(new Date(at)), direction, amount, isComposable(content) ? foldToWords(content) : content].join('|');

/**
 * Gives each line an id, the same whenever the line is read: the bank's reference with account, direction, amount and
 * day; without a reference a digest of its fields and its ordinal among equal lines of the file, as two people may send
 * the same. A reference that stands in two lines is one transfer: the second line is a problem.
 */
export const keyLines = (
  lines: readonly StatementLine[],
  accountNumber: string,
): { readonly keyed: KeyedLine[]; readonly repeated: LineProblem[] } => {
  const counts = new Map<string, number>();
  const keyed: KeyedLine[] = [];
  const repeated: LineProblem[] = [];
  for (const line of lines) {
    const { direction, amount, content, reference } = line;
    const transfer = { direction, amount, accounts: [accountNumber], content, reference, at: new Date(line.at) };
    const key = transferKey(transfer);
    const fields = key ?? `${accountNumber}|${fieldsOf(line)}`;
    const ordinal = (counts.get(fields) ?? 0) + 1;
    counts.set(fields, ordinal);
    const digest = createHash('sha256').update(`${fields}|${ordinal}`).digest('hex');
    if (key !== null && ordinal > 1) repeated.push({ line: line.line, code: 'line-repeated' });
    else keyed.push({ line, transfer: { ...transfer, providerId: key ?? `sha256 ${digest}` } });
  }
  return { keyed, repeated };
};

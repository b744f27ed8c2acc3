import * as z from 'zod';
import { line } from '../../common.ts';
import { fold } from '../../fold.ts';
import { type Bank, banks } from './banks.ts';

const normalizeName = (text: string): string => fold(text).replaceAll(/[^a-z0-9]/g, '');

const bankNames = ({ bin, code, shortName, name }: Bank): string[] =>
  [bin, code, shortName, shortName.replace(/ bank$/i, ''), name].map(normalizeName);

const banksByName: ReadonlyMap<string, Bank> = new Map(
  banks.flatMap((bank) => bankNames(bank).map((name) => [name, bank] as const)),
);

/** Finds a bank by BIN, code or name, ignoring case and diacritics; undefined when it is not listed. */
export const findBank = (text: string): Bank | undefined => banksByName.get(normalizeName(text));

/** An account as shown on a page. */
export const BankAccount = z.object({
  /** The bank's number at Napas, six digits; null for a bank without VietQR. */
  bin: z.string().nullable(),
  bankName: z.string(),
  ownerName: z.string(),
  accountNumber: z.string(),
  /** Purpose of the account, in its owner's words; may be empty. */
  displayName: z.string(),
});
export type BankAccount = z.output<typeof BankAccount>;

const SEPARATORS = /[\s.-]/g;

/** An account as its owner enters it (docs/rules/activity.md#bank-accounts). */
export const BankAccountDraft = z
  .object({
    /** BIN, code or name of a bank. A bank that is not listed is stored by name and has no VietQR code. */
    bankName: line(100, 1).refine((name) => !/^\d+$/.test(name) || findBank(name) !== undefined, { error: 'bank' }),
    ownerName: line(100, 1),
    accountNumber: line(40, 1)
      .transform((number) => number.replaceAll(SEPARATORS, ''))
      .refine((number) => /^[A-Za-z0-9]{4,19}$/.test(number), { error: 'account-number' }),
    displayName: line(100).default(''),
  })
  .transform(({ bankName, ...rest }) => {
    const bank = findBank(bankName);
    return { bin: bank?.bin ?? null, bankName: bank?.shortName ?? bankName, ...rest };
  });

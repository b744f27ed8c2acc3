/**
 * Writes `contract/src/content/activity/banks.ts`: the banks that accept transfers by VietQR, from the package that
 * creates the codes. Run it again when the package's list has changed: `node scripts/bootstrap.mjs scripts/banks.ts`.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Banks, VietQRStatus } from 'vietnam-qr-pay';

const target = 'contract/src/content/activity/banks.ts';

/** The used part of the package's bank data. */
type BankData = (typeof Banks)[number];

const isCurrent = ({ deprecated }: BankData): boolean => deprecated !== true;
const isPayable = ({ vietQRStatus }: BankData): boolean => vietQRStatus === VietQRStatus.TRANSFER_SUPPORTED;

/** Chooses the current bank of those that share a BIN after a merger. */
const chooseCurrent = (sharing: readonly BankData[]): BankData | undefined =>
  sharing.find((bank) => isCurrent(bank) && isPayable(bank)) ?? sharing.find(isCurrent) ?? sharing[0];

const reachable = Banks.filter(({ bin, vietQRStatus }) => /^\d{6}$/.test(bin) && vietQRStatus >= 0);
const banks = [...Map.groupBy(reachable, ({ bin }) => bin).values()]
  .flatMap((sharing) => chooseCurrent(sharing) ?? [])
  .toSorted((one, other) => one.shortName.localeCompare(other.shortName, 'vi'));

const lines = banks.map(
  (bank) =>
    `[${[bank.bin, bank.code, bank.shortName, bank.name].map((text) => JSON.stringify(text)).join(', ')}, ${isPayable(bank)}],`,
);

writeFileSync(
  target,
  `// Made by scripts/banks.ts from the package vietnam-qr-pay; change it there.

/** A bank or a wallet that a transfer can be sent to by VietQR. */
export interface Bank {
  /** Its number at Napas, six digits; the key. */
  readonly bin: string;
  readonly code: string;
  /** The name people use: Vietcombank. */
  readonly shortName: string;
  /** The full name, in Vietnamese. */
  readonly name: string;
  /** Whether its own app can pay by VietQR; every one here can be paid to. */
  readonly pays: boolean;
}

type Row = readonly [bin: string, code: string, shortName: string, name: string, pays: boolean];

const rows: readonly Row[] = [
${lines.join('\n')}
];

/** The banks by their short names. */
export const banks: readonly Bank[] = rows.map(([bin, code, shortName, name, pays]) => ({
  bin,
  code,
  shortName,
  name,
  pays,
}));
`,
);
execFileSync('oxfmt', [target]);
console.log(`${banks.length} banks in ${target}`);

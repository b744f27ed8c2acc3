/**
 * Payloads by family that made pages run scripts, leave, or call foreign hosts somewhere. All of them call `alert(1)`
 * or request `evil.example`, so that a journey detects success.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Invisible characters by name. */
const unseen: Readonly<Record<string, string>> = {
  NUL: '\u0000',
  SOH: '\u0001',
  TAB: '\t',
  LF: '\n',
  FF: '\f',
  CR: '\r',
  US: '\u001f',
  SP: ' ',
  NBSP: '\u00a0',
  SHY: '\u00ad',
  ZWSP: '\u200b',
  LS: '\u2028',
  RLO: '\u202e',
  BOM: '\ufeff',
};

const spelled = (line: string): string => line.replaceAll(/\{([A-Z]+)\}/g, (all, name: string) => unseen[name] ?? all);

/** Families of payloads.txt: a heading, and a payload on each line below it. */
const families = Object.fromEntries(
  readFileSync(join(import.meta.dirname, 'payloads.txt'), 'utf8')
    .split(/^## /m)
    .filter(Boolean)
    .map((part) => part.trim().split('\n'))
    .map(([name = '', ...lines]) => [name, lines.map(spelled)]),
);

/** Addresses that run scripts or imitate others, for link fields. */
export const addresses: readonly string[] = families['addresses'] ?? [];

/** All payloads as rich text. */
export const payloads: readonly string[] = Object.entries(families).flatMap(([name, lines]) =>
  name === 'addresses' ? lines.map((address) => `<a href="${address}">x</a>`) : lines,
);

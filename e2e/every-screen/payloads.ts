/**
 * Ways to make a page run a script, leave, or ask a foreign host for something that have worked somewhere, by family.
 * All of them call `alert(1)` or want something of `evil.example`, so that a journey can see whether one succeeded.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Characters that nobody can see in a file, by their names in braces. */
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

/** The families of payloads.txt: a heading, and a payload on each line below it. */
const families = Object.fromEntries(
  readFileSync(join(import.meta.dirname, 'payloads.txt'), 'utf8')
    .split(/^## /m)
    .filter(Boolean)
    .map((part) => part.trim().split('\n'))
    .map(([name = '', ...lines]) => [name, lines.map(spelled)]),
);

/** Addresses that run a script or pretend to be others, for fields that take a link. */
export const addresses: readonly string[] = families['addresses'] ?? [];

/** All of them as a text with marks would carry them. */
export const payloads: readonly string[] = Object.entries(families).flatMap(([name, lines]) =>
  name === 'addresses' ? lines.map((address) => `<a href="${address}">x</a>`) : lines,
);

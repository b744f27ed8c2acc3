/**
 * `node scripts/checks/licences.ts`: every package of a run has a licence under which M4U may be run and its parts handed on to
 * browsers; tools that only build and test it are nobody's but ours. Ends with code 1 and a line for each that has not.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command/steps.ts';

/** Licences that ask for their own words to be kept, and for nothing of ours. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 WITH LLVM-exception',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that are looked at one by one, by their name or how it begins: why each may be used all the same. */
const REASONS: Readonly<Record<string, string>> = {
  '@img/sharp-': 'libvips is LGPL: a library of its own, unchanged, that anybody may replace',
  'ical.js': 'MPL asks for changes of its own files to be given away; there are none',
  'png-js': 'says none in its package.json; its file LICENSE is MIT',
};

interface Package {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly license?: string;
}

/** Whether a licence, or one of a choice of them, is allowed: an SPDX expression without exceptions. */
export const isAllowed = (expression: string): boolean => {
  const bare = expression.replaceAll(/[()]/g, ' ').trim();
  if (/ OR /.test(bare)) return bare.split(' OR ').some((each) => isAllowed(each));
  return bare.split(/ and /i).every((each) => ALLOWED.has(each.trim()));
};

/** What is wrong, a line each, with the packages of a lock file. */
export const unlicensed = (packages: Readonly<Record<string, Package>>, reasons = REASONS): string[] =>
  Object.entries(packages).flatMap(([path, { license, link, dev }]) => {
    if (!path.includes('node_modules/') || link || dev) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (Object.keys(reasons).some((known) => name === known || (known.endsWith('-') && name.startsWith(known))))
      return [];
    if (license !== undefined && isAllowed(license)) return [];
    return [
      `${name}: ${license ?? 'says no licence'}; find another package, or give the reason in scripts/checks/licences.ts`,
    ];
  });

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Package>;
  };
  const wrong = unlicensed(lock.packages);
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
}

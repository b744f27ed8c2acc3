/**
 * `node scripts/checks/licences.ts`: checks that every package of a run has a licence that allows running M4U and
 * sending its parts to browsers; build and test tools are exempt. Exits with code 1 and a line per violation.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command/steps.ts';

/** Licences that require only their own notice. */
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

/** Reviewed packages by name or prefix, with the reason why each may be used. */
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

/** Whether an SPDX expression (without exceptions) allows an accepted licence. */
export const isAllowed = (expression: string): boolean => {
  const bare = expression.replaceAll(/[()]/g, ' ').trim();
  if (/ OR /.test(bare)) return bare.split(' OR ').some((each) => isAllowed(each));
  return bare.split(/ and /i).every((each) => ALLOWED.has(each.trim()));
};

/** Lists violations of a lock file's packages, one line each. */
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

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
  '@img/sharp-': 'libvips is LGPL: a separate, unchanged library that users can replace',
  'ical.js': 'MPL requires publishing changes of its files; there are none',
  'png-js': 'package.json names no licence; the file LICENSE is MIT',
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
export const listViolations = (packages: Readonly<Record<string, Package>>, reasons = REASONS): string[] =>
  Object.entries(packages).flatMap(([path, { license, link, dev }]) => {
    if (!path.includes('node_modules/') || link || dev) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (Object.keys(reasons).some((prefix) => name === prefix || (prefix.endsWith('-') && name.startsWith(prefix))))
      return [];
    if (license !== undefined && isAllowed(license)) return [];
    return [`${name}: ${license ?? 'no licence'}; use another package, or give a reason in scripts/checks/licences.ts`];
  });

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Package>;
  };
  const violations = listViolations(lock.packages);
  for (const line of violations) console.error(line);
  if (violations.length > 0) process.exitCode = 1;
}

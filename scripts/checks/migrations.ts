/**
 * `node scripts/checks/migrations.ts`: checks by squawk that new migrations keep the previous version working
 * (docs/migrations.md). Exits with code 1 and squawk's report when it finds something.
 */
import { readdirSync } from 'node:fs';
import { runQuietly } from '../command/steps.ts';

/** The baseline is not checked: it only applies to new databases. */
const BASELINE = 0;

/** Excluded rules: `migrate` sets the lock timeout, and the duration is the author's decision. */
const EXCLUDED_RULES = ['require-lock-timeout', 'require-statement-timeout'];

const FOLDER = 'api/migrations';

/** Paths of the migrations to check. */
export const listMigrations = (names: readonly string[]): string[] =>
  names
    .filter((name) => /^\d{4}_.*\.sql$/.test(name) && Number(name.slice(0, 4)) > BASELINE)
    .map((name) => `${FOLDER}/${name}`);

/** Squawk's options: the oldest supported PostgreSQL, and how migrations run. */
export const SQUAWK = [
  'squawk',
  '--assume-in-transaction',
  '--pg-version=15.0',
  `--exclude=${EXCLUDED_RULES.join(',')}`,
] as const;

/** Runs squawk on the migrations; true without findings. */
export const checkMigrations = async (): Promise<boolean> => {
  const files = listMigrations(readdirSync(new URL(`../../${FOLDER}`, import.meta.url)));
  return files.length === 0 || runQuietly('migrations', [...SQUAWK, ...files]);
};

if (import.meta.main && !(await checkMigrations())) process.exitCode = 1;

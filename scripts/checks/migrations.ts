/**
 * `node scripts/checks/migrations.ts`: holds new migrations to what lets the version before them go on working
 * (docs/migrations.md), by squawk. Ends with code 1 and its words when it finds something.
 */
import { readdirSync } from 'node:fs';
import { quietly } from '../command/steps.ts';

/** The migration that is not looked at: it makes everything that a new database has, and meets no other. */
const BASELINE = 0;

/** Not asked of a migration: `migrate` sets how long each may wait, and how long one may take is for who writes it. */
const ELSEWHERE = ['require-lock-timeout', 'require-statement-timeout'];

const FOLDER = 'api/migrations';

/** The migrations that squawk reads, by their place in the repository. */
export const checkedMigrations = (names: readonly string[]): string[] =>
  names
    .filter((name) => /^\d{4}_.*\.sql$/.test(name) && Number(name.slice(0, 4)) > BASELINE)
    .map((name) => `${FOLDER}/${name}`);

/** What squawk is told: the oldest PostgreSQL that M4U runs on, and how its migrations run. */
export const SQUAWK = [
  'squawk',
  '--assume-in-transaction',
  '--pg-version=15.0',
  `--exclude=${ELSEWHERE.join(',')}`,
] as const;

/** Runs squawk on them; true when it has nothing to say. */
export const checkMigrations = async (): Promise<boolean> => {
  const files = checkedMigrations(readdirSync(new URL(`../../${FOLDER}`, import.meta.url)));
  return files.length === 0 || quietly('migrations', [...SQUAWK, ...files]);
};

if (import.meta.main && !(await checkMigrations())) process.exitCode = 1;

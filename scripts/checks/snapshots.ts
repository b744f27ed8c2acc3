/**
 * Last step of `npm run migration`: deletes all of drizzle-kit's snapshots except the newest, from which the next
 * migration is made. Each is as long as all tables together.
 */
import { readdirSync, rmSync } from 'node:fs';
import { root } from '../command/steps.ts';

const FOLDER = `${root}/api/migrations/meta`;

/** The names of all snapshots except the newest. */
export const listOlderSnapshots = (names: readonly string[] = readdirSync(FOLDER)): string[] =>
  names
    .filter((name) => /^\d{4}_snapshot\.json$/.test(name))
    .toSorted()
    .slice(0, -1);

if (import.meta.main) for (const name of listOlderSnapshots()) rmSync(`${FOLDER}/${name}`);

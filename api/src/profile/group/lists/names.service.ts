import type { Executor } from '../../../platform/database/database.ts';
import { listNames } from './queries.ts';

/** A group, as offers name it. */
export interface NamedGroup {
  readonly _id: string;
  readonly name: string;
  readonly urlMinify: string | null;
}

/** Reads existing groups for offers, by their ids. */
export const findGroupNames = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, NamedGroup>> =>
  ids.length === 0 ? new Map() : new Map((await listNames(db, ids)).map((group) => [group._id, group]));

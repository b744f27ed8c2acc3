import { memberTag } from '@m4u/contract/tags';
import type { Profiles } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import * as queries from './queries.ts';
import { agencyOfMember, brandGroupOf } from '../rules.ts';
import { memberChanged } from '../events.ts';

/** The operations on profiles that authentication needs: create them, read the facts of a session, lock and unlock their pages. */
export const profiles: Profiles = {
  open: async (tx, profile) => {
    await queries.insertMember(tx, profile);
  },
  sessionFacts: async (db, memberId) => {
    const row = await queries.findFacts(db, memberId);
    if (!row) return undefined;
    const agency = agencyOfMember(row);
    return {
      userName: row.name,
      language: row.language,
      urlMinify: row.urlMinify,
      brandGroup: brandGroupOf(row.memberships[0]),
      agency: agency ? { _id: agency._id, name: agency.name } : null,
    };
  },
  setLocked: async (ctx, tx, memberId, locked) => {
    const now = ctx.clock.now();
    await queries.setLocked(tx, memberId, locked ? now : null, now);
    ctx.emit(tx, memberChanged.create([memberTag(memberId)], { memberId }));
  },
};

/**
 * Adds a member without an account, for a customer of groups (docs/rules/group.md#customers). The page cannot be found,
 * listed, linked or messaged.
 */
export const createClosed = async (tx: Executor, id: string, now: Date): Promise<void> => {
  await queries.insertUnclaimedMember(tx, id, now);
};

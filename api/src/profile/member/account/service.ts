import type { Profiles } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { reserveLink } from '../../shortLink/service.ts';
import * as queries from './queries.ts';
import { agencyOfMember, brandGroupOf } from '../rules.ts';
import { announcePage } from './page.service.ts';

/** The operations on profiles that authentication needs: create them, read the facts of a session, lock and unlock their pages. */
export const profiles: Profiles = {
  open: async (ctx, tx, { isNameMade = false, ...profile }) => {
    await queries.insertMember(tx, profile);
    // A member of type `agency` stands for an agency, whose own page has the plain link of their name.
    if (profile.type !== 'agency')
      await reserveLink(ctx, tx, { kind: 'member', id: profile.id }, isNameMade ? '' : profile.name);
  },
  sessionFacts: async (db, memberId) => {
    const row = await queries.findSessionFacts(db, memberId);
    if (!row) return undefined;
    const agency = agencyOfMember(row);
    return {
      userName: row.name,
      isPerson: row.type === 'individual',
      language: row.language,
      urlMinify: row.urlMinify,
      brandGroup: brandGroupOf(row.memberships[0]),
      agency: agency ? { _id: agency._id, name: agency.name } : null,
    };
  },
  setLocked: async (ctx, tx, memberId, locked) => {
    const now = ctx.clock.now();
    await queries.setLocked(tx, memberId, locked ? now : null, now);
    await announcePage(ctx, tx, memberId);
  },
};

/**
 * Adds a member without an account, for a customer of groups (docs/rules/group.md#customers). The page cannot be found,
 * listed, linked or messaged.
 */
export const createUnclaimedMember = async (tx: Executor, id: string, now: Date): Promise<void> => {
  await queries.insertUnclaimedMember(tx, id, now);
};

import { and, eq, isNull, type SQL } from '../../platform/database/orm.ts';
import { isPageSearchable } from '../../identity/auth/account/consentEffects.reads.ts';
import type { Actor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { agencyFactsOf } from '../directory/agencies/facts.reads.ts';
import { type Reader, relationOf } from '../friend/visibility.reads.ts';
import { membershipsOf } from '../directory/groups/membership.reads.ts';
import { pictureOf } from '../upload/reads.ts';
import { currentLink } from '../shortLink/reads.ts';
import { pageFinder } from '../page/finder.reads.ts';
import type { Profile } from './rules.ts';
import { members } from './tables.ts';

const select = (db: Executor, reader: Reader, condition: SQL) =>
  db
    .select({
      row: members,
      urlMinify: currentLink('member', members.id),
      portrait: pictureOf(members.portraitId),
      background: pictureOf(members.backgroundId),
      memberships: membershipsOf(members.id),
      agency: agencyFactsOf(members.agencyId),
      searchable: isPageSearchable(members.id),
      relation: relationOf(reader, { kind: 'member', id: members.id }),
    })
    .from(members)
    .where(and(condition, isNull(members.deletedAt)));

/** Reads a profile with all that its page shows in one query. */
export const find = pageFinder<Profile>('member', (db, reader, id) => select(db, reader, eq(members.id, id)));

/** Reads a profile and locks its row until the transaction ends. */
export const findForUpdate = async (tx: Executor, actor: Actor, id: string): Promise<Profile | undefined> => {
  const [profile] = await select(tx, actor, eq(members.id, id)).for('update', { of: members });
  return profile;
};

/** Updates the given fields of a profile; omitted fields stay unchanged. */
export const update = (tx: Executor, id: string, changes: Partial<typeof members.$inferInsert> & { updatedAt: Date }) =>
  tx.update(members).set(changes).where(eq(members.id, id));

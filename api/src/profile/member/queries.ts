import { Id } from '@m4u/contract/common';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { agencyOf } from '../agency/service.ts';
import { relationOf } from '../friend/queries.ts';
import { membershipsOf } from '../group/membership.service.ts';
import { pictureOf } from '../upload/service.ts';
import { currentLink, ownerIdOf } from './link.queries.ts';
import type { Profile } from './rules.ts';
import { members } from './tables.ts';

/** How a page is named: by its id, or by a short link that may be retired since `expiry` at the earliest. */
export interface PageName {
  readonly idOrLink: string;
  readonly expiry: Date;
}

const named = ({ idOrLink, expiry }: PageName): SQL =>
  Id.safeParse(idOrLink).success
    ? eq(members.id, idOrLink)
    : eq(members.id, ownerIdOf('member', idOrLink.toLowerCase(), expiry));

const select = (db: Executor, actor: Actor, condition: SQL) =>
  db
    .select({
      row: members,
      urlMinify: currentLink('member', members.id),
      portrait: pictureOf(members.portraitId),
      background: pictureOf(members.backgroundId),
      memberships: membershipsOf(members.id),
      agency: agencyOf(members.agencyId),
      relation: relationOf(actor, { kind: 'member', id: members.id }),
    })
    .from(members)
    .where(and(condition, isNull(members.deletedAt)));

/** A profile with all that its page shows, in one round trip. */
export const find = async (db: Executor, actor: Actor, name: PageName): Promise<Profile | undefined> => {
  const [profile] = await select(db, actor, named(name));
  return profile;
};

/** A profile that nobody else may change until the transaction ends. */
export const findForUpdate = async (tx: Executor, actor: Actor, id: string): Promise<Profile | undefined> => {
  const [profile] = await select(tx, actor, eq(members.id, id)).for('update', { of: members });
  return profile;
};

export const update = (tx: Executor, id: string, changes: Partial<typeof members.$inferInsert> & { updatedAt: Date }) =>
  tx.update(members).set(changes).where(eq(members.id, id));

import type { Picture } from '@m4u/contract/common';
import { and, eq, isNull, type SQL, sql, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { Actor } from '../../../platform/caller.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { administersAgency } from '../../directory/agencies/admins.reads.ts';
import { currentLink, ownerIdByLink } from '../../shortLink/reads.ts';
import { pictureOf } from '../../upload/reads.ts';
import { agencies } from '../tables.ts';

/** An agency as one query reads it, with its related data. */
export interface AgencyProfile {
  readonly row: typeof agencies.$inferSelect;
  readonly urlMinify: string | null;
  readonly logo: Picture | null;
  readonly background: Picture | null;
  /** The reader is one of its admins. */
  readonly isAdmin: boolean;
}

const isAdmin = (actor: Actor): SQL<boolean> =>
  actor.kind === 'member' ? administersAgency(agencies.id, actor.memberId) : sql<boolean>`false`;

const select = (db: Executor, actor: Actor, id: SQLWrapper) =>
  db
    .select({
      row: agencies,
      urlMinify: currentLink('agency', agencies.id),
      logo: pictureOf(agencies.logoId),
      background: pictureOf(agencies.backgroundId),
      isAdmin: isAdmin(actor),
    })
    .from(agencies)
    .where(and(eq(agencies.id, id), isNull(agencies.deletedAt)));

/** Reads an agency by its id. */
export const find = async (db: Executor, actor: Actor, id: string): Promise<AgencyProfile | undefined> =>
  (await select(db, actor, sql`${id}::uuid`))[0];

/** Reads an agency by a short link, which may have been retired after `expiry`. */
export const findByLink = async (
  db: Executor,
  actor: Actor,
  link: string,
  expiry: Date,
): Promise<AgencyProfile | undefined> => (await select(db, actor, ownerIdByLink('agency', link, expiry)))[0];

const hasNoLink = (): SQL | undefined => and(isNull(agencies.deletedAt), isNull(currentLink('agency', agencies.id)));

/** Agencies without a short link, the oldest first. */
export const listWithoutLink = (db: Executor, limit: number): Promise<{ id: string }[]> =>
  db.select({ id: agencies.id }).from(agencies).where(hasNoLink()).orderBy(agencies.id).limit(limit);

/** Locks an agency that still has no short link, and returns its name; undefined when it has one. */
export const findWithoutLinkForUpdate = async (tx: Executor, id: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ name: agencies.name })
    .from(agencies)
    .where(and(eq(agencies.id, id), hasNoLink()))
    .for('update', { of: agencies });
  return row?.name;
};

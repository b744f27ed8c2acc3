import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { Picture } from '@m4u/contract/common';
import { and, count, desc, eq, gt, inArray, isNull, lte, or, type SQL } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { administeredGroupIds, type RoleHolder } from '../../directory/groups/membership.reads.ts';
import { pictureOf } from '../../upload/reads.ts';
import { agencyOffers } from './tables.ts';
import { agencies } from '../tables.ts';

/** A stored offer. */
export type OfferRow = typeof agencyOffers.$inferSelect;

/** The recipient of an offer, a person or a group: exactly one field is set. */
export type Recipient = Pick<OfferRow, 'memberId' | 'email' | 'phone' | 'groupId'>;

const hasRecipient = ({ memberId, email, phone, groupId }: Recipient): SQL | undefined =>
  or(
    memberId === null ? undefined : eq(agencyOffers.memberId, memberId),
    email === null ? undefined : eq(agencyOffers.email, email),
    phone === null ? undefined : eq(agencyOffers.phone, phone),
    groupId === null ? undefined : eq(agencyOffers.groupId, groupId),
  );

const isOpenSince = (since: Date): SQL | undefined =>
  and(eq(agencyOffers.status, 'sent'), gt(agencyOffers.createdAt, since));

/** Stores an offer, and replaces an expired one; false when there is an open offer already. */
export const insert = async (tx: Executor, row: OfferRow, since: Date): Promise<boolean> => {
  await tx
    .update(agencyOffers)
    .set({ status: 'withdrawn', answeredAt: row.createdAt })
    .where(
      and(
        eq(agencyOffers.agencyId, row.agencyId),
        hasRecipient(row),
        eq(agencyOffers.status, 'sent'),
        lte(agencyOffers.createdAt, since),
      ),
    );
  return ((await tx.insert(agencyOffers).values(row).onConflictDoNothing()).rowCount ?? 0) > 0;
};

/**
 * Reads an offer with the name of its agency; undefined when the agency is deleted. It runs as the system, because
 * row-level security does not know offers to an address.
 */
export const find = byProgram(
  async (db: Executor, id: string): Promise<(OfferRow & { agencyName: string }) | undefined> => {
    const [found] = await db
      .select({ row: agencyOffers, agencyName: agencies.name })
      .from(agencyOffers)
      .innerJoin(agencies, eq(agencies.id, agencyOffers.agencyId))
      .where(and(eq(agencyOffers.id, id), isNull(agencies.deletedAt)));
    return found && { ...found.row, agencyName: found.agencyName };
  },
);

/** Ends an open offer made after `since`; false when it is no longer open. */
export const endOpen = byProgram(
  async (
    tx: Executor,
    id: string,
    { since, ...ended }: Pick<OfferRow, 'status' | 'answeredAt' | 'answeredBy'> & { readonly since: Date },
  ): Promise<boolean> => {
    const changed = await tx
      .update(agencyOffers)
      .set(ended)
      .where(and(eq(agencyOffers.id, id), isOpenSince(since)));
    return (changed.rowCount ?? 0) > 0;
  },
);

/**
 * Withdraws all open offers that a member made for an agency. It runs as the system, because the member may have left
 * the agency earlier in the transaction.
 */
export const withdrawAllBy = byProgram(
  (tx: Executor, { agencyId, offeredBy }: Pick<OfferRow, 'agencyId' | 'offeredBy'>, answeredAt: Date) =>
    tx
      .update(agencyOffers)
      .set({ status: 'withdrawn', answeredAt })
      .where(
        and(
          eq(agencyOffers.agencyId, agencyId),
          eq(agencyOffers.offeredBy, offeredBy),
          eq(agencyOffers.status, 'sent'),
        ),
      ),
);

/** Lists the open offers of an agency, latest first. */
export const listOfAgency = async (db: Executor, agencyId: string, since: Date, { limit, offset }: Slice) => {
  const condition = and(eq(agencyOffers.agencyId, agencyId), isOpenSince(since));
  const rows = db
    .select()
    .from(agencyOffers)
    .where(condition)
    .orderBy(desc(agencyOffers.id))
    .limit(limit)
    .offset(offset);
  const [data, total] = await Promise.all([rows, db.$count(agencyOffers, condition)]);
  return { data, total };
};

/** An offer and the agency that makes it. */
export interface ReceivedRow {
  readonly row: OfferRow;
  readonly agency: { _id: string; name: string; headline: string; logo: Picture | null };
}

/**
 * Lists the open offers to a member: to the member, to their sign-in addresses, and to the groups that they administer.
 */
export const listToMember = byProgram(
  async (
    db: Executor,
    reader: RoleHolder & { readonly email: string | null; readonly phone: string | null },
    since: Date,
    { limit, offset }: Slice,
  ): Promise<{ data: ReceivedRow[]; total: number }> => {
    const condition = and(
      isOpenSince(since),
      isNull(agencies.deletedAt),
      or(
        hasRecipient({ memberId: reader.memberId, email: reader.email, phone: reader.phone, groupId: null }),
        inArray(agencyOffers.groupId, administeredGroupIds(reader)),
      ),
    );
    const rows = db
      .select({
        row: agencyOffers,
        agency: {
          _id: agencies.id,
          name: agencies.name,
          headline: agencies.headline,
          logo: pictureOf(agencies.logoId),
        },
      })
      .from(agencyOffers)
      .innerJoin(agencies, eq(agencies.id, agencyOffers.agencyId))
      .where(condition)
      .orderBy(desc(agencyOffers.id))
      .limit(limit)
      .offset(offset);
    const total = db
      .select({ total: count() })
      .from(agencyOffers)
      .innerJoin(agencies, eq(agencies.id, agencyOffers.agencyId))
      .where(condition);
    const [data, [counted]] = await Promise.all([rows, total]);
    return { data, total: counted?.total ?? 0 };
  },
);

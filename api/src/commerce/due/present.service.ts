import { daysAfter, dueStateOn } from '@m4u/contract/commerce/due/rules';
import type { DueLevel, DuePeriod, DueRow, ManagedLevel } from '@m4u/contract/commerce/due/schema';
import { dayOf } from '@m4u/contract/days';
import type { Context } from '../../platform/context.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { findPayments } from '../payment/reads.ts';
import { type LevelRow, listOfGroups } from './level.queries.ts';
import type { DueListRow } from './list.queries.ts';
import type { PeriodRow } from './queries.ts';

/** Presents a level to members. */
export const toLevel = ({ id, name, price, months, graceDays, benefits }: LevelRow): DueLevel => ({
  _id: id,
  name,
  price,
  months,
  graceDays,
  benefits,
});

/** Presents a level to the admins of its group. */
export const toManagedLevel = (row: LevelRow & { readonly holders: number }): ManagedLevel => ({
  ...toLevel(row),
  isOpen: row.isOpen,
  isArchived: row.archivedAt !== null,
  holders: row.holders,
});

/** Names of the levels of some groups, by their ids. */
export const levelNames = async (
  { db }: Pick<Context, 'db'>,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await listOfGroups(db, groupIds)).map(({ id, name }) => [id, name]));

const named = (id: string | null, names: ReadonlyMap<string, string>) =>
  id === null ? null : { _id: id, name: names.get(id) ?? '' };

/** Presents periods to their member and the admins of the group. */
export const toPeriods = async (
  ctx: Pick<Context, 'db'>,
  rows: readonly PeriodRow[],
  names: ReadonlyMap<string, string>,
): Promise<DuePeriod[]> => {
  const payments = await findPayments(
    ctx.db,
    rows.flatMap(({ paymentId }) => paymentId ?? []),
  );
  return rows.map((row) => {
    const payment = row.paymentId === null ? undefined : payments.get(row.paymentId);
    return {
      _id: row.id,
      level: { _id: row.levelId, name: names.get(row.levelId) ?? '' },
      state: row.state,
      amount: row.amount,
      months: row.months,
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      paymentId: row.paymentId,
      payment: payment?.token ?? null,
      paidAt: payment?.paidAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    };
  });
};

/** The state of a member's dues with their level and days, from their latest period. */
export const toStanding = (
  { clock }: Pick<Context, 'clock'>,
  latest: { readonly endsOn: string; readonly graceDays: number } | undefined,
) => ({
  state: dueStateOn(dayOf(clock.now()), latest),
  endsOn: latest?.endsOn ?? null,
  graceUntil: latest ? daysAfter(latest.endsOn, latest.graceDays) : null,
});

/** States in which an admin can remind a member. */
const REMINDED = ['due', 'grace', 'lapsed'] as const;

/** Presents the dues of members to the admins of their group. */
export const toDueRows = async (
  ctx: Pick<Context, 'clock' | 'db'>,
  groupId: string,
  rows: readonly DueListRow[],
): Promise<DueRow[]> => {
  const names = await levelNames(ctx, [groupId]);
  const personOf = await personLookup(
    ctx,
    rows.map(({ memberId }) => memberId),
  );
  const payments = await findPayments(
    ctx.db,
    rows.flatMap(({ askedPaymentId }) => askedPaymentId ?? []),
  );
  return rows.map((row) => {
    const { endsOn, graceDays, askedPaymentId } = row;
    const standing = toStanding(ctx, endsOn === null || graceDays === null ? undefined : { endsOn, graceDays });
    const isAsked = askedPaymentId !== null && payments.get(askedPaymentId)?.state === 'waiting';
    const isDue = REMINDED.some((state) => state === standing.state);
    return {
      member: personOf(row.memberId),
      ...standing,
      level: named(row.levelId ?? row.askedLevelId, names),
      amount: (isAsked ? row.askedAmount : null) ?? row.nextAmount,
      isAsked,
      isReminded: row.isReminded,
      can: { remind: (isDue || isAsked) && !row.isReminded },
    };
  });
};

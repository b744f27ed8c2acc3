import { dayOf } from '@m4u/contract/days';
import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Locale } from '@m4u/contract/words';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { csvOfParts, csvPart } from '../../platform/http/message/csv.ts';
import { createScheduler } from '../../platform/concurrency/turns.ts';
import { requireGroupAdmin } from '../../profile/group/rights.service.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import * as books from './queries.ts';
import { type MovementsFilter, toBookFilter } from './service.ts';
import { findServedAccount } from '../point/account.reads.ts';
import { buyerLookup } from '../point/accountHolder.service.ts';
import * as queries from './export.queries.ts';
import { MOVEMENT_HEADINGS, toMovementCsv, type BuyerName, ORDER_HEADINGS, toOrderCsv } from './export.rules.ts';
import type { OrderSelection } from '../order/selection.reads.ts';
import { toMoments } from './statement.service.ts';

/** About how many names are cached while a table is read. */
const MOST_REMEMBERED = 5_000;

/** Rows read at a time. */
const BATCH = 250;

/** Limits concurrent exports, since each uses a connection: one running and two waiting for a member. */
const queueExport = createScheduler({
  places: 2,
  classes: { table: { atOnce: 2, waiting: 20, each: 3, eachAtOnce: 1 } },
  patience: 30_000,
  retryAfter: 10,
});

/** A reader of the database as it was at one moment. */
type SnapshotReader = Pick<Context, 'db' | 'actor' | 'locale'>;
/** Several lines at a time: one by one, each would cost more memory than the line itself. */
type LineBatches = AsyncGenerator<string[][], void, undefined>;

/**
 * Reads a table in one database snapshot and sends it. Rows are first written to a temporary file, so that a slow
 * client holds no connection. The file is unlinked before it is sent; the system frees it when the answer ends.
 */
const exportSnapshot = async (
  ctx: Context,
  name: string,
  partsOf: (snapshot: SnapshotReader) => LineBatches,
): Promise<FileAnswer> =>
  queueExport({ class: 'table', by: requireSignedIn(ctx).memberId, size: 1 }, async () => {
    const path = join(tmpdir(), `m4u-${randomUUID()}.csv`);
    const file = await open(path, 'wx+', 0o600);
    try {
      await unlink(path);
      await ctx.transaction(async (tx) => {
        await queries.useReadOnlySnapshot(tx);
        let first = true;
        for await (const lines of partsOf({ db: tx, actor: ctx.actor, locale: ctx.locale })) {
          await file.write(csvPart(lines, { first }));
          first = false;
        }
      });
      return csvOfParts(name, file.createReadStream({ start: 0 }));
    } catch (thrown) {
      await file.close();
      throw thrown;
    }
  });

/** Reads rows part by part, each part after the last row of the one before. */
async function* readInBatches<T extends { readonly id: string }>(
  read: (beforeId: string | undefined) => Promise<T[]>,
): AsyncGenerator<T[], void, undefined> {
  let beforeId: string | undefined;
  do {
    const rows = await read(beforeId);
    yield rows;
    beforeId = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  } while (beforeId !== undefined);
}

/** Caches names while a table is read: most of its rows belong to few people. */
const cacheNames = <T>(find: (ids: readonly string[]) => Promise<(id: string) => T>) => {
  let cache = new Map<string, T>();
  return async (ids: readonly string[]): Promise<(id: string) => T> => {
    if (cache.size > MOST_REMEMBERED) cache = new Map();
    const missing = [...new Set(ids)].filter((id) => !cache.has(id));
    const found = missing.length === 0 ? undefined : await find(missing);
    for (const id of missing) if (found) cache.set(id, found(id));
    const here = cache;
    return (id) => here.get(id) ?? fail('not-found');
  };
};

/** Looks up the names in a table: buyers by their accounts, and authors. */
const nameLookup = (snapshot: SnapshotReader) => ({
  buyers: cacheNames(async (ids) => {
    const buyerOf = await buyerLookup(snapshot, ids);
    return (id): BuyerName => {
      const { name, phone } = buyerOf(id);
      return { name, phone };
    };
  }),
  people: cacheNames(async (ids) => {
    const personOf = await personLookup(snapshot, ids);
    return (id) => personOf(id).name;
  }),
});

async function* movementBatches(snapshot: SnapshotReader, groupId: string, bookFilter: books.BookFilter): LineBatches {
  yield [[...MOVEMENT_HEADINGS[snapshot.locale]]];
  const names = nameLookup(snapshot);
  for await (const rows of readInBatches((beforeId) =>
    books.listOfGroupBefore(snapshot.db, groupId, bookFilter, beforeId, BATCH),
  )) {
    const buyerOf = await names.buyers(rows.map(({ accountId }) => accountId));
    const nameOf = await names.people(rows.flatMap(({ actorId }) => actorId ?? []));
    yield rows.map((row) =>
      toMovementCsv(row, buyerOf(row.accountId), row.actorId === null ? '' : nameOf(row.actorId), snapshot.locale),
    );
  }
}

async function* orderBatches(snapshot: SnapshotReader, selection: OrderSelection): LineBatches {
  yield [[...ORDER_HEADINGS[snapshot.locale]]];
  const names = nameLookup(snapshot);
  for await (const rows of readInBatches((beforeId) =>
    queries.listOrdersBefore(snapshot.db, selection, beforeId, BATCH),
  )) {
    const buyerOf = await names.buyers(rows.map(({ account }) => account));
    const nameOf = await names.people(rows.map(({ author }) => author));
    yield rows.map((row) => toOrderCsv(row, buyerOf(row.account), nameOf(row.author), snapshot.locale));
  }
}

async function* headingsOnly(headings: Readonly<Record<Locale, readonly string[]>>, locale: Locale): LineBatches {
  yield [[...headings[locale]]];
}

const NAMES = {
  redeemed: { vi: 'Điểm đã dùng', en: 'Redeemed points' },
  points: { vi: 'Giao dịch điểm', en: 'Point movements' },
  orders: { vi: 'Đơn hàng', en: 'Orders' },
} as const;

/** The file name of an export: its table, its group and the day. */
const fileName = (ctx: Context, table: keyof typeof NAMES, group: { name: string }): string =>
  `${NAMES[table][ctx.locale]} ${group.name} ${dayOf(ctx.clock.now())}`;

/** Requires that the caller may export tables of a group. Errors: not-found, forbidden, rate-limited. */
const requireExport = async (ctx: Context, groupId: string): Promise<{ id: string; name: string }> => {
  const group = await requireGroupAdmin(ctx, groupId);
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  return group;
};

/** Finds the account of the buyer in a filter; `isKnown` is false for a buyer without one, whose table is empty. */
const findBuyerAccount = async (ctx: Context, groupId: string, memberId: string | undefined) => {
  if (memberId === undefined) return { isKnown: true, accountId: undefined };
  const accountId = (await findServedAccount(ctx.db, groupId, memberId))?.id;
  return { isKnown: accountId !== undefined, accountId };
};

const exportMovements = async (
  ctx: Context,
  {
    groupId,
    table,
    filter = {},
    only,
  }: {
    groupId: string;
    table: 'redeemed' | 'points';
    filter?: MovementsFilter | undefined;
    only: Pick<books.BookFilter, 'redeemed' | 'invoices'>;
  },
): Promise<FileAnswer> => {
  const group = await requireExport(ctx, groupId);
  const { isKnown, accountId } = await findBuyerAccount(ctx, group.id, filter.memberId);
  const isHere = filter.groupId === undefined || filter.groupId === group.id;
  return exportSnapshot(ctx, fileName(ctx, table, group), (snapshot) =>
    isKnown && isHere
      ? movementBatches(snapshot, group.id, { ...toBookFilter(filter), ...only, accountId })
      : headingsOnly(MOVEMENT_HEADINGS, snapshot.locale),
  );
};

/** Exports points redeemed at a group, and refunds of them. Errors: not-found, forbidden, rate-limited, unavailable. */
export const exportRedeemed = (
  ctx: Context,
  groupId: string,
  filter: MovementsFilter | undefined,
): Promise<FileAnswer> => exportMovements(ctx, { groupId, table: 'redeemed', filter, only: { redeemed: true } });

/**
 * Exports points redeemed on invoices of a group, and refunds of them. Errors: not-found, forbidden, rate-limited,
 * unavailable.
 */
export const exportInvoiceRedeemed = (
  ctx: Context,
  groupId: string,
  filter: MovementsFilter | undefined,
): Promise<FileAnswer> =>
  exportMovements(ctx, { groupId, table: 'redeemed', filter, only: { redeemed: true, invoices: true } });

/** Exports every movement of a group's points. Errors: not-found, forbidden, rate-limited, unavailable. */
export const exportPoints = (ctx: Context, groupId: string, filter: MovementsFilter | undefined): Promise<FileAnswer> =>
  exportMovements(ctx, { groupId, table: 'points', filter, only: {} });

/** Filter of a table of orders; see the contract's `OrderFilter`. */
export type OrdersFilter = Pick<OrderSelection, 'kind' | 'status' | 'q'> &
  Pick<MovementsFilter, 'memberId' | 'from' | 'to'>;

/** Exports a group's orders. Errors: not-found, forbidden, rate-limited, unavailable. */
export const exportOrders = async (
  ctx: Context,
  groupId: string,
  { memberId, from, to, ...filter }: OrdersFilter = {},
): Promise<FileAnswer> => {
  const group = await requireExport(ctx, groupId);
  const { isKnown, accountId } = await findBuyerAccount(ctx, group.id, memberId);
  const moments = toMoments({ from, to });
  return exportSnapshot(ctx, fileName(ctx, 'orders', group), (snapshot) =>
    isKnown
      ? orderBatches(snapshot, { ...filter, groupId: group.id, accountId, from: moments.from, before: moments.to })
      : headingsOnly(ORDER_HEADINGS, snapshot.locale),
  );
};

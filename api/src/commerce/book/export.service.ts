import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Locale } from '@m4u/contract/words';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/time/days.ts';
import { fail } from '../../platform/errors.ts';
import { csvOfParts, csvPart } from '../../platform/http/message/csv.ts';
import { takeTurns } from '../../platform/concurrency/turns.ts';
import { requireGroupAdmin } from '../../profile/group/customers/service.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import * as books from './queries.ts';
import { type Filter, narrowingOf } from './service.ts';
import { findServedAccount } from '../point/account.reads.ts';
import { buyersBy } from '../point/accountHolder.service.ts';
import * as queries from './export.queries.ts';
import { MOVEMENT_HEADINGS, movementLine, type Named, ORDER_HEADINGS, orderLine } from './export.rules.ts';
import type { OrderSelection } from '../order/selection.reads.ts';
import { momentsOf } from './statement.service.ts';

/** About how many names are cached while a table is read. */
const MOST_REMEMBERED = 5_000;

/** Rows read at a time. */
const BATCH = 250;

/** Limits concurrent exports, since each uses a connection: one running and two waiting for a member. */
const inTurn = takeTurns({
  places: 2,
  classes: { table: { atOnce: 2, waiting: 20, each: 3, eachAtOnce: 1 } },
  patience: 30_000,
  retryAfter: 10,
});

/** A reader of the database as it was at one moment. */
type Reading = Pick<Context, 'db' | 'actor' | 'locale'>;
/** Several lines at a time: one by one, each would cost more memory than the line itself. */
type Parts = AsyncGenerator<string[][], void, undefined>;

/**
 * Reads a table in one database snapshot and sends it. Rows are first written to a temporary file, so that a slow
 * client holds no connection. The file is unlinked before it is sent; the system frees it when the answer ends.
 */
const asOfNow = async (ctx: Context, name: string, partsOf: (at: Reading) => Parts): Promise<FileAnswer> =>
  inTurn({ class: 'table', by: requireSignedIn(ctx).memberId, size: 1 }, async () => {
    const path = join(tmpdir(), `m4u-${randomUUID()}.csv`);
    const file = await open(path, 'wx+', 0o600);
    try {
      await unlink(path);
      await ctx.transaction(async (tx) => {
        await queries.asOfNow(tx);
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
async function* inParts<T extends { readonly id: string }>(
  read: (before: string | undefined) => Promise<T[]>,
): AsyncGenerator<T[], void, undefined> {
  let before: string | undefined;
  do {
    const rows = await read(before);
    yield rows;
    before = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  } while (before !== undefined);
}

/** Caches names while a table is read: most of its rows belong to few people. */
const remembering = <T>(find: (ids: readonly string[]) => Promise<(id: string) => T>) => {
  let known = new Map<string, T>();
  return async (ids: readonly string[]): Promise<(id: string) => T> => {
    if (known.size > MOST_REMEMBERED) known = new Map();
    const missing = [...new Set(ids)].filter((id) => !known.has(id));
    const found = missing.length === 0 ? undefined : await find(missing);
    for (const id of missing) if (found) known.set(id, found(id));
    const here = known;
    return (id) => here.get(id) ?? fail('not-found');
  };
};

/** Looks up the names in a table: buyers by their accounts, and authors. */
const namesOf = (at: Reading) => ({
  buyers: remembering(async (ids) => {
    const buyerOf = await buyersBy(at, ids);
    return (id): Named => {
      const { name, phone } = buyerOf(id);
      return { name, phone };
    };
  }),
  people: remembering(async (ids) => {
    const personOf = await personLookup(at, ids);
    return (id) => personOf(id).name;
  }),
});

async function* movementLines(at: Reading, groupId: string, narrowing: books.BookNarrowing): Parts {
  yield [[...MOVEMENT_HEADINGS[at.locale]]];
  const names = namesOf(at);
  for await (const rows of inParts((before) => books.ofGroupBefore(at.db, groupId, narrowing, before, BATCH))) {
    const buyerOf = await names.buyers(rows.map(({ accountId }) => accountId));
    const nameOf = await names.people(rows.flatMap(({ actorId }) => actorId ?? []));
    yield rows.map((row) =>
      movementLine(row, buyerOf(row.accountId), row.actorId === null ? '' : nameOf(row.actorId), at.locale),
    );
  }
}

async function* orderLines(at: Reading, selection: OrderSelection): Parts {
  yield [[...ORDER_HEADINGS[at.locale]]];
  const names = namesOf(at);
  for await (const rows of inParts((before) => queries.ordersBefore(at.db, selection, before, BATCH))) {
    const buyerOf = await names.buyers(rows.map(({ account }) => account));
    const nameOf = await names.people(rows.map(({ author }) => author));
    yield rows.map((row) => orderLine(row, buyerOf(row.account), nameOf(row.author), at.locale));
  }
}

async function* headingsAlone(headings: Readonly<Record<Locale, readonly string[]>>, locale: Locale): Parts {
  yield [[...headings[locale]]];
}

const NAMES = {
  redeemed: { vi: 'Điểm đã dùng', en: 'Redeemed points' },
  points: { vi: 'Giao dịch điểm', en: 'Point movements' },
  orders: { vi: 'Đơn hàng', en: 'Orders' },
} as const;

/** The file name of an export: its table, its group and the day. */
const nameOf = (ctx: Context, table: keyof typeof NAMES, group: { name: string }): string =>
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

const movements = async (
  ctx: Context,
  {
    groupId,
    table,
    filter = {},
    only,
  }: {
    groupId: string;
    table: 'redeemed' | 'points';
    filter?: Filter | undefined;
    only: Pick<books.BookNarrowing, 'redeemed' | 'invoices'>;
  },
): Promise<FileAnswer> => {
  const group = await requireExport(ctx, groupId);
  const { isKnown, accountId } = await findBuyerAccount(ctx, group.id, filter.memberId);
  const isHere = filter.groupId === undefined || filter.groupId === group.id;
  return asOfNow(ctx, nameOf(ctx, table, group), (at) =>
    isKnown && isHere
      ? movementLines(at, group.id, { ...narrowingOf(filter), ...only, accountId })
      : headingsAlone(MOVEMENT_HEADINGS, at.locale),
  );
};

/** Exports points redeemed at a group, and refunds of them. Errors: not-found, forbidden, rate-limited, unavailable. */
export const redeemed = (ctx: Context, groupId: string, filter: Filter | undefined): Promise<FileAnswer> =>
  movements(ctx, { groupId, table: 'redeemed', filter, only: { redeemed: true } });

/**
 * Exports points redeemed on invoices of a group, and refunds of them. Errors: not-found, forbidden, rate-limited,
 * unavailable.
 */
export const invoiceRedeemed = (ctx: Context, groupId: string, filter: Filter | undefined): Promise<FileAnswer> =>
  movements(ctx, { groupId, table: 'redeemed', filter, only: { redeemed: true, invoices: true } });

/** Exports every movement of a group's points. Errors: not-found, forbidden, rate-limited, unavailable. */
export const points = (ctx: Context, groupId: string, filter: Filter | undefined): Promise<FileAnswer> =>
  movements(ctx, { groupId, table: 'points', filter, only: {} });

/** Filter of a table of orders; see the contract's `OrderFilter`. */
export type OrdersFilter = Pick<OrderSelection, 'kind' | 'status' | 'q'> & Pick<Filter, 'memberId' | 'from' | 'to'>;

/** Exports a group's orders. Errors: not-found, forbidden, rate-limited, unavailable. */
export const orders = async (
  ctx: Context,
  groupId: string,
  { memberId, from, to, ...filter }: OrdersFilter = {},
): Promise<FileAnswer> => {
  const group = await requireExport(ctx, groupId);
  const { isKnown, accountId } = await findBuyerAccount(ctx, group.id, memberId);
  const moments = momentsOf({ from, to });
  return asOfNow(ctx, nameOf(ctx, 'orders', group), (at) =>
    isKnown
      ? orderLines(at, { ...filter, groupId: group.id, accountId, from: moments.from, before: moments.to })
      : headingsAlone(ORDER_HEADINGS, at.locale),
  );
};

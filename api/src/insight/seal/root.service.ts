import type { SealRoot } from '@m4u/contract/insight/seal';
import type { SealKey } from '@m4u/contract/insight/seal/proof';
import type { Paging } from '@m4u/contract/common';
import { dayOf } from '@m4u/contract/days';
import { DAY } from '@m4u/contract/durations';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { fail } from '../../platform/errors.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { inTransaction, type Transaction } from '../../platform/events/transaction.ts';
import { beginOfDay } from '../../platform/time/days.ts';
import { deriveSealKeys } from './keys.rules.ts';
import { renderFeed } from './feed.rules.ts';
import * as queries from './queries.ts';
import { branchesOf, hashStatement, rootOf } from './rules.ts';
import type { SealPlatform } from './sealing.service.ts';

/** The facts of a root that are signed. */
export interface RootFacts {
  readonly day: string;
  readonly first: number;
  readonly size: number;
  readonly root: string;
  /** Hash of the statement before; empty for the first root. */
  readonly previous: string;
}

/** The text that is signed. */
export const formatStatement = ({ day, first, size, root, previous }: RootFacts): string =>
  JSON.stringify({ kind: 'm4u-root-1', day, first, size, root, previous });

const BATCH = 10_000;

/** Most seals of one root; the next root covers the rest. */
const LARGEST = 500_000;

/** The links of the seals from a number on that were sealed before a moment, at most `LARGEST`. */
const listLinks = async (db: SealPlatform['db'], from: number, before: Date): Promise<string[]> => {
  const links: string[] = [];
  for (let found = BATCH; found === BATCH && links.length < LARGEST;) {
    const rows = await queries.listFrom(db, from + links.length, BATCH, before);
    for (const { link } of rows) links.push(link);
    found = rows.length;
  }
  return links;
};

/**
 * Signs a root over the seals of the days before today in Vietnam that have none, at most 500,000, and calls `publish`
 * in the same transaction. Returns it; undefined when there are no such seals.
 */
export const makeRoot = (
  { db, clock, secrets }: SealPlatform,
  publish?: (tx: Transaction, root: queries.RootRow) => Promise<void>,
): Promise<queries.RootRow | undefined> =>
  runAsSystem(() =>
    inTransaction(db, async (tx) => {
      await queries.lock(tx);
      const now = clock.now();
      const last = await queries.findLastRoot(tx);
      const first = last ? last.first + last.size : 1;
      const links = await listLinks(tx, first, beginOfDay(dayOf(now)));
      if (links.length === 0) return undefined;
      const keys = deriveSealKeys(secrets);
      const facts = {
        day: dayOf(new Date(now.getTime() - DAY)),
        first,
        size: links.length,
        root: rootOf(links),
        previous: last ? hashStatement(last.statement) : '',
      };
      const statement = formatStatement(facts);
      const { day, size, root } = facts;
      const branches = branchesOf(links);
      const signature = keys.sign(statement);
      const row = { day, first, size, root, branches, statement, signature, timeStamp: null, createdAt: now };
      await queries.insertRoot(tx, row);
      await publish?.(tx, row);
      return row;
    }),
  );

const toRoot = ({ day, size, root, statement, signature, timeStamp }: Omit<queries.RootRow, 'branches'>): SealRoot => ({
  day,
  size,
  root,
  statement,
  signature,
  timeStamp,
});

/** The root over the seals from this number on. Errors: not-found. */
export const getRoot = async ({ db }: Pick<Context, 'db'>, first: number): Promise<SealRoot> =>
  toRoot((await queries.findRoot(db, first)) ?? fail('not-found'));

/** Lists signed roots, newest first, with the key that checks them. */
export const listRoots = async (
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  paging: Paging,
): Promise<{ data: SealRoot[]; total: number; key: SealKey }> => {
  const { data, total } = await queries.listRoots(db, toSlice(paging));
  return {
    data: data.map(toRoot),
    total,
    key: deriveSealKeys(secrets).publicKey,
  };
};

/** Roots of the feed. */
const FEED = { limit: 50, offset: 0 };

/** The newest roots as an Atom feed. */
export const getFeed = async ({ db, config, clock, locale }: Context) => {
  const { data } = await queries.listRoots(db, FEED);
  return {
    body: renderFeed(data, { publicUrl: config.publicUrl, locale, now: clock.now() }),
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  };
};

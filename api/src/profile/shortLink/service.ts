import type { PageOwner } from '@m4u/contract/common';
import { DAY } from '@m4u/contract/durations';
import { isReservedLink, UrlMinify } from '@m4u/contract/profile/member/link';
import { LINK_LENGTH, toLink } from '@m4u/contract/profile/member/link.rules';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import * as queries from './queries.ts';

const REDIRECT_DAYS = 90;

/**
 * A link that was retired before this moment no longer redirects and is free (docs/rules/short-link.md#former-links).
 */
export const linkExpiry = (ctx: Pick<Context, 'clock'>): Date =>
  new Date(ctx.clock.now().getTime() - REDIRECT_DAYS * DAY);

/** Counts an attempt to take a link, outside of the transaction. Errors: rate-limited. */
export const countAttempt = (ctx: Context): Promise<void> =>
  ctx.limits.consume('linksByMember', requireSignedIn(ctx).memberId);

/**
 * Assigns a link to the owner; the former one then redirects. The present link is accepted without a change. The caller
 * has locked the owner's row. Returns true when something changed. Errors: link-taken.
 */
export const takeLink = async (
  ctx: Context,
  tx: Transaction,
  owner: PageOwner,
  { link, present }: { link: string; present: string | null },
): Promise<boolean> => {
  if (link === present) return false;
  const now = ctx.clock.now();
  await queries.retire(tx, owner, { link, now });
  const isRenamed = await queries.take(tx, owner, { link, now, expiry: linkExpiry(ctx) });
  if (!isRenamed) fail('link-taken', { fields: [{ field: 'urlMinify', code: 'short-link-taken' }] });
  return true;
};

const SUFFIXES = Array.from({ length: 20 }, (_, index) => `-${index + 2}`);

/** Beginning of the link of a name that has too few letters for one of its own, such as a name in Chinese. */
const UNNAMED = 'trang';

/** Variants of the wanted link, plainest first; at least one is free unless someone takes them on purpose. */
const linkVariants = (ctx: Pick<Context, 'random'>, wantedLink: string): string[] => {
  const base = wantedLink.length >= 3 ? wantedLink : toLink(`${UNNAMED}-${wantedLink}`);
  const random = Array.from({ length: 10 }, () => `-${ctx.random.digits(6)}`);
  const plain = isReservedLink(base) || !UrlMinify.safeParse(base).success ? [] : [base];
  const spelled = [...SUFFIXES, ...random].map(
    (end) => base.slice(0, LINK_LENGTH - end.length).replace(/-+$/, '') + end,
  );
  return [...plain, ...spelled];
};

/** Whether the reader can take a link exactly as written, and a free variant of it. */
export const checkLink = async (
  ctx: Context,
  candidate: string,
): Promise<{ available: boolean; suggestion: string }> => {
  const links = linkVariants(ctx, toLink(candidate));
  const reader = ctx.actor.kind === 'member' ? ctx.actor.memberId : undefined;
  const takenLinks = await queries.filterTaken(ctx.db, links, { reader, expiry: linkExpiry(ctx) });
  const suggestion = links.find((link) => !takenLinks.has(link)) ?? '';
  const parsed = UrlMinify.safeParse(candidate);
  return { available: parsed.success && parsed.data === suggestion, suggestion };
};

/**
 * Gives an owner without a link the plainest free one like its name (docs/rules/short-link.md#reserving). When another
 * transaction takes it meanwhile, the next one is tried.
 */
export const reserveLink = async (
  ctx: Pick<Context, 'clock' | 'random'>,
  tx: Executor,
  owner: PageOwner,
  name: string,
): Promise<void> => {
  const now = ctx.clock.now();
  const expiry = linkExpiry(ctx);
  const links = linkVariants(ctx, toLink(name));
  // One query instead of an attempt for each of the many people with a common name.
  const takenLinks = await queries.filterTaken(tx, links, { reader: undefined, expiry });
  for (const link of links) if (!takenLinks.has(link) && (await queries.take(tx, owner, { link, now, expiry }))) return;
};

/** Finds the owner of the page that a short link leads to. */
export const findOwnerOfLink = (ctx: Pick<Context, 'db' | 'clock'>, link: string): Promise<PageOwner | undefined> =>
  queries.findOwner(ctx.db, link.toLowerCase(), linkExpiry(ctx));

/** Retires the link of an owner who is deleted at this moment. */
export const retireLink = (tx: Executor, owner: PageOwner, deletedAt: Date): Promise<void> =>
  queries.retirePresent(tx, owner, deletedAt);

/** Restores the link that was retired when the owner was deleted. */
export const restoreLink = (tx: Executor, owner: PageOwner, deletedAt: Date): Promise<void> =>
  queries.restoreRetired(tx, owner, deletedAt);

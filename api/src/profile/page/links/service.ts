import { dayOf } from '@m4u/contract/days';
import type { Owner } from '@m4u/contract/common';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { type AccountLink, isCountable, type LinkDraft } from '@m4u/contract/profile/member/contact';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { isBot } from '../../../platform/http/message/bots.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import type { Relation } from '../../friend/visibility.reads.ts';
import * as queries from './queries.ts';
import { withClicks, withLinkIds } from './rules.ts';
import type { Page } from '../service.ts';
import type { StoredLink } from '../tables.ts';

/** Whether a link is shown at a moment: enabled, begun and not ended (docs/rules/member.md#links). */
const isShown = ({ enabled, start, end }: StoredLink, now: Date): boolean =>
  enabled && (!start || new Date(start) <= now) && (!end || now < new Date(end));

/** The links for a reader: to the owner all with their times, to others those that are shown now. */
export const visibleLinks = (links: readonly StoredLink[], relation: Relation, now: Date): AccountLink[] => {
  const isOwner = relation === 'owner';
  return links
    .filter((link) => isOwner || isShown(link, now))
    .map(({ icon = null, start = null, end = null, ...link }) => ({
      ...link,
      icon,
      start: isOwner ? start : null,
      end: isOwner ? end : null,
      clicks: null,
    }));
};

/** The next moment at which a link begins or ends and visitors see other links; null when there is none. */
export const nextLinkChange = (links: readonly StoredLink[], now: Date): string | null => {
  const moments = links
    .filter(({ enabled }) => enabled)
    .flatMap(({ start, end }) => [start, end])
    .filter((moment): moment is string => Boolean(moment) && new Date(moment ?? 0) > now);
  return moments.toSorted()[0] ?? null;
};

/**
 * Counts an opening of a link, and redirects to its target (docs/rules/member.md#links). A link that is no longer
 * shown, or cannot be counted, redirects to the page of links, so that outdated open pages do not end in an error.
 * Nothing is stored about the reader; bots and embedded page loads are not counted. Errors: not-found for a closed
 * page.
 */
export const openLink = async (ctx: Context, page: Page, linkId: string): Promise<FileAnswer> => {
  if (page.isClosed) fail('not-found');
  const link = page.links.find(({ _id, address }) => _id === linkId && isCountable(address));
  if (!link) return { location: `${ctx.config.publicUrl}/links/${page.urlMinify ?? page.owner.id}` };
  if (!ctx.request.isFetched && !isBot(ctx.request.userAgent))
    await queries.countOpening(ctx.db, page.owner, { linkId, day: dayOf(ctx.clock.now()) });
  ctx.tracker.count(ctx, { owner: page.owner, kind: 'link', value: linkId });
  return { location: new URL(link.address).href };
};

/** Adds the number of openings to the owner's links. */
export const addClickCounts = async (
  ctx: Context,
  owner: Owner,
  links: readonly AccountLink[],
): Promise<AccountLink[]> => withClicks(links, await queries.listOpeningCounts(ctx.db, owner));

/** Prepares the links of a page for storage, and deletes the counts of removed links. */
export const replaceLinks = async (
  tx: Transaction,
  owner: Owner,
  { links, previousLinks }: { links: readonly LinkDraft[]; previousLinks: readonly StoredLink[] },
): Promise<StoredLink[]> => {
  const storedLinks = withLinkIds(links, previousLinks);
  await queries.removeCounts(
    tx,
    owner,
    storedLinks.map(({ _id }) => _id),
  );
  return storedLinks;
};

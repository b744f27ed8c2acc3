import { memberTag } from '@m4u/contract/tags';
import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import type { Events } from '../../platform/events/events.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { job } from '../../platform/jobs/job.ts';
import { reserveLink } from '../shortLink/service.ts';
import * as queries from './account/queries.ts';
import { memberChanged } from './events.ts';

const reserveLinks = job('member.reserve-links', z.object({}));

/** Members that are read at once. */
const AT_ONCE = 500;

/** Longest run in seconds: the first one may have many members to do. */
const TIMEOUT_SECONDS = 3_600;

type Needs = Pick<Platform, 'db' | 'clock' | 'random'>;

const reserveFor = (platform: Needs, events: Pick<Events, 'emitInTransaction'>, id: string): Promise<void> =>
  inTransaction(platform.db, async (tx) => {
    const name = await queries.findNameWithoutLinkForUpdate(tx, id);
    if (name === undefined) return;
    await reserveLink(platform, tx, { kind: 'member', id }, name);
    // Kept pages name the address of the page, and apps its QR code.
    events.emitInTransaction(tx, memberChanged.create([memberTag(id)], { memberId: id }));
  });

/**
 * Gives members without a short link one from their name: those who registered before links were reserved, or by a
 * process of the version before, and those who stand for an agency. It may run twice: a member with a link is left
 * alone (docs/rules/short-link.md#reserving).
 */
export const reserveMissingLinks = async (
  platform: Needs,
  events: Pick<Events, 'emitInTransaction'>,
  atOnce = AT_ONCE,
): Promise<void> => {
  let after: string | undefined;
  do {
    const ids = await queries.listWithoutLink(platform.db, { after, limit: atOnce });
    for (const id of ids) await reserveFor(platform, events, id);
    after = ids.at(-1);
  } while (after !== undefined);
};

/** Schedules {@link reserveMissingLinks} every night. Call it before the queue starts. */
export const reserveMemberLinksNightly = (
  platform: Needs & Pick<Platform, 'jobs'>,
  events: Pick<Events, 'emitInTransaction'>,
): void => {
  const handle = () => reserveMissingLinks(platform, events);
  platform.jobs.define(reserveLinks, { handle, concurrency: 1, timeoutSeconds: TIMEOUT_SECONDS });
  platform.jobs.schedule(reserveLinks, '41 2 * * *', {});
};

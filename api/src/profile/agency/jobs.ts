import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { reserveLink } from '../shortLink/service.ts';
import * as queries from './page/queries.ts';

const reserveLinks = job('agency.reserve-links', z.object({}));

/** Agencies that get a link in one run, the oldest first. */
const AT_ONCE = 500;

/**
 * Gives agencies without a short link one from their name: those made before agencies had links, or by a process of
 * the version before. It may run twice: an agency with a link is left alone.
 */
export const reserveMissingLinks = async (platform: Pick<Platform, 'db' | 'clock' | 'random'>): Promise<void> => {
  for (const { id } of await queries.listWithoutLink(platform.db, AT_ONCE))
    await platform.db.transaction(async (tx) => {
      const name = await queries.findWithoutLinkForUpdate(tx, id);
      if (name !== undefined) await reserveLink(platform, tx, { kind: 'agency', id }, name);
    });
};

/** Schedules this every night. Call it before the queue starts. */
export const reserveAgencyLinksNightly = (platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'random'>): void => {
  platform.jobs.define(reserveLinks, { handle: () => reserveMissingLinks(platform), concurrency: 1 });
  platform.jobs.schedule(reserveLinks, '31 2 * * *', {});
};

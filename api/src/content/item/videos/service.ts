import { ownerTag } from '@m4u/contract/tags';
import type { Platform } from '../../../platform/context.ts';
import { ForeignError } from '../../../platform/foreign/foreign.ts';
import type { Events } from '../../../platform/events/events.ts';
import { inTransaction, type Transaction } from '../../../platform/events/transaction.ts';
import type { JobRun } from '../../../platform/jobs/job.ts';
import { LimitExceeded } from '../../../platform/limits/limits.ts';
import { fetchVideo, type Video } from '../../../profile/upload/videos/service.ts';
import { contentChanged } from '../events.ts';
import * as queries from './queries.ts';
import { RETRIES, videosJob } from './jobs.ts';
import { listVideosOf, type VideoColumns, withVideo } from './rules.ts';
import { rememberUnknown, type UnknownVideos } from './unknown.service.ts';

/** Has the titles and still pictures of a piece's new videos fetched after the commit. The piece must be locked. */
export const requestVideos = async (
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Transaction,
  id: string,
  { content = '', details = {} }: Partial<Pick<VideoColumns, 'content' | 'details'>>,
): Promise<void> => {
  if (listVideosOf({ content, details }).length > 0) await jobs.enqueue(tx, videosJob, { id }, { waiting: id });
};

/** Shows a fetched video in the piece, which may have changed meanwhile. */
const showVideo = (
  { db }: Pick<Platform, 'db'>,
  events: Pick<Events, 'emitInTransaction'>,
  id: string,
  { videoId, video }: { videoId: string; video: Video },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await queries.findForUpdate(tx, id);
    if (!row) return;
    const changes = withVideo(row, videoId, video);
    if (Object.keys(changes).length === 0) return;
    await queries.update(tx, id, changes);
    const owner = { kind: row.ownerKind, id: row.ownerId };
    events.emitInTransaction(tx, contentChanged.create([ownerTag(owner)], { kind: row.kind, id, owner }));
  });

/** Whether the piece's further videos would be refused too. */
const endsRun = (thrown: unknown): boolean =>
  thrown instanceof LimitExceeded || (thrown instanceof ForeignError && thrown.isOfSite);

/**
 * Fetches what is missing of a piece's videos. What cannot be had stays a plain tile: for good when YouTube has nothing,
 * or after the last attempt when it cannot be reached.
 */
const fetchVideosOf = async (
  platform: Platform,
  { events, unknown }: { events: Pick<Events, 'emitInTransaction'>; unknown: UnknownVideos },
  id: string,
  { attempt, signal }: JobRun,
): Promise<void> => {
  // Waits for a change under way, which left its videos to this job.
  const row = await inTransaction(platform.db, (tx) => queries.findForUpdate(tx, id));
  const memberId = row?.memberId ?? (row?.ownerKind === 'member' ? row.ownerId : undefined);
  if (!row || memberId === undefined) return;
  const failures: unknown[] = [];
  for (const videoId of listVideosOf(row)) {
    if (unknown.has(videoId)) continue;
    try {
      await platform.limits.consume('videosByMember', memberId);
      const video = await fetchVideo(platform, { memberId, id: videoId, signal });
      if (video === 'no-room') break;
      if (video === 'unknown') unknown.add(videoId);
      else await showVideo(platform, events, id, { videoId, video });
    } catch (thrown) {
      failures.push(thrown);
      if (endsRun(thrown)) break;
    }
  }
  if (failures.length === 0) return;
  if (attempt <= RETRIES) throw new AggregateError(failures, 'some videos are to be asked for later');
  platform.log.warn({ attempt }, 'a video stays without its still picture');
};

/** Registers the job. Call it before the queue starts. */
export const defineVideoJobs = (platform: Platform, events: Pick<Events, 'emitInTransaction'>): void => {
  const unknown = rememberUnknown(platform.clock);
  platform.jobs.define(videosJob, {
    handle: ({ id }, run) => fetchVideosOf(platform, { events, unknown }, id, run),
    retries: RETRIES,
    backoffSeconds: 60,
    concurrency: 1,
    timeoutSeconds: 240,
  });
};

import { Id } from '@m4u/contract/common';
import * as z from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Job: fetches titles and still pictures of a piece's videos. */
export const videosJob = job('content.videos', z.object({ id: Id }));

/** Attempts after the first, over about half an hour. */
export const RETRIES = 5;

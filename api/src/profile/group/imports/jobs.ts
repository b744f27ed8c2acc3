import { Id } from '@m4u/contract/common';
import * as z from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Job: processes lines of an import for a limited time. */
export const importJob = job('group.import', z.object({ importId: Id }));

/** Job: restarts imports whose job was lost. */
export const restartJob = job('group.import-watch', z.object({}));

/** Job: deletes old imports. */
export const purgeJob = job('group.import-forget', z.object({}));

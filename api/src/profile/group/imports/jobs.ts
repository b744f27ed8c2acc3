import { Id } from '@m4u/contract/common';
import * as z from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Job: processes lines of an import for a limited time. */
export const bringIn = job('group.import', z.object({ importId: Id }));

/** Job: restarts imports whose job was lost. */
export const watchImports = job('group.import-watch', z.object({}));

/** Job: deletes old imports. */
export const forgetImports = job('group.import-forget', z.object({}));

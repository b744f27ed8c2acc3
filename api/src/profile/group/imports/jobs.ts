import { Id } from '@m4u/contract/common';
import * as z from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Goes on with a file for a while. */
export const bringIn = job('group.import', z.object({ importId: Id }));

/** Sees to it that no file stands still whose job was lost. */
export const watchImports = job('group.import-watch', z.object({}));

/** Removes files that are over. */
export const forgetImports = job('group.import-forget', z.object({}));

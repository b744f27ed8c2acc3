import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** Looks the records of proven domains up again, every day. */
export const recheckDomainsJob = job('company.domains', z.object({}));

import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** Makes one step of an e-invoice; `step` is its number, and one with another number does nothing. */
export const stepInvoice = job('invoice.step', z.object({ id: z.uuid(), step: z.int() }));

/** Takes paid orders whose event was lost, and steps whose job was. */
export const sweepInvoices = job('invoice.sweep', z.object({}));

import * as z from 'zod';
import { ById, data, Id, Moment } from '../../common.ts';
import { endpoints, file } from '../../http/endpoint.ts';

/** Days for which an export can be downloaded. */
export const EXPORT_DAYS = 7;

/** An export of all of a member's data: in progress, ready, or failed. */
export const DataExport = z.object({
  _id: Id,
  status: z.enum(['waiting', 'ready', 'failed']),
  askedAt: Moment,
  readyAt: Moment.nullable(),
  /** The export is deleted at this time. */
  expiresAt: Moment.nullable(),
  bytes: z.int(),
});
export type DataExport = z.output<typeof DataExport>;

/** Exports of all of a member's data as one file (docs/rules/privacy.md#exports). */
export const dataExport = endpoints({
  list: {
    method: 'GET',
    path: '/privacy/exports',
    access: 'member',
    summary: 'The caller’s data exports that are in progress or can be downloaded, newest first',
    result: data(z.array(DataExport)),
  },
  ask: {
    method: 'POST',
    path: '/privacy/exports',
    access: 'member',
    summary: 'Requests all data of the caller as a ZIP file; a notification tells when it is ready',
    result: data(DataExport),
    errors: ['wrong-state'],
  },
  download: {
    method: 'GET',
    path: '/privacy/exports/:id/file',
    access: 'member',
    summary: 'Downloads an export of the caller, for seven days after it was created',
    params: ById,
    result: file('application/zip'),
    errors: ['not-found'],
  },
});

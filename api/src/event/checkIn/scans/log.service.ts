import type { Paging } from '@m4u/contract/common';
import type { LogFilter } from '@m4u/contract/event/checkIn';
import type { CheckInLog } from '@m4u/contract/event/checkIn/schema';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import { requireDoorAccess } from '../permission.service.ts';
import * as logs from './log.queries.ts';
import { toCheckInLog } from '../present.rules.ts';

/** Presents lines of a log with the scanning members; one query in total. */
export const toCheckInLogs = async (ctx: Pick<Context, 'db'>, rows: readonly logs.LogRow[]): Promise<CheckInLog[]> => {
  const personOf = await personLookup(
    ctx,
    rows.map(({ byId }) => byId),
  );
  return rows.map((row) => toCheckInLog(row, personOf(row.byId)));
};

/** A line of the log of an event that the caller manages or helps at. Errors: not-found. */
export const getLog = async (ctx: Context, id: string): Promise<CheckInLog> => {
  const row = (await logs.find(ctx.db, id)) ?? fail('not-found');
  await requireDoorAccess(ctx, row.eventId);
  return (await toCheckInLogs(ctx, [row]))[0] ?? fail('not-found');
};

/** Lists the log of an event that the caller manages or helps at, latest first. Errors: not-found. */
export const list = async (
  ctx: Context,
  { filter, ...paging }: Paging & { filter: LogFilter },
): Promise<{ data: CheckInLog[]; total: number; devices: { _id: string; name: string; scans: number }[] }> => {
  await requireDoorAccess(ctx, filter.history);
  const [rows, total, devices] = await Promise.all([
    logs.list(ctx.db, filter, toSlice(paging)),
    logs.count(ctx.db, filter),
    logs.listDevices(ctx.db, filter.history),
  ]);
  return { data: await toCheckInLogs(ctx, rows), total, devices };
};

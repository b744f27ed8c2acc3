import { dayOf } from '@m4u/contract/days';
import type { EventFilter, LogFilter } from '@m4u/contract/event/checkIn';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { csvFile } from '../../platform/http/message/csv.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { requireManagedEvent, toReader } from './permission.service.ts';
import { EVENT_HEADINGS, toEventCsv, LOG_HEADINGS, toLogCsv } from './export.rules.ts';
import * as logs from './scans/log.queries.ts';
import * as queries from './queries.ts';
import { toConditions } from './service.ts';

/** Rows read from the database at once. */
const BATCH = 500;

type Lines = AsyncGenerator<string[], void, undefined>;

async function* eventCsvRows(ctx: Context, filter: queries.EventConditions): Lines {
  yield [...EVENT_HEADINGS[ctx.locale]];
  let offset = 0;
  for (;;) {
    const rows = await queries.list(ctx.db, toReader(ctx), filter, { limit: BATCH, offset });
    const faceOf = await groupLabelLookup(
      ctx.db,
      rows.flatMap(({ groupId }) => groupId ?? []),
    );
    for (const row of rows)
      yield toEventCsv(row, row.groupId === null ? '' : (faceOf(row.groupId)?.name ?? ''), ctx.locale);
    if (rows.length < BATCH) return;
    offset += BATCH;
  }
}

async function* logCsvRows(ctx: Context, filter: LogFilter): Lines {
  yield [...LOG_HEADINGS[ctx.locale]];
  let last: string | undefined;
  do {
    const rows = await logs.listBefore(ctx.db, filter, last, BATCH);
    const personOf = await personLookup(
      ctx,
      rows.map(({ byId }) => byId),
    );
    for (const row of rows) yield toLogCsv(row, personOf(row.byId).name, ctx.locale);
    last = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  } while (last !== undefined);
}

/** Exports the events that the caller manages, as a table. Errors: not-found, forbidden, rate-limited. */
export const exportEvents = async (ctx: Context, filter: EventFilter): Promise<FileAnswer> => {
  const conditions = await toConditions(ctx, filter, 'settings');
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  const name = ctx.locale === 'vi' ? 'Sự kiện check-in' : 'Check-in events';
  return csvFile(`${name} ${dayOf(ctx.clock.now())}`, eventCsvRows(ctx, { ...conditions, managed: true }));
};

/** Exports the log of an event that the caller manages, as a table. Errors: not-found, forbidden, rate-limited. */
export const exportLog = async (ctx: Context, filter: LogFilter): Promise<FileAnswer> => {
  const { title } = await requireManagedEvent(ctx, filter.history);
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  const name = ctx.locale === 'vi' ? 'Lịch sử check-in' : 'Check-in history';
  return csvFile(`${name} ${title} ${dayOf(ctx.clock.now())}`, logCsvRows(ctx, filter));
};

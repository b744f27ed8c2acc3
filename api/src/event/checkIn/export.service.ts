import type { EventFilter, LogFilter } from '@m4u/contract/event/checkIn';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/time/days.ts';
import { csvFile } from '../../platform/http/message/csv.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { managed, readerOf } from './permission.service.ts';
import { EVENT_HEADINGS, eventLine, LOG_HEADINGS, logLine } from './export.rules.ts';
import * as logs from './scans/log.queries.ts';
import * as queries from './queries.ts';
import { narrowingOf } from './service.ts';

/** Rows read from the database at once. */
const BATCH = 500;

type Lines = AsyncGenerator<string[], void, undefined>;

async function* eventLines(ctx: Context, asked: queries.Narrowing): Lines {
  yield [...EVENT_HEADINGS[ctx.locale]];
  let offset = 0;
  for (;;) {
    const rows = await queries.list(ctx.db, readerOf(ctx), asked, { limit: BATCH, offset });
    const faceOf = await groupLabelLookup(
      ctx.db,
      rows.flatMap(({ groupId }) => groupId ?? []),
    );
    for (const row of rows)
      yield eventLine(row, row.groupId === null ? '' : (faceOf(row.groupId)?.name ?? ''), ctx.locale);
    if (rows.length < BATCH) return;
    offset += BATCH;
  }
}

async function* logLines(ctx: Context, asked: LogFilter): Lines {
  yield [...LOG_HEADINGS[ctx.locale]];
  let last: string | undefined;
  do {
    const rows = await logs.before(ctx.db, asked, last, BATCH);
    const personOf = await personLookup(
      ctx,
      rows.map(({ byId }) => byId),
    );
    for (const row of rows) yield logLine(row, personOf(row.byId).name, ctx.locale);
    last = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  } while (last !== undefined);
}

/** Exports the events that the caller manages, as a table. Errors: not-found, forbidden, rate-limited. */
export const events = async (ctx: Context, filter: EventFilter): Promise<FileAnswer> => {
  const asked = await narrowingOf(ctx, filter);
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  const name = ctx.locale === 'vi' ? 'Sự kiện check-in' : 'Check-in events';
  return csvFile(`${name} ${dayOf(ctx.clock.now())}`, eventLines(ctx, { ...asked, managed: true }));
};

/** Exports the log of an event that the caller manages, as a table. Errors: not-found, forbidden, rate-limited. */
export const log = async (ctx: Context, asked: LogFilter): Promise<FileAnswer> => {
  const { title } = await managed(ctx, asked.history);
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  const name = ctx.locale === 'vi' ? 'Nhật ký check-in' : 'Check-in log';
  return csvFile(`${name} ${title} ${dayOf(ctx.clock.now())}`, logLines(ctx, asked));
};

import { DAY, HOUR } from '@m4u/contract/durations';
import { daysOfPeriod, periodAfter, periodOn } from '@m4u/contract/period';
import { associationReports, associationReportSteps } from '../../event/associationReport/tables.ts';
import { dayOf } from '../../platform/time/days.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { sanitise } from '../../platform/text/html.ts';
import { readDemo } from '../content.ts';
import type { DemoReport } from '../shapes/events.ts';
import { idOf, type Stage } from '../stage.ts';

/** Fixed id of a demo report by its index. */
export const demoReportId = (at: number): string => `019a0000-0000-7000-8000-0ab0a7${String(at).padStart(6, '0')}`;

const rowOf = (stage: Stage, agencyId: string, given: DemoReport, at: number) => {
  const { group, by, kind, periodsAgo, title, text, status, reason, members, newMembers, revenue, events } = given;
  const period = periodAfter(periodOn(kind, dayOf(stage.now)), -periodsAgo);
  const { from, to } = daysOfPeriod(period);
  // Submitted on the first morning after the period; never later than now.
  const told = new Date(Math.min(new Date(`${to}T09:20:00+07:00`).getTime() + DAY, stage.now.getTime() - HOUR));
  const facts = { period, title, content: sanitise(text), members, newMembers, revenue, events, attachments: [] };
  return {
    ...facts,
    id: demoReportId(at),
    groupId: idOf(stage.ids, group),
    groupName: readDemo().groups.find(({ link }) => link === group)?.name ?? group,
    kind,
    fromDay: from,
    status,
    reason,
    ...(status !== 'draft' && { agencyId, submitted: facts, submittedAt: told }),
    createdBy: idOf(stage.ids, by),
    createdAt: new Date(told.getTime() - HOUR),
    updatedAt: told,
  };
};

/** Steps of a report: created, submitted, and returned if so. */
const stepsOf = (stage: Stage, overseer: string, row: ReturnType<typeof rowOf>) => {
  const step = (kind: 'created' | 'submitted' | 'returned', actorId: string, createdAt: Date, reason = '') => ({
    id: uuidv7(),
    reportId: row.id,
    kind,
    actorId,
    reason,
    createdAt,
  });
  return [
    step('created', row.createdBy, row.createdAt),
    ...(row.status === 'draft' ? [] : [step('submitted', row.createdBy, row.updatedAt)]),
    ...(row.reason === null ? [] : [step('returned', idOf(stage.ids, overseer), stage.now, row.reason)]),
  ];
};

/** Inserts reports of the demo groups to their agency over a year, including a draft and a returned one. */
export const insertReports = async (stage: Stage, agencyId: string): Promise<void> => {
  const rows = readDemo().reports.map((given, at) => rowOf(stage, agencyId, given, at));
  await stage.tx.insert(associationReports).values(rows);
  await stage.tx.insert(associationReportSteps).values(rows.flatMap((row) => stepsOf(stage, 'bao', row)));
};

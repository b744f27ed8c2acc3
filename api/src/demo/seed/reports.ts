import { dayOf } from '@m4u/contract/days';
import { DAY, HOUR } from '@m4u/contract/durations';
import { periodDays, periodAfter, periodOn } from '@m4u/contract/period';
import { associationReports, associationReportSteps } from '../../event/associationReport/tables.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { sanitise } from '../../platform/text/html.ts';
import { readDemo } from '../content.ts';
import type { DemoReport } from '../shapes/events.ts';
import { idOf, type Stage } from '../stage.ts';

/** Fixed id of a demo report by its index. */
export const demoReportId = (index: number): string =>
  `019a0000-0000-7000-8000-0ab0a7${String(index).padStart(6, '0')}`;

const toRow = (stage: Stage, agencyId: string, report: DemoReport, index: number) => {
  const { group, by, kind, periodsAgo, title, text, status, reason, members, newMembers, revenue, events } = report;
  const period = periodAfter(periodOn(kind, dayOf(stage.now)), -periodsAgo);
  const { from, to } = periodDays(period);
  // Submitted on the first morning after the period; never later than now.
  const submittedAt = new Date(Math.min(new Date(`${to}T09:20:00+07:00`).getTime() + DAY, stage.now.getTime() - HOUR));
  const facts = { period, title, content: sanitise(text), members, newMembers, revenue, events, attachments: [] };
  return {
    ...facts,
    id: demoReportId(index),
    groupId: idOf(stage.ids, group),
    groupName: readDemo().groups.find(({ link }) => link === group)?.name ?? group,
    kind,
    fromDay: from,
    status,
    reason,
    ...(status !== 'draft' && { agencyId, submitted: facts, submittedAt }),
    createdBy: idOf(stage.ids, by),
    createdAt: new Date(submittedAt.getTime() - HOUR),
    updatedAt: submittedAt,
  };
};

/** Steps of a report: created, submitted, and returned if so. */
const toSteps = (stage: Stage, overseer: string, row: ReturnType<typeof toRow>) => {
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
  const rows = readDemo().reports.map((report, index) => toRow(stage, agencyId, report, index));
  await stage.tx.insert(associationReports).values(rows);
  await stage.tx.insert(associationReportSteps).values(rows.flatMap((row) => toSteps(stage, 'bao', row)));
};

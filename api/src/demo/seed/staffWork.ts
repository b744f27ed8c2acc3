import { HOUR } from '@m4u/contract/durations';
import { ask } from '../../insight/privacy/requests/service.ts';
import { report } from '../../insight/privacy/reports/service.ts';
import { create } from '../../social/contact/support.service.ts';
import { readDemo } from '../content.ts';
import { createContextAt, idOf, type Stage } from '../stage.ts';

const hoursBefore = ({ now }: Stage, hours: number): Date => new Date(now.getTime() - hours * HOUR);

/** Inserts letters to support, reports and requests about personal data, for staff to answer. */
export const insertStaffWork = async (stage: Stage): Promise<void> => {
  const { members, staffWork } = readDemo();
  const nameOf = (key: string): string => members.find((member) => member.key === key)?.name ?? key;
  for (const { by, hoursAgo, topic, words } of staffWork.support) {
    const letter = { topic, name: nameOf(by), email: null, phone: null, words };
    await create(createContextAt(stage, by, hoursBefore(stage, hoursAgo)), letter);
  }
  for (const { by, hoursAgo, kind, about, reason, words } of staffWork.reports) {
    const draft = { kind, targetId: idOf(stage.ids, about), reason, words };
    await report(createContextAt(stage, by, hoursBefore(stage, hoursAgo)), draft);
  }
  for (const { by, hoursAgo, kind, words } of staffWork.requests) {
    const draft = { kind, words, name: '', email: null };
    await ask(createContextAt(stage, by, hoursBefore(stage, hoursAgo)), draft);
  }
};

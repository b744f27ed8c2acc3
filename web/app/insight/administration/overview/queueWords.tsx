import type { QueueItem, QueueSubject } from '@m4u/contract/insight/administration/queue';
import type { QueueKind } from '@m4u/contract/insight/administration/queue.rules';
import { DAY, HOUR, MINUTE } from '@m4u/contract/durations';
import type { LucideIcon } from 'lucide-react';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import CreditCard from 'lucide-react/icons/credit-card';
import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import Flag from 'lucide-react/icons/flag';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { m } from '../../../paraglide/messages.js';
import { date } from '../../../platform/language/formats.ts';
import { locale } from '../../../platform/language/language.ts';
import { registrationStatusWords } from '../../../profile/registration/registrationWords.tsx';
import { supportTopicWords } from '../../../social/contact/supportWords.tsx';
import { reportKindWords, reportReasonWords } from '../../privacy/reportWords.tsx';
import { dataRequestKindWords } from '../../privacy/requestWords.tsx';

/** Names and icons of the kinds of work. */
export const queueKinds: Readonly<Record<QueueKind, { readonly name: () => string; readonly icon: LucideIcon }>> = {
  report: { name: m.admin_queue_kind_report, icon: Flag },
  card: { name: m.admin_queue_kind_card, icon: CreditCard },
  support: { name: m.admin_queue_kind_support, icon: LifeBuoy },
  agency: { name: m.admin_queue_kind_agency, icon: ClipboardList },
  data: { name: m.admin_queue_kind_data, icon: FileQuestionMark },
};

/** The request of an item in words, by its kind. */
const subjectWords = (subject: QueueSubject): string => {
  switch (subject.kind) {
    case 'report':
      return m.admin_queue_report({
        reason: reportReasonWords[subject.reason](),
        target: reportKindWords[subject.target](),
      });
    case 'support':
      return supportTopicWords[subject.topic]();
    case 'card':
      return subject.status === 'done' ? m.card_order_to_ship() : registrationStatusWords[subject.status]();
    case 'agency':
      return registrationStatusWords[subject.status]();
    case 'data':
      return dataRequestKindWords[subject.request]();
  }
};

/** Title of an item, and the line below it; `isOwn` where the title is what people wrote themselves. */
export const itemWords = ({ subject, name, words }: QueueItem) => {
  const asked = subjectWords(subject);
  if (subject.kind === 'support') return { title: words, isOwn: true, below: [name, asked] };
  if (subject.kind === 'report' || subject.kind === 'data')
    return { title: asked, isOwn: false, below: [name || m.report_gone()] };
  return { title: name, isOwn: true, below: [asked] };
};

const units = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** A time by its largest whole unit, at least a minute: `2 giờ`. */
export const timeSpan = (milliseconds: number): string => {
  const [unit, length] = units.find(([, each]) => milliseconds >= each) ?? units[2];
  const value = Math.max(1, Math.floor(milliseconds / length));
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
};

/** Due times nearer than this are told in hours or minutes. */
const NEAR = 3 * HOUR;

/** How urgent an item is, in words and as a tone. */
export const dueWords = (due: string, now: number): { readonly words: string; readonly tone: DueTone } => {
  const left = Date.parse(due) - now;
  if (left < 0) return { words: m.admin_queue_overdue({ time: timeSpan(-left) }), tone: 'overdue' };
  if (left < NEAR) return { words: m.admin_queue_left({ time: timeSpan(left) }), tone: 'near' };
  const day = date(due);
  if (day === date(new Date(now))) return { words: m.admin_queue_today(), tone: 'far' };
  if (day === date(new Date(now + DAY))) return { words: m.admin_queue_tomorrow(), tone: 'far' };
  return { words: day, tone: 'far' };
};

/** How urgent an item is. */
export type DueTone = 'overdue' | 'near' | 'far';

import type { DueFilterState, DueState } from '@m4u/contract/commerce/due/rules';
import type { DuePeriod, DueRow } from '@m4u/contract/commerce/due/schema';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { m } from '../../paraglide/messages.js';
import { date, money } from '../../platform/language/formats.ts';
import { Tag } from '../../ui/Tag.tsx';

/** Words of the states of dues. */
export const dueStateWords: Readonly<Record<DueFilterState, () => string>> = {
  arrears: m.due_state_arrears,
  current: m.due_state_current,
  due: m.due_state_due,
  grace: m.due_state_grace,
  lapsed: m.due_state_lapsed,
  none: m.due_state_none,
};

const stateIcons: Readonly<Record<DueState, LucideIcon>> = {
  current: CircleCheck,
  due: CalendarClock,
  grace: Hourglass,
  lapsed: CircleX,
  none: CircleDashed,
};

/** The state of a member's dues as a label. */
export const DueStateTag = ({ state }: { state: DueState }) => (
  <Tag icon={stateIcons[state]}>{dueStateWords[state]()}</Tag>
);

/** The price of a level in words. */
export const describePrice = (price: number): string => (price === 0 ? m.due_free() : money(price));

/** The term of a level in words. */
export const describeTerm = (months: number): string => m.due_months({ count: months });

/** Until when dues are valid, or until when they can still be renewed without a gap. */
export const describeEnd = ({ state, endsOn, graceUntil }: Pick<DueRow, 'state' | 'endsOn' | 'graceUntil'>): string => {
  if (endsOn === null) return m.due_never_text();
  if (state === 'grace') return m.due_grace_text({ end: date(endsOn), grace: date(graceUntil ?? endsOn) });
  return state === 'lapsed' ? m.due_lapsed_text({ end: date(endsOn) }) : m.due_valid_text({ end: date(endsOn) });
};

/** The days of a period, or what became of it. */
export const describePeriod = ({ state, startsOn, endsOn }: DuePeriod): string => {
  if (startsOn === null || endsOn === null) return m.due_period_asked();
  const days = m.due_period_days({ from: date(startsOn), to: date(endsOn) });
  return state === 'taken' ? `${days} · ${m.due_period_taken()}` : days;
};

import type { DiscountState } from '@m4u/contract/commerce/discount/rules';
import type { Discount } from '@m4u/contract/commerce/discount/schema';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import PowerOff from 'lucide-react/icons/power-off';
import { m } from '../../paraglide/messages.js';
import { date, money, number } from '../../platform/language/formats.ts';
import { Tag } from '../../ui/Tag.tsx';

/** Labels of the states. */
export const stateWords: Readonly<Record<DiscountState, () => string>> = {
  running: m.discount_state_running,
  planned: m.discount_state_planned,
  'used-up': m.discount_state_used_up,
  ended: m.discount_state_ended,
  off: m.discount_state_off,
};

const icons: Readonly<Record<DiscountState, LucideIcon>> = {
  running: CircleCheck,
  planned: CalendarClock,
  'used-up': CircleSlash,
  ended: CalendarX2,
  off: PowerOff,
};

/** Tag with the state of a discount. */
export const DiscountStateTag = ({ state }: { state: DiscountState }) => (
  <Tag icon={icons[state]}>{stateWords[state]()}</Tag>
);

type Terms = Pick<Discount, 'percent' | 'amount' | 'cap' | 'minimum' | 'from' | 'to' | 'state'>;

/** Formats the amount of a discount. */
export const offWords = ({ percent, amount, cap }: Terms): string => {
  if (percent === null) return m.discount_off_amount({ amount: money(amount ?? 0) });
  return cap === null
    ? m.discount_off_percent({ percent: number(percent) })
    : m.discount_off_percent_cap({ percent: number(percent), cap: money(cap) });
};

/** Formats the minimum value of invoices for a discount. */
export const minimumWords = ({ minimum }: Terms): string =>
  minimum > 0 ? m.discount_minimum_from({ minimum: money(minimum) }) : m.discount_any_invoice();

/** Formats the last day of a discount, or the first day of a planned one. */
export const daysWords = ({ from, to, state }: Terms): string => {
  if (state !== 'planned') return to === null ? m.discount_endless() : m.discount_until({ to: date(to) });
  return to === null
    ? m.discount_from_on({ from: date(from) })
    : m.discount_from_to({ from: date(from), to: date(to) });
};

/** Formats how often the reader may still use a discount. */
export const leftWords = ({ left }: Pick<Discount, 'left'>): string =>
  left === null ? m.discount_left_endless() : m.discount_left({ count: number(left) });

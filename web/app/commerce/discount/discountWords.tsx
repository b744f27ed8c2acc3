import type { DiscountState } from '@m4u/contract/commerce/discount/rules';
import type { Discount } from '@m4u/contract/commerce/discount/schema';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import PowerOff from 'lucide-react/icons/power-off';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { Tag } from '../../ui/Tag.tsx';

/** Labels of the states. */
export const discountStateWords: Readonly<Record<DiscountState, () => string>> = {
  running: m.discount_state_running,
  planned: m.discount_state_planned,
  'used-up': m.discount_state_used_up,
  ended: m.discount_state_ended,
  off: m.discount_state_off,
};

const discountStateIcons: Readonly<Record<DiscountState, LucideIcon>> = {
  running: CircleCheck,
  planned: CalendarClock,
  'used-up': CircleSlash,
  ended: CalendarX2,
  off: PowerOff,
};

/** Tag with the state of a discount. */
export const DiscountStateTag = ({ state }: { state: DiscountState }) => (
  <Tag icon={discountStateIcons[state]}>{discountStateWords[state]()}</Tag>
);

/** Formats how often the reader may still use a discount. */
export const formatUsesLeft = ({ left }: Pick<Discount, 'left'>): string =>
  left === null ? m.discount_left_endless() : m.discount_left({ count: number(left) });

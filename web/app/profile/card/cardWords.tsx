import type { CardStatus } from '@m4u/contract/profile/card/rules';
import type { CardEvent } from '@m4u/contract/profile/card/schema';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import Snowflake from 'lucide-react/icons/snowflake';
import { m } from '../../paraglide/messages.js';
import { Tag } from '../../ui/Tag.tsx';

/** Labels of the states. */
export const cardStatusWords: Readonly<Record<CardStatus, () => string>> = {
  blank: m.card_status_blank,
  active: m.card_status_active,
  frozen: m.card_status_frozen,
  retired: m.card_status_retired,
};

const cardStatusIcons: Readonly<Record<CardStatus, LucideIcon>> = {
  blank: CircleDashed,
  active: CircleCheck,
  frozen: Snowflake,
  retired: CircleX,
};

/** Tag with a card's state. */
export const CardStatusTag = ({ status }: { status: CardStatus }) => (
  <Tag icon={cardStatusIcons[status]}>{cardStatusWords[status]()}</Tag>
);

/** Name of a card: its printed number, or the end of its id. */
export const cardName = ({ _id, number }: { _id: string; number: number | null }): string =>
  number === null ? m.card_unnumbered({ end: _id.slice(-4) }) : m.card_numbered({ number });

/** Labels of the events in a card's history. */
export const cardEventWords: Readonly<Record<CardEvent['kind'], () => string>> = {
  made: m.card_event_made,
  issued: m.card_event_issued,
  activated: m.card_event_activated,
  frozen: m.card_event_frozen,
  unfrozen: m.card_event_unfrozen,
  moved: m.card_event_moved,
  received: m.card_event_received,
  retired: m.card_event_retired,
};

import { m } from '../../paraglide/messages.js';
import type { Card } from '@m4u/contract/profile/card/schema';
import { date, number } from '../../platform/language/formats.ts';
import { CardLink } from '../../ui/Card.tsx';
import { cardName, CardStatusTag } from './cardWords.tsx';

/** The fields of a card that its row shows. */
export type CardRowFacts = Pick<Card, '_id' | 'number' | 'status' | 'taps' | 'activatedAt' | 'createdAt'>;

const formatUse = ({ status, taps, activatedAt, createdAt }: CardRowFacts): string => {
  if (status === 'blank') return m.card_made_at({ date: date(createdAt) });
  const used = m.card_taps({ total: number(taps.total), recent: number(taps.recent) });
  return activatedAt === null || status === 'retired'
    ? used
    : `${used} · ${m.card_activated_at({ date: date(activatedAt) })}`;
};

/** A row of a list of cards: name, state, number of taps, and the text of `also`. */
export const CardRow = ({ card, to, also }: { card: CardRowFacts; to: string; also?: string }) => (
  <CardLink to={to}>
    <span className="flex flex-wrap items-center justify-between gap-2">
      <span className="text-lg font-semibold">{cardName(card)}</span>
      <CardStatusTag status={card.status} />
    </span>
    {also !== undefined && <span className="mt-1 block wrap-anywhere">{also}</span>}
    <span className="mt-1 block text-sm text-muted">{formatUse(card)}</span>
  </CardLink>
);

import { orderTotal } from '@m4u/contract/profile/registration/cardDesign';
import type { CardDesign, Registration } from '@m4u/contract/profile/registration/schema';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import { Card } from '../../../ui/Card.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { CardFront, type CardLook } from './CardSides.tsx';
import { finishWords, openPriceWords } from './orderWords.tsx';
import { describeOrder } from './progress.tsx';

export interface OrderProps {
  registration: Registration;
  design: CardDesign;
  look: CardLook;
}

/** An order at a glance: its front, what it costs, and what it waits for. */
export const OrderHead = ({ registration, design, look }: OrderProps) => {
  const total = orderTotal(design.price, registration.quantity);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4">
        <div className="w-36 max-w-full">
          <CardFront look={look} />
        </div>
        <div className="flex min-w-48 flex-1 flex-col items-start gap-1">
          <p className="text-lg font-semibold">
            {m.card_order_of({ finish: finishWords[design.finish](), count: registration.quantity })}
          </p>
          <p className="text-muted">{total === null ? openPriceWords(design.price) : money(total)}</p>
          <Tag>{describeOrder(registration)}</Tag>
        </div>
      </div>
    </Card>
  );
};

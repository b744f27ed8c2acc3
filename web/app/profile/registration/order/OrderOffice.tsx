import type { CardDesign, Registration } from '@m4u/contract/profile/registration/schema';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { buttonClass, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import type { CardLook } from './CardSides.tsx';
import { OrderStages } from './OrderStages.tsx';
import { finishWords } from './orderWords.tsx';
import { BothSides } from './Proof.tsx';
import { PriceLines } from './ShopTotal.tsx';

/** Errors of a refused proof, and what was typed. */
export interface ProofReply {
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly values: Readonly<Record<string, string>>;
}

const labels = { card: m.card_order_price_card, delivery: m.card_order_delivery } as const;

interface ProofFormProps {
  design: CardDesign;
  note: ReactNode;
  sent: ProofReply | undefined;
}

const ProofFields = ({ design, note, sent }: ProofFormProps) => (
  <Form method="post" className="stack gap-3">
    {design.saidByStaff.map((part) => (
      <MoneyField
        key={part}
        name={part}
        label={labels[part]()}
        digits={8}
        required
        defaultValue={sent?.values[part] ?? design.price[part]?.toString() ?? ''}
        error={sent?.errors[part] ?? null}
      />
    ))}
    {note}
    <SubmitButton name="intent" value="proof" block variant={design.proofAt === null ? 'primary' : 'secondary'}>
      {m.card_order_send_proof()}
    </SubmitButton>
  </Form>
);

/** Sends the proof, with the prices that staff say; folded once one was sent. */
export const ProofForm = (props: ProofFormProps) =>
  props.design.proofAt === null ? (
    <ProofFields {...props} />
  ) : (
    <details open={props.sent !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2 text-center font-semibold text-accent-ink">
        {m.card_order_send_proof_again()}
      </summary>
      <ProofFields {...props} />
    </details>
  );

/** Notes that the cards were sent. */
export const ShipForm = ({ note }: { note: ReactNode }) => (
  <Form method="post" className="stack gap-3">
    {note}
    <SubmitButton name="intent" value="ship" block>
      {m.card_order_ship()}
    </SubmitButton>
  </Form>
);

/** The card of an order for staff: both sides, its price, its stages and the print file. */
export const OrderOffice = ({
  registration,
  design,
  look,
  printAt,
}: {
  registration: Registration;
  design: CardDesign;
  look: CardLook;
  /** Address of the print file. */
  printAt: string;
}) => (
  <Card>
    <section aria-labelledby="card-title" className="stack">
      <h2 id="card-title" className="text-lg">
        {m.card_order_of({ finish: finishWords[design.finish](), count: registration.quantity })}
      </h2>
      <BothSides look={look} />
      <PriceLines price={design.price} quantity={registration.quantity} />
      {registration.can.print && design.isChanged && (
        <p className="rounded-md bg-accent-soft px-4 py-3">{m.card_order_changed()}</p>
      )}
      {registration.can.print && !design.isChanged && (
        <a href={printAt} download className={buttonClass({ variant: 'secondary', block: true })}>
          <Download aria-hidden size={20} />
          {m.card_order_print_file()}
        </a>
      )}
      <OrderStages registration={registration} />
    </section>
  </Card>
);

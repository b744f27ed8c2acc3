import type { CardDesign } from '@m4u/contract/profile/registration/schema';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CardBack, CardFront, type CardLook } from './CardSides.tsx';
import { PriceLines } from './ShopTotal.tsx';

/** Both sides of a card, flat. */
export const BothSides = ({ look }: { look: CardLook }) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <CardFront look={look} />
    <CardBack look={look} />
  </div>
);

export interface ProofProps {
  design: CardDesign;
  look: CardLook;
  quantity: number;
  /** Leads to the form for changes. */
  editTo: string;
  /** Why an approval was refused. */
  refused: string | undefined;
}

/** The proof of a card, for its owner to approve or to correct. */
export const Proof = ({ design, look, quantity, editTo, refused }: ProofProps) => (
  <Card>
    <section aria-labelledby="proof-title" className="stack">
      <h2 id="proof-title" className="text-lg">
        {m.card_order_proof_title()}
      </h2>
      <FormError errors={refused === undefined ? [] : [refused]} />
      <BothSides look={look} />
      <ul className="stack gap-2">
        <li className="flex items-start gap-2">
          <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-success" />
          {m.card_order_check_texts()}
        </li>
        <li className="flex items-start gap-2">
          <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-success" />
          <span>
            {m.card_order_check_code()} <TextLink to={design.page.address}>{m.card_order_check_open()}</TextLink>
          </span>
        </li>
      </ul>
      <PriceLines price={design.price} quantity={quantity} />
      <p className="text-sm text-muted">{m.card_order_code_note()}</p>
      <div className="grid gap-3 sm:grid-cols-[1fr_1.6fr]">
        <LinkButton to={editTo} variant="secondary">
          {m.card_order_correct()}
        </LinkButton>
        <Form method="post">
          <input type="hidden" name="proofAt" value={design.proofAt ?? ''} />
          <SubmitButton name="intent" value="confirm" block>
            {m.card_order_agree()}
          </SubmitButton>
        </Form>
      </div>
    </section>
  </Card>
);

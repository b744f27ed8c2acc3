import { CARD_TEXT, MOST_CARDS } from '@m4u/contract/profile/registration/cardDesign';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import UserRound from 'lucide-react/icons/user-round';
import { useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import type { FieldSet } from '../registrationFields.tsx';
import type { OrderDraft } from './useOrderDraft.tsx';

const Used = ({ text, maximum }: { text: string; maximum: number }) => (
  <span className="pr-2 text-xs" aria-hidden>
    {text.length}/{maximum}
  </span>
);

/** Name and title on the card, with their limits. */
export const PrintedTexts = ({ fields, draft }: { fields: FieldSet; draft: OrderDraft }) => (
  <fieldset className="stack gap-3">
    <legend className="mb-2 font-semibold">{m.card_order_texts()}</legend>
    <TextField
      field={fields.displayName}
      label={m.registration_display_name()}
      hint={m.card_order_limit({ count: CARD_TEXT.displayName })}
      maxLength={CARD_TEXT.displayName}
      required
      prefix={<UserRound aria-hidden size={20} />}
      suffix={<Used text={draft.name} maximum={CARD_TEXT.displayName} />}
    />
    <TextField
      field={fields.title}
      label={m.registration_job()}
      hint={m.card_order_limit({ count: CARD_TEXT.title })}
      optional
      maxLength={CARD_TEXT.title}
      prefix={<BriefcaseBusiness aria-hidden size={20} />}
      suffix={<Used text={draft.title} maximum={CARD_TEXT.title} />}
    />
  </fieldset>
);

/** Number of cards; the buttons beside it come with scripts. */
export const QuantityField = ({ fields, quantity }: { fields: FieldSet; quantity: number }) => {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const step = (by: number) => {
    const input = box.current?.querySelector('input');
    if (!input) return;
    input.value = String(Math.min(MOST_CARDS, Math.max(1, quantity + by)));
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const buttonOf = (icon: typeof Plus, label: string, by: number, isOff: boolean) =>
    isHydrated && (
      <IconButton
        icon={icon}
        label={label}
        variant="secondary"
        className="mb-px"
        aria-disabled={isOff || undefined}
        onClick={() => step(by)}
      />
    );
  return (
    <div ref={box} className="flex flex-wrap items-end gap-2">
      <TextField
        field={fields.quantity}
        label={m.registration_quantity()}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_CARDS}
        required
        className="min-w-24 flex-1"
      />
      {buttonOf(Minus, m.card_order_fewer(), -1, quantity <= 1)}
      {buttonOf(Plus, m.card_order_more(), 1, quantity >= MOST_CARDS)}
    </div>
  );
};

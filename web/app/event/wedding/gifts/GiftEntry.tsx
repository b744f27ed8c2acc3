import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { GiftWay } from '@m4u/contract/event/wedding/gifts';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { useFields } from '../../../platform/forms/definition.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { weddingSideOptions } from '../weddingWords.tsx';
import { giftFields } from './giftFields.tsx';
import { GiftMoney } from './GiftMoney.tsx';
import { GiverField } from './GiverField.tsx';
import { giftWayOptions } from './giftWords.tsx';

export interface GiftEntryProps {
  weddingId: string;
  /** Id of the gift to note, so that a repeated call notes it once. */
  clientId: string;
  /** Side and way of the gift noted last; empty at the first. */
  last: { readonly for: WeddingSide | ''; readonly by: GiftWay | '' };
  reply: SubmissionResult | undefined;
}

/** Notes one gift after another: name, amount, Enter. Side and way stay as they were. */
export const GiftEntry = ({ weddingId, clientId, last, reply }: GiftEntryProps) => {
  const start = { side: last.for || 'groom', way: last.by || 'envelope' } as const;
  const [form, fields] = useFields(giftFields, start, reply);
  const [side, setSide] = useState<string>(fields.side.defaultValue ?? start.side);
  const money = useRef<HTMLDivElement>(null);
  return (
    <Card>
      <h2 className="pb-3 text-lg">{m.wedding_gift_add()}</h2>
      <Form method="post" {...getFormProps(form)} className="group/gift stack">
        <FormError errors={form.errors} />
        <input type="hidden" name="clientId" value={clientId} />
        <div className="grid gap-3 lg:grid-cols-2">
          <GiverField
            weddingId={weddingId}
            fields={fields}
            startsFocused={last.for !== ''}
            onPick={setSide}
            onDone={() => money.current?.querySelector('input')?.focus()}
          />
          <GiftMoney field={fields.amount} box={money} />
        </div>
        <div className="grid gap-3 lg:grid-cols-[2fr_3fr]">
          <RadioCards
            field={fields.side}
            legend={m.wedding_gift_side()}
            columns={2}
            value={side}
            onChange={setSide}
            options={weddingSideOptions()}
          />
          <RadioCards field={fields.way} legend={m.wedding_gift_way()} columns={2} options={giftWayOptions()} />
        </div>
        <div className="hidden group-has-[[value=thing]:checked]/gift:block">
          <TextField field={fields.thing} label={m.wedding_gift_thing()} maxLength={120} autoComplete="off" />
        </div>
        <TextField field={fields.note} label={m.wedding_gift_note()} maxLength={200} autoComplete="off" optional />
        <SubmitButton name="intent" value="add" icon={Plus} block size="lg">
          {m.wedding_gift_do()}
        </SubmitButton>
      </Form>
    </Card>
  );
};

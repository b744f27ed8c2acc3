import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { CardDetail } from '@m4u/contract/profile/card/schema';
import LockOpen from 'lucide-react/icons/lock-open';
import Snowflake from 'lucide-react/icons/snowflake';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { settled } from '../../platform/forms/definition.ts';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { cardName } from './cardWords.tsx';
import { CodeField } from './CodeField.tsx';

const freezeTexts = {
  owner: { freeze: m.card_freeze_text, unfreeze: m.card_unfreeze_text },
  staff: { freeze: m.card_admin_freeze_text, unfreeze: m.card_admin_unfreeze_text },
} as const;

/** Button to freeze a lost card or to unfreeze it; `as` selects the wording. */
export const FreezeCard = ({ card: { can }, as }: { card: Pick<CardDetail, 'can'>; as: 'owner' | 'staff' }) => {
  if (!can.freeze && !can.unfreeze) return null;
  const texts = freezeTexts[as];
  return (
    <Card>
      <Form method="post" className="stack">
        <p>{can.freeze ? texts.freeze() : texts.unfreeze()}</p>
        <div>
          {can.freeze ? (
            <SubmitButton name="intent" value="freeze" icon={Snowflake}>
              {m.card_freeze()}
            </SubmitButton>
          ) : (
            <SubmitButton name="intent" value="unfreeze" icon={LockOpen}>
              {m.card_unfreeze()}
            </SubmitButton>
          )}
        </div>
      </Form>
    </Card>
  );
};

/** Form to replace this card by another. */
export const MoveCard = ({ reply }: { reply: SubmissionResult | undefined }) => {
  const [form, fields] = useForm<{ to: string; code: string }>({ lastResult: reply ?? settled });
  return (
    <Section id="move" title={m.card_move()}>
      <Card>
        <Form method="post" {...getFormProps(form)} className="stack">
          <p>{m.card_move_text()}</p>
          <FormError errors={form.errors} />
          <TextField
            field={fields.to}
            label={m.card_move_to()}
            hint={m.card_move_to_hint()}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={300}
          />
          <CodeField field={fields.code} />
          <div>
            <SubmitButton name="intent" value="move">
              {m.card_move()}
            </SubmitButton>
          </div>
        </Form>
      </Card>
    </Section>
  );
};

/** Button to retire a card permanently, with a confirmation. */
export const RetireCard = ({ card }: { card: Pick<CardDetail, '_id' | 'number' | 'can'> }) => {
  const dialog = useDialog();
  if (!card.can.retire) return null;
  return (
    <Section id="retire" title={m.card_retire()}>
      <Card>
        <p className="mb-4">{m.card_retire_text()}</p>
        <Button variant="quietDanger" icon={Trash2} {...dialog.trigger}>
          {m.card_retire()}
        </Button>
      </Card>
      <ConfirmDialog
        {...dialog}
        title={m.card_retire()}
        question={m.card_retire_question({ card: cardName(card) })}
        confirm={m.card_retire()}
        fields={{ intent: 'retire' }}
      />
    </Section>
  );
};

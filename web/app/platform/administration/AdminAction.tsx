import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { TextArea } from '../../ui/fields/TextField.tsx';

/** Answer to an action that the API refused: its intent, the messages, and the typed values. */
export interface Refusal {
  readonly intent: string;
  readonly reason: string;
  /** Messages about the form as a whole. */
  readonly problems: readonly string[];
  /** Messages about the reason field. */
  readonly reasonProblems: readonly string[];
}

export interface AdminActionProps {
  intent: string;
  /** The verb, also on the button. */
  title: string;
  /** Consequence of the action. */
  text: string;
  /** Asks for a reason, which is stored in the audit log. */
  asksReason?: boolean;
  danger?: boolean;
  refusal: Refusal | undefined;
}

/** A staff action: its consequence, a field for the reason, and the button. */
export const AdminAction = ({ intent, title, text, asksReason = false, danger = false, refusal }: AdminActionProps) => {
  const refused = refusal?.intent === intent ? refusal : undefined;
  return (
    <Card as="section">
      <Form method="post" preventScrollReset className="stack">
        <div>
          <h3 className="text-lg">{title}</h3>
          <p className="text-muted">{text}</p>
        </div>
        <FormError errors={[...(refused?.problems ?? [])]} />
        {asksReason && (
          <TextArea
            name="reason"
            id={`${intent}-reason`}
            label={m.admin_reason()}
            hint={m.admin_reason_hint()}
            error={[...(refused?.reasonProblems ?? [])]}
            defaultValue={refused?.reason ?? ''}
            rows={2}
            maxLength={500}
            required
          />
        )}
        <div>
          <SubmitButton name="intent" value={intent} variant={danger ? 'danger' : 'primary'}>
            {title}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
};

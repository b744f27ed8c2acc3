import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { TextArea } from '../../ui/fields/TextField.tsx';

/** What an action answers when the API refused a deed: which one, why, and what had been typed. */
export interface Refusal {
  readonly intent: string;
  readonly reason: string;
  /** Words at the head. */
  readonly problems: readonly string[];
  /** Words about the reason. */
  readonly reasonProblems: readonly string[];
}

export interface AdminActionProps {
  intent: string;
  /** The verb, also on the button. */
  title: string;
  /** What comes of it. */
  text: string;
  /** Asks why; what is said is kept in the audit log. */
  asksReason?: boolean;
  danger?: boolean;
  refusal: Refusal | undefined;
}

/** Something that staff can do here: what comes of it, why it is done, and the button. */
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

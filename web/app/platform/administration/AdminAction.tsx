import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { TextArea } from '../../ui/fields/TextField.tsx';

/** Answer to an action that the API refused: its intent, the messages, and the typed values. */
export interface Refusal {
  readonly intent: string;
  readonly reason: string;
  /** Everything that was typed, by field. */
  readonly values: Readonly<Record<string, string>>;
  /** Messages about the form as a whole. */
  readonly problems: readonly string[];
  /** Messages about the reason field. */
  readonly reasonProblems: readonly string[];
}

/** Words of an action, and how it is asked for. */
export interface AdminActionWords {
  /** Name of the action in the form, and in the list of allowed actions. */
  readonly intent: string;
  /** The verb, also on the button. */
  readonly title: string;
  /** Consequence of the action. */
  readonly text: string;
  /** Asks for a reason, which is stored in the audit log. */
  readonly asksReason?: boolean;
  /** Asks this question before the action. */
  readonly question?: string;
  readonly danger?: boolean;
}

const Words = ({ title, text }: AdminActionWords) => (
  <div>
    <h3 className="text-lg">{title}</h3>
    <p className="text-muted">{text}</p>
  </div>
);

const ConfirmedAction = ({ action, question }: { action: AdminActionWords; question: string }) => {
  const { intent, title, danger = false } = action;
  const dialog = useDialog();
  return (
    <Card as="section">
      <div className="stack">
        <Words {...action} />
        <div>
          <Button variant={danger ? 'quietDanger' : 'primary'} {...dialog.trigger}>
            {title}
          </Button>
        </div>
      </div>
      <ConfirmDialog {...dialog} title={title} question={question} confirm={title} fields={{ intent }} />
    </Card>
  );
};

/** A staff action: its consequence, a field for the reason, and the button. */
export const AdminAction = ({ refusal, ...action }: AdminActionWords & { refusal: Refusal | undefined }) => {
  const { intent, title, asksReason = false, question, danger = false } = action;
  if (question !== undefined) return <ConfirmedAction action={action} question={question} />;
  const refused = refusal?.intent === intent ? refusal : undefined;
  return (
    <Card as="section">
      <Form method="post" preventScrollReset className="stack">
        <Words {...action} />
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

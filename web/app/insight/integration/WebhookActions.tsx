import type { WebhookState } from '@m4u/contract/insight/integration/rules';
import type { Webhook } from '@m4u/contract/insight/integration/schema';
import KeyRound from 'lucide-react/icons/key-round';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { stateIcons, webhookStateWords } from './integrationWords.tsx';

const stateTexts: Readonly<Record<WebhookState, () => string>> = {
  active: m.developer_webhook_active_text,
  paused: m.developer_webhook_paused_text,
  failing: m.developer_webhook_failing_text,
  orphaned: m.developer_webhook_orphaned_text,
};

/** A button whose action needs a confirmation. */
const ConfirmedAction = ({
  intent,
  title,
  question,
  icon,
  danger,
}: {
  intent: 'rotate' | 'remove';
  title: string;
  question: string;
  icon: typeof KeyRound;
  danger: boolean;
}) => {
  const dialog = useDialog();
  return (
    <div>
      <Button variant={danger ? 'quietDanger' : 'quiet'} icon={icon} {...dialog.trigger}>
        {title}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={title}
        question={question}
        confirm={title}
        fields={{ intent }}
        danger={danger}
      />
    </div>
  );
};

/** The state of a webhook, and what its admins can do with it. */
export const WebhookActions = ({ webhook: { state } }: { webhook: Webhook }) => (
  <Card className="stack gap-3">
    <div>
      <Tag icon={stateIcons[state]}>{webhookStateWords[state]()}</Tag>
    </div>
    <p>{stateTexts[state]()}</p>
    <Form method="post" className="flex flex-wrap gap-3">
      {state === 'active' ? (
        <>
          <SubmitButton name="intent" value="test" icon={Send}>
            {m.developer_test()}
          </SubmitButton>
          <SubmitButton name="intent" value="pause" variant="secondary" icon={PowerOff}>
            {m.developer_pause()}
          </SubmitButton>
        </>
      ) : (
        <SubmitButton name="intent" value="start" icon={Power}>
          {m.developer_start()}
        </SubmitButton>
      )}
    </Form>
    <div className="flex flex-wrap gap-3">
      <ConfirmedAction
        intent="rotate"
        title={m.developer_rotate()}
        question={m.developer_rotate_question()}
        icon={KeyRound}
        danger={false}
      />
      <ConfirmedAction
        intent="remove"
        title={m.developer_webhook_remove()}
        question={m.developer_webhook_remove_question()}
        icon={Trash2}
        danger
      />
    </div>
  </Card>
);

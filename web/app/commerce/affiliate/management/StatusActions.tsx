import type { CampaignDetail } from '@m4u/contract/commerce/affiliate/schema';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleStop from 'lucide-react/icons/circle-stop';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button, SubmitButton } from '../../../ui/Button.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';

/** Buttons that start, pause and end a campaign; the last two ask for confirmation. */
export const StatusActions = ({ campaign: { title, status, next, version } }: { campaign: CampaignDetail }) => {
  const pause = useDialog();
  const end = useDialog();
  if (next.length === 0) return null;
  const fields = (intent: string) => ({ intent, version: String(version) });
  return (
    <div className="flex flex-wrap gap-3">
      {next.includes('running') && (
        <Form method="post">
          <input type="hidden" name="version" value={version} />
          <SubmitButton name="intent" value="running" icon={CirclePlay}>
            {status === 'paused' ? m.affiliate_resume() : m.affiliate_form_start()}
          </SubmitButton>
        </Form>
      )}
      {next.includes('paused') && (
        <>
          <Button variant="secondary" icon={CirclePause} {...pause.trigger}>
            {m.affiliate_pause()}
          </Button>
          <ConfirmDialog
            {...pause}
            title={m.affiliate_pause()}
            question={m.affiliate_pause_question({ title })}
            confirm={m.affiliate_pause()}
            fields={fields('paused')}
            danger={false}
          />
        </>
      )}
      {next.includes('ended') && (
        <>
          <Button variant="secondary" icon={CircleStop} {...end.trigger}>
            {m.affiliate_end()}
          </Button>
          <ConfirmDialog
            {...end}
            title={m.affiliate_end()}
            question={m.affiliate_end_question({ title })}
            confirm={m.affiliate_end()}
            fields={fields('ended')}
          />
        </>
      )}
    </div>
  );
};

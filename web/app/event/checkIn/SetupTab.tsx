import type { SubmissionResult } from '@conform-to/react';
import type { CheckInEvent, CheckInHelpers } from '@m4u/contract/event/checkIn/schema';
import Link2 from 'lucide-react/icons/link-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form } from 'react-router';
import { VerifyNotice } from '../../identity/auth/VerifyNotice.tsx';
import { m } from '../../paraglide/messages.js';
import { usePage } from '../../platform/session/page.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/sharing/CopyButton.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { EventForm } from './EventForm.tsx';

const SecretLink = ({ address }: { address: string | null }) =>
  address === null ? (
    <Form method="post">
      <SubmitButton name="intent" value="link" icon={Link2}>
        {m.checkin_helpers_make()}
      </SubmitButton>
    </Form>
  ) : (
    <>
      <p className="rounded-md bg-sunken p-3 text-sm wrap-anywhere">{address}</p>
      <Form method="post" className="flex flex-wrap gap-3">
        <CopyButton text={address} />
        <SubmitButton name="intent" value="link" variant="secondary">
          {m.checkin_helpers_renew()}
        </SubmitButton>
        <SubmitButton name="intent" value="link-remove" variant="quietDanger">
          {m.checkin_helpers_remove()}
        </SubmitButton>
      </Form>
    </>
  );

const Helpers = ({ helpers: { link, people }, origin }: Pick<SetupTabProps, 'helpers' | 'origin'>) => {
  const isVerified = usePage()?.reader?.verified ?? false;
  return (
    <Card as="section" aria-labelledby="helpers-title">
      <div className="stack">
        <h2 id="helpers-title" className="text-lg">
          {m.checkin_helpers()}
        </h2>
        <p className="text-muted">{m.checkin_helpers_text()}</p>
        {isVerified ? (
          <SecretLink address={link === null ? null : origin + link} />
        ) : (
          <VerifyNotice reason={m.checkin_helpers_verify()} />
        )}
        {people.length === 0 ? (
          <p>{m.checkin_helpers_none()}</p>
        ) : (
          <ul>
            {people.map(({ _id, name, portrait }) => (
              <li key={_id} className="flex items-center gap-3 py-2">
                <Avatar name={name} src={portrait?.src} size={40} />
                <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                <Form method="post">
                  <input type="hidden" name="helper" value={_id} />
                  <SubmitButton
                    name="intent"
                    value="helper"
                    variant="quietDanger"
                    aria-label={m.checkin_helper_remove_of({ name })}
                  >
                    {m.checkin_helper_remove()}
                  </SubmitButton>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
};

export interface SetupTabProps {
  event: CheckInEvent;
  helpers: CheckInHelpers;
  /** Origin of this site. */
  origin: string;
  reply: SubmissionResult | undefined;
}

/** Settings of an event for its managers: description, admission and helpers. */
export const SetupTab = ({ event, helpers, origin, reply }: SetupTabProps) => {
  const removal = useDialog();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start">
      <EventForm event={event} now={event.startsAt} reply={reply} submit={m.checkin_save()} />
      <div className="stack min-w-0">
        <Helpers helpers={helpers} origin={origin} />
        {event.kind !== 'wedding' && (
          <div>
            <Button variant="quietDanger" icon={Trash2} {...removal.trigger}>
              {m.checkin_delete()}
            </Button>
            <ConfirmDialog
              {...removal}
              title={m.checkin_delete()}
              question={m.checkin_delete_question({ title: event.title })}
              confirm={m.checkin_delete()}
              fields={{ intent: 'delete' }}
            />
          </div>
        )}
      </div>
    </div>
  );
};

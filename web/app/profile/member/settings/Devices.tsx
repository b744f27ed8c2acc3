import { deviceName } from '@m4u/contract/identity/auth/device';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';

/** A signed-in device. */
export interface Device {
  readonly _id: string;
  readonly userAgent: string;
  readonly lastUsedAt: string;
  readonly current: boolean;
}

const nameOf = ({ userAgent }: Device): string => deviceName(userAgent) || m.setting_device_unknown();

const sessionFields = ({ _id }: Device) => ({ intent: 'endSession', session: _id });

/** Button to sign a device out, with a confirmation when scripts run. */
const EndButton = ({ device }: { device: Device }) => {
  const dialog = useDialog();
  const scripted = useHydrated();
  if (!scripted)
    return (
      <Form method="post" preventScrollReset>
        {Object.entries(sessionFields(device)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary">
          {m.setting_session_end()}
        </Button>
      </Form>
    );
  const { trigger: _, show, ...state } = dialog;
  return (
    <>
      <Button variant="secondary" onClick={show}>
        {m.setting_session_end()}
      </Button>
      <ConfirmDialog
        {...state}
        title={m.setting_session_end()}
        question={m.setting_session_end_question({ device: nameOf(device) })}
        confirm={m.setting_session_end()}
        fields={sessionFields(device)}
      />
    </>
  );
};

/** The signed-in devices, most recently used first; each can be signed out, and the current one by signing out. */
export const Devices = ({ sessions, now }: { sessions: readonly Device[]; now: number }) => (
  <Card padded={false}>
    <ul className="divide-y divide-line">
      {sessions.map((device) => {
        const Icon = /Mobile|iPhone|Android/.test(device.userAgent) ? Smartphone : Monitor;
        return (
          <li key={device._id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
            <Icon aria-hidden size={22} className="text-accent-ink" />
            <span className="text-beside">
              <span className="block font-semibold">{nameOf(device)}</span>
              <span className="block text-sm text-muted">
                {device.current ? m.setting_device_current() : <RelativeTime time={device.lastUsedAt} now={now} />}
              </span>
            </span>
            {!device.current && <EndButton device={device} />}
          </li>
        );
      })}
    </ul>
  </Card>
);

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
  readonly place: string | null;
  readonly lastUsedAt: string;
  readonly current: boolean;
}

const nameOf = ({ userAgent }: Device): string => deviceName(userAgent) || m.setting_device_unknown();

/** Button that signs one or all other devices out, with a confirmation when scripts run. */
const EndButton = ({
  fields,
  label,
  question,
}: {
  fields: Readonly<Record<string, string>>;
  label: string;
  question: string;
}) => {
  const { trigger: _, show, ...dialog } = useDialog();
  if (!useHydrated())
    return (
      <Form method="post" preventScrollReset>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary">
          {label}
        </Button>
      </Form>
    );
  return (
    <>
      <Button variant="secondary" onClick={show}>
        {label}
      </Button>
      <ConfirmDialog {...dialog} title={label} question={question} confirm={label} fields={fields} />
    </>
  );
};

/**
 * The signed-in devices, most recently used first. Each other device, or all of them, can be signed out here.
 * `deviceAction` answers the forms.
 */
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
                {device.place !== null && ` · ${device.place}`}
              </span>
            </span>
            {!device.current && (
              <EndButton
                fields={{ intent: 'endSession', session: device._id }}
                label={m.setting_session_end()}
                question={m.setting_session_end_question({ device: nameOf(device) })}
              />
            )}
          </li>
        );
      })}
    </ul>
    {sessions.length > 2 && (
      <div className="border-t border-line px-4 py-3 sm:px-5">
        <EndButton
          fields={{ intent: 'endOthers' }}
          label={m.setting_sessions_end()}
          question={m.setting_sessions_end_question()}
        />
      </div>
    )}
  </Card>
);

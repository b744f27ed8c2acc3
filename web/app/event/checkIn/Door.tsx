import type { CheckInEvent } from '@m4u/contract/event/checkIn/schema';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { inAppBrowser } from '../../ui/sharing/inAppBrowser.ts';
import { ScanCamera } from '../../social/phonebook/scan/ScanCamera.tsx';
import { isCameraAbsent, useCamera } from '../../social/phonebook/scan/useCamera.tsx';
import { Card } from '../../ui/Card.tsx';
import { Switch } from '../../ui/fields/Checkbox.tsx';
import { classNames } from '../../ui/classNames.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useToast } from '../../ui/overlays/Toast.tsx';
import { scanResultWords } from './checkInWords.tsx';
import { DoorNames } from './DoorNames.tsx';
import { scanTitle, DoorScanRow, DoorResult } from './DoorResult.tsx';
import { playResult } from './scanFeedback.tsx';
import { type DoorScan, scanName, type ScanAppearance, appearanceOf } from './doorState.tsx';
import { EventCounts } from './EventCard.tsx';
import { type NewScan, type Door as DoorOfEvent, useDoor } from './useDoor.tsx';

/** Time (ms) for which a code in view of the camera is not read again. */
const REST = 2_500;

type Kind = 'in' | 'out';

const Direction = ({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) => (
  <fieldset className="grid grid-cols-2 gap-1 rounded-md bg-sunken p-1">
    <legend className="sr-only">{m.checkin_direction()}</legend>
    {(['in', 'out'] as const).map((each) => (
      <label
        key={each}
        className={classNames(
          'flex min-h-12 cursor-pointer items-center justify-center rounded-sm font-semibold has-focus-visible:outline-2',
          each === kind ? 'bg-accent text-on-accent shadow-sm' : 'text-muted',
        )}
      >
        <input
          type="radio"
          name="direction"
          className="sr-only"
          checked={each === kind}
          onChange={() => onChange(each)}
        />
        {each === 'in' ? m.checkin_in() : m.checkin_out()}
      </label>
    ))}
  </fieldset>
);

/**
 * Plays a sound for each result of this device once. When the server corrects a result that was already signalled, to
 * one other than `ok`, it shows a toast.
 */
const useSignals = (scans: readonly DoorScan[], isLoud: boolean): void => {
  const signalled = useRef(new Map<string, ScanAppearance>());
  const toast = useToast();
  useEffect(() => {
    for (const [index, scan] of scans.entries()) {
      const appearance = appearanceOf(scan);
      const previous = signalled.current.get(scan.sent.nonce);
      if (previous === appearance || appearance === 'checking') continue;
      signalled.current.set(scan.sent.nonce, appearance);
      const { log } = scan;
      const isCorrected = previous !== undefined;
      if (isCorrected && log && log.result !== 'ok')
        toast({
          kind: 'error',
          message: m.checkin_late({ name: scanName(scan), result: scanResultWords[log.result]() }),
        });
      if (isLoud && index === 0 && (!isCorrected || appearance !== 'ok') && scan.sent.kind !== 'void')
        playResult(appearance);
    }
  }, [scans, isLoud, toast]);
};

const Waiting = ({ door }: { door: DoorOfEvent }) => {
  const waiting = door.scans.filter(({ state }) => state === 'waiting').length;
  return (
    <output className="flex flex-col gap-2">
      {!door.online && (
        <span className="flex items-center gap-3 rounded-md bg-info-strong p-3 text-on-strong">
          <CloudOff aria-hidden size={20} className="shrink-0" />
          {m.checkin_offline()}
        </span>
      )}
      {waiting > 0 && <span className="font-semibold">{m.checkin_waiting({ count: waiting })}</span>}
    </output>
  );
};

const Latest = ({ scans }: { scans: readonly DoorScan[] }) => (
  <Card as="section" aria-labelledby="latest-title">
    <h2 id="latest-title" className="text-lg">
      {m.checkin_latest()}
    </h2>
    {scans.length === 0 ? (
      <p className="text-muted">{m.checkin_latest_empty()}</p>
    ) : (
      <ul>
        {scans.slice(0, 12).map((scan) => (
          <DoorScanRow key={scan.sent.nonce} scan={scan} />
        ))}
      </ul>
    )}
  </Card>
);

interface EyeProps {
  onCode: (text: string) => void;
  onAbsent: (isAbsent: boolean) => void;
}

/**
 * The camera view; reports a code once until it has been out of view for a while, and whether the device has no camera.
 */
const Eye = ({ onCode, onAbsent }: EyeProps) => {
  const [app, setApp] = useState(() => inAppBrowser(navigator.userAgent));
  const lastCode = useRef({ text: '', until: 0 });
  const camera = useCamera(app === undefined, true, (text) => {
    const now = Date.now();
    const isSame = lastCode.current.text === text && now < lastCode.current.until;
    lastCode.current = { text, until: now + REST };
    if (!isSame) onCode(text);
  });
  const isAbsent = isCameraAbsent(camera.state);
  useEffect(() => onAbsent(isAbsent), [onAbsent, isAbsent]);
  return (
    <ScanCamera
      camera={camera}
      notStartedReason={app && m.scan_in_app({ app })}
      onStart={() => (app ? setApp(undefined) : camera.start())}
      instead={m.checkin_no_camera()}
    />
  );
};

export interface DoorProps {
  event: CheckInEvent;
  /** The member who scans. */
  reader: string;
  /** Origin of this site in codes. */
  origin: string | undefined;
}

/** Check-in of an event on this device: scans by camera, name and code, with their results. */
export default function Door({ event, reader, origin }: DoorProps) {
  const origins = useMemo(() => [...new Set([origin ?? window.location.origin, window.location.origin])], [origin]);
  const door = useDoor(event, reader, origins);
  const { scan } = door;
  const [kind, setKind] = useState<Kind>('in');
  const [isLoud, setLoud] = useState(true);
  const [isCameraOn, setCameraOn] = useState(true);
  const [isAbsent, setAbsent] = useState(false);
  useSignals(door.scans, isLoud);
  const onCode = (text: string) => void scan({ kind, how: 'qr', text: text.slice(0, 2_000), label: text.slice(0, 60) });
  const undo = useCallback(
    (target: DoorScan) => scan({ kind: 'void', how: 'manual', voids: target.sent.nonce, label: scanName(target) }),
    [scan],
  );
  const recount = (target: DoorScan, people: number) => {
    undo(target);
    scan({ kind: 'in', how: 'name', guestId: target.guest?._id ?? '', people, label: scanName(target) });
  };
  const [newest] = door.scans;
  // The result before a name is typed would pass for the answer to that name.
  const [typedAfter, setTypedAfter] = useState<string>();
  const isPast = newest !== undefined && newest.sent.nonce === typedAfter;
  const pick = (newScan: NewScan) => void scan(newScan);
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <div className="stack min-w-0">
        <EventCounts counts={door.counts} />
        <Waiting door={door} />
        <Direction kind={kind} onChange={setKind} />
        {/* Above the camera, so that nobody at the door has to scroll to type a name. */}
        <DoorNames
          event={event}
          guests={door.guests}
          kind={kind}
          origins={origins}
          onScan={pick}
          onTyping={(isTyping) => setTypedAfter(isTyping ? newest?.sent.nonce : undefined)}
        />
        <DoorResult
          scan={isPast ? undefined : newest}
          hasCamera={isCameraOn && !isAbsent}
          onUndo={undo}
          onPeople={recount}
        />
        <output className="sr-only">{newest && `${scanTitle(newest)}: ${scanName(newest)}`}</output>
        {isCameraOn && <Eye onCode={onCode} onAbsent={setAbsent} />}
      </div>
      <div className="stack min-w-0">
        <Latest scans={door.scans} />
        <Card>
          <div className="stack">
            {!isAbsent && (
              <Switch
                label={m.checkin_camera_on()}
                checked={isCameraOn}
                onChange={({ currentTarget }) => setCameraOn(currentTarget.checked)}
              />
            )}
            <Switch
              label={m.checkin_sound()}
              checked={isLoud}
              onChange={({ currentTarget }) => setLoud(currentTarget.checked)}
            />
            <TextField
              label={m.checkin_device()}
              defaultValue={door.device.name}
              maxLength={60}
              onBlur={({ currentTarget }) => door.rename(currentTarget.value)}
            />
          </div>
        </Card>
      </div>
    </div>
  );
}

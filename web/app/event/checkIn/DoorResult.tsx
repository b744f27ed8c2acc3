import Ban from 'lucide-react/icons/ban';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CloudOff from 'lucide-react/icons/cloud-off';
import Hourglass from 'lucide-react/icons/hourglass';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Repeat from 'lucide-react/icons/repeat-2';
import ScanLine from 'lucide-react/icons/scan-line';
import Search from 'lucide-react/icons/search';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { timeOfDay } from '../../platform/language/formats.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { refusalReasonWords } from './checkInWords.tsx';
import { type DoorScan, scanName, type ScanAppearance, appearanceOf } from './doorState.tsx';

const looks: Readonly<Record<ScanAppearance, { icon: LucideIcon; ground: string }>> = {
  ok: { icon: CircleCheckBig, ground: 'bg-success-strong text-on-strong' },
  'known-waits': { icon: CircleCheckBig, ground: 'bg-success-strong text-on-strong' },
  later: { icon: CloudOff, ground: 'bg-info-strong text-on-strong' },
  checking: { icon: Hourglass, ground: 'bg-sunken' },
  repeated: { icon: Repeat, ground: 'bg-accent text-on-accent' },
  unknown: { icon: CircleHelp, ground: 'bg-danger-strong text-on-strong' },
  refused: { icon: Ban, ground: 'bg-danger-strong text-on-strong' },
  failed: { icon: CloudOff, ground: 'bg-danger-strong text-on-strong' },
};

const scanOkWords: Readonly<Record<DoorScan['sent']['kind'], () => string>> = {
  in: m.checkin_big_in,
  out: m.checkin_big_out,
  void: m.checkin_big_void,
};

/** Headline of a result. */
export const scanTitle = (scan: DoorScan): string => {
  const { kind } = scan.sent;
  switch (appearanceOf(scan)) {
    case 'ok':
      return scanOkWords[kind]();
    case 'repeated':
      return kind === 'out' ? m.checkin_big_repeated_out() : m.checkin_big_repeated_in();
    case 'unknown':
      return m.checkin_big_unknown();
    case 'refused':
      return m.checkin_big_refused();
    case 'checking':
      return m.checkin_big_checking();
    case 'known-waits':
      return m.checkin_big_known_waits();
    case 'later':
      return m.checkin_big_later();
    case 'failed':
      return m.checkin_not_taken({ reason: scan.refusal ?? '' });
  }
};

/** Additional lines of a result. */
const listDetails = (scan: DoorScan): string[] => {
  const { log, guest, state, decision } = scan;
  const appearance = appearanceOf(scan);
  const since = guest?.lastIn ?? decision.guest?.lastIn;
  return [
    ...(guest?.table ? [m.checkin_guest_table({ table: guest.table })] : []),
    ...(log?.reason ? [refusalReasonWords[log.reason]()] : []),
    ...(log?.result === 'ok' && log.people > 1 ? [m.checkin_people({ count: log.people })] : []),
    ...(appearance === 'repeated' && scan.sent.kind === 'in' && since
      ? [m.checkin_since({ time: timeOfDay(since) })]
      : []),
    ...(appearance === 'later' ? [m.checkin_later_text()] : []),
    ...(state === 'waiting' && appearance !== 'later' ? [m.checkin_waits_text()] : []),
  ];
};

const ReadyToScan = ({ hasCamera }: Pick<DoorResultProps, 'hasCamera'>) => (
  <div
    className={classNames(
      'flex min-h-40 flex-col items-center justify-center gap-3 rounded-lg bg-sunken p-6 text-center',
      // The picture of the camera says it on a phone.
      hasCamera && 'max-lg:hidden',
    )}
  >
    {hasCamera ? <ScanLine aria-hidden size={40} /> : <Search aria-hidden size={40} />}
    <p className="max-w-80">{hasCamera ? m.checkin_ready() : m.checkin_ready_names()}</p>
  </div>
);

export interface DoorResultProps {
  scan: DoorScan | undefined;
  hasCamera: boolean;
  onUndo: (scan: DoorScan) => void;
  /** Changes the number of people who entered with this code. */
  onPeople: (scan: DoorScan, people: number) => void;
}

/** Result of the latest scan in large type: colour, icon, headline and name. */
export const DoorResult = ({ scan, hasCamera, onUndo, onPeople }: DoorResultProps) => {
  if (!scan) return <ReadyToScan hasCamera={hasCamera} />;
  const { icon: Icon, ground } = looks[appearanceOf(scan)];
  const { log, sent } = scan;
  const isDone = log?.result === 'ok' && !log.voided && sent.kind !== 'void';
  const people = isDone && sent.kind === 'in' && (scan.guest?.seats ?? 1) > 1 ? log.people : undefined;
  return (
    <div className="stack">
      <div
        key={sent.nonce}
        className={classNames(
          'flex min-h-40 flex-col items-center justify-center gap-2 rounded-lg p-5 text-center',
          ground,
        )}
      >
        <Icon aria-hidden size={56} strokeWidth={2.25} />
        <p className="text-2xl font-bold">{log?.voided ? m.checkin_big_void() : scanTitle(scan)}</p>
        <p className="text-xl font-semibold wrap-anywhere">{scanName(scan)}</p>
        {listDetails(scan).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {isDone && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          {people === undefined ? (
            <span />
          ) : (
            <div className="flex items-center gap-2">
              <IconButton
                label={m.checkin_people_fewer()}
                icon={Minus}
                variant="secondary"
                disabled={people <= 1}
                onClick={() => onPeople(scan, people - 1)}
              />
              <span className="tabular-nums">{m.checkin_people({ count: people })}</span>
              <IconButton
                label={m.checkin_people_more()}
                icon={Plus}
                variant="secondary"
                disabled={people >= 50}
                onClick={() => onPeople(scan, people + 1)}
              />
            </div>
          )}
          <Button variant="secondary" icon={Undo2} onClick={() => onUndo(scan)}>
            {m.checkin_undo()}
          </Button>
        </div>
      )}
    </div>
  );
};

/** A scan of this device as one line. */
export const DoorScanRow = ({ scan }: { scan: DoorScan }) => {
  const { icon: Icon, ground } = looks[appearanceOf(scan)];
  return (
    <li className="flex animate-rise items-center gap-3 border-b border-line py-2">
      <span className={classNames('grid size-9 shrink-0 place-items-center rounded-full', ground)}>
        <Icon aria-hidden size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{scanName(scan)}</span>
        <span className="block text-sm text-muted">
          {scan.log?.voided ? m.checkin_big_void() : scanTitle(scan)}
          {scan.state === 'waiting' && ` · ${m.checkin_waits_text()}`}
        </span>
      </span>
      <time dateTime={scan.sent.at} className="text-sm text-muted tabular-nums">
        {timeOfDay(scan.sent.at)}
      </time>
    </li>
  );
};

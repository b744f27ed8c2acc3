import { SCAN_KINDS, SCAN_RESULTS } from '@m4u/contract/event/checkIn/rules';
import type { CheckInEvent, CheckInLog } from '@m4u/contract/event/checkIn/schema';
import Ban from 'lucide-react/icons/ban';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Download from 'lucide-react/icons/download';
import ListChecks from 'lucide-react/icons/list-checks';
import Repeat from 'lucide-react/icons/repeat-2';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { dateAndTime, number } from '../../platform/language/formats.ts';
import { buttonClass, SubmitButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { eventPath } from './checkInPaths.tsx';
import { refusalReasonWords, scanResultWords, scanKindWords, scanWayWords } from './checkInWords.tsx';
import type { LogOfEvent } from './event.server.ts';

const icons = { ok: CircleCheckBig, repeated: Repeat, unknown: CircleHelp, refused: Ban } as const;

/** Time (ms) between scan and receipt from which on a scan counts as made offline. */
const WAITED = 60_000;

const Row = ({ log }: { log: CheckInLog }) => {
  const Icon = icons[log.result];
  const waited = Date.parse(log.receivedAt) - Date.parse(log.scannedAt) > WAITED;
  const canVoid = log.kind !== 'void' && !log.voided;
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <Icon
        aria-hidden
        size={24}
        className={classNames('mt-1 shrink-0', log.result === 'ok' ? 'text-success' : 'text-danger')}
      />
      <div className="min-w-0 flex-1">
        <p className={classNames('font-semibold wrap-anywhere', log.voided && 'line-through')}>{log.name || '—'}</p>
        <p className="text-sm">
          {[
            scanKindWords[log.kind](),
            scanResultWords[log.result](),
            ...(log.reason ? [refusalReasonWords[log.reason]()] : []),
            ...(log.people > 1 ? [m.checkin_people({ count: number(log.people) })] : []),
            ...(log.voided ? [m.checkin_log_voided()] : []),
          ].join(' · ')}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {[dateAndTime(log.scannedAt), scanWayWords[log.how](), log.device.name, log.by.name]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {waited && <p className="text-sm text-muted">{m.checkin_log_late({ time: dateAndTime(log.receivedAt) })}</p>}
      </div>
      {canVoid && (
        <Form method="post">
          <input type="hidden" name="voids" value={log.nonce} />
          <SubmitButton
            variant="quietDanger"
            name="intent"
            value="void"
            aria-label={m.checkin_log_void_of({ name: log.name })}
          >
            {m.checkin_log_void()}
          </SubmitButton>
        </Form>
      )}
    </li>
  );
};

const LogFilters = ({ event, found: { filter, devices } }: { event: CheckInEvent; found: LogOfEvent }) => {
  const all = { value: '', label: m.checkin_log_all() };
  return (
    <SearchForm
      key={JSON.stringify(filter)}
      action={eventPath(event._id)}
      value={filter.q}
      label={m.checkin_log_search()}
      submitLabel={m.checkin_search_do()}
      hiddenFields={{ tab: 'log' }}
    >
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          name="result"
          label={m.checkin_log_result()}
          defaultValue={filter.result}
          options={[all, ...SCAN_RESULTS.map((value) => ({ value, label: scanResultWords[value]() }))]}
        />
        <Select
          name="kind"
          label={m.checkin_log_kind()}
          defaultValue={filter.kind}
          options={[all, ...SCAN_KINDS.map((value) => ({ value, label: scanKindWords[value]() }))]}
        />
        <Select
          name="device"
          label={m.checkin_log_device()}
          defaultValue={filter.device}
          options={[
            all,
            ...devices.map(({ _id, name, scans }) => ({ value: _id, label: `${name} (${number(scans)})` })),
          ]}
        />
      </div>
    </SearchForm>
  );
};

/** The log of an event with filters and a download. */
export const LogTab = ({ event, found }: { event: CheckInEvent; found: LogOfEvent }) => {
  const { data, total, page, csv, devices } = found;
  const isEmpty = devices.length === 0;
  return (
    <div className="stack max-w-180">
      {!isEmpty && <LogFilters event={event} found={found} />}
      {data.length === 0 && (
        <EmptyState icon={ListChecks} title={isEmpty ? m.checkin_log_empty() : m.checkin_log_none()} />
      )}
      {data.length > 0 && (
        <>
          <p className="text-sm text-muted">{m.checkin_log_total({ count: number(total) })}</p>
          <ul>
            {data.map((log) => (
              <Row key={log._id} log={log} />
            ))}
          </ul>
        </>
      )}
      <Pagination page={page} total={total} />
      {csv !== '' && !isEmpty && (
        <p>
          <a href={csv} download className={buttonClass({ variant: 'secondary' })}>
            <Download aria-hidden size={20} />
            {m.checkin_log_csv()}
          </a>
        </p>
      )}
    </div>
  );
};

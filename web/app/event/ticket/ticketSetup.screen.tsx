import type { ManagedKind, TicketSetup } from '@m4u/contract/event/ticket/schema';
import type { SubmissionResult } from '@conform-to/react';
import Pencil from 'lucide-react/icons/pencil';
import { href } from 'react-router';
import type { Route } from './+types/ticketSetup.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { number } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { eventPath } from '../checkIn/checkInPaths.tsx';
import { KindForm } from './KindForm.tsx';
import { TicketFrame } from './TicketFrame.tsx';
import { TicketPostForm } from './TicketPostForm.tsx';
import { ticketSetupPath } from './ticketPaths.tsx';
import { saveSetup } from './ticketSetup.server.ts';
import { TicketSettingsForm } from './TicketSettingsForm.tsx';
import { describePrice, describeSale } from './ticketWords.tsx';

/** Kinds and settings of the tickets of an event, for its admins; `?kind=` is the one to change. */
export const loader = async ({ context, params: { history }, request }: Route.LoaderArgs) => {
  requireReader(context, m.checkin_purpose());
  const { data: setup } = await api(context).ticket.setup({ params: { id: history } });
  const chosen = new URL(request.url).searchParams.get('kind');
  return { setup, editing: setup.kinds.find(({ _id }) => _id === chosen) ?? null };
};

export const action = async ({ context, params: { history }, request }: Route.ActionArgs) => {
  requireReader(context, m.checkin_purpose());
  return saveSetup(context, history, request);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.ticket_tab_setup()} · ${m.ticket_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Kind = ({ eventId, kind }: { eventId: string; kind: ManagedKind }) => (
  <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
    <span className="text-beside">
      <span lang="" className="block font-semibold wrap-anywhere">
        {kind.name}
      </span>
      <span className="block text-sm text-muted">
        {kind.isOpen ? describeSale(kind) : m.ticket_kind_closed()}
        {` · ${m.ticket_taken({ taken: number(kind.taken), capacity: number(kind.capacity) })}`}
      </span>
    </span>
    <span className="font-bold tabular-nums">{describePrice(kind.price)}</span>
    <LinkButton
      to={ticketSetupPath(eventId, { kind: kind._id })}
      variant="quiet"
      icon={Pencil}
      aria-label={m.ticket_kind_edit({ name: kind.name })}
    >
      {m.ticket_edit()}
    </LinkButton>
  </li>
);

/** Steps that are missing before tickets can be sold. */
const Hints = ({ setup: { event, openTo, hasAccount } }: { setup: TicketSetup }) => (
  <>
    {openTo !== 'list' && (
      <p className="rounded-md bg-accent-soft p-3">
        {m.ticket_door_open_text()} <TextLink to={eventPath(event._id, 'setup')}>{m.ticket_door_change()}</TextLink>
      </p>
    )}
    {!hasAccount && (
      <p className="text-sm text-muted">
        {m.ticket_no_account_text()}{' '}
        <TextLink to={`${href('/action/payments/settings')}?groupId=${event.group._id}`}>
          {m.payment_account_add()}
        </TextLink>
      </p>
    )}
  </>
);

const replyOf = (reply: SubmissionResult | undefined, isOfSettings: boolean): SubmissionResult | undefined =>
  (reply?.initialValue?.['intent'] === 'settings') === isOfSettings ? reply : undefined;

export default function TicketSetupScreen({ loaderData: { setup, editing }, actionData }: Route.ComponentProps) {
  const { event, kinds } = setup;
  return (
    <TicketFrame tab="setup" setup={setup}>
      <Hints setup={setup} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start">
        <div className="stack min-w-0">
          {kinds.length > 0 && (
            <Card as="section" aria-labelledby="kinds-title">
              <h2 id="kinds-title" className="text-lg">
                {m.ticket_kinds()}
              </h2>
              <ul className="divide-y divide-line">
                {kinds.map((kind) => (
                  <Kind key={kind._id} eventId={event._id} kind={kind} />
                ))}
              </ul>
            </Card>
          )}
          <Card as="section" aria-labelledby="kind-title" className="stack">
            <h2 id="kind-title" className="text-lg wrap-anywhere">
              {editing ? m.ticket_kind_edit({ name: editing.name }) : m.ticket_kind_new()}
            </h2>
            <KindForm key={editing?._id ?? `new ${kinds.length}`} kind={editing} reply={replyOf(actionData, false)} />
          </Card>
        </div>
        <div className="stack min-w-0">
          <Card as="section" aria-labelledby="settings-title" className="stack min-w-0">
            <h2 id="settings-title" className="text-lg">
              {m.ticket_settings()}
            </h2>
            <TicketSettingsForm setup={setup} reply={replyOf(actionData, true)} />
          </Card>
          <TicketPostForm setup={setup} />
        </div>
      </div>
    </TicketFrame>
  );
}

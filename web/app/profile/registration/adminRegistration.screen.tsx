import { registration as endpoints } from '@m4u/contract/profile/registration';
import { type RegistrationAction, REGISTRATION_ACTIONS } from '@m4u/contract/profile/registration/rules';
import type { Registration } from '@m4u/contract/profile/registration/schema';
import Ban from 'lucide-react/icons/ban';
import { data, Form, href, redirect } from 'react-router';
import type { Route } from './+types/adminRegistration.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { dateAndTime } from '../../platform/language/formats.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { afterAnswer } from '../../platform/administration/queue.server.ts';
import { QueueBar } from '../../platform/administration/QueueBar.tsx';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextArea } from '../../ui/fields/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { cardSideStyle } from './order/cardSideStyle.tsx';
import { lookOf } from './order/CardSides.tsx';
import { OrderOffice, ProofForm, type ProofReply, ShipForm } from './order/OrderOffice.tsx';
import { moveOrder } from './order/order.server.ts';
import { cancelRegistration, confirmRegistration, readRegistration, saveRegistration } from './registration.server.ts';
import { RegistrationEdit } from './RegistrationEdit.tsx';
import { RegistrationData, RegistrationSteps, RegistrationStatusTag } from './registrationParts.tsx';
import {
  actionLabel,
  formatMissingFields,
  registrationStatusWords,
  registrationTypeWords,
} from './registrationWords.tsx';

/** Loads a registration for staff or an admin of its agency. */
export const loader = async ({ params: { id }, context }: Route.LoaderArgs) => {
  requireReader(context, m.registration_admin_purpose());
  return { ...(await readRegistration(context, id, '')), printAt: apiAddress(endpoints.print, { id }) };
};

const isAction = (intent: string): intent is Exclude<RegistrationAction, 'cancel'> =>
  (REGISTRATION_ACTIONS as readonly string[]).includes(intent) && intent !== 'cancel';

export const action = async ({ params: { id }, context, request }: Route.ActionArgs) => {
  const form = await readForm(request);
  const posted = { id, key: '', form };
  const { intent } = form;
  const { pathname, search } = scopeOf(context).visit.url;
  try {
    if (isAction(intent)) {
      const body = { note: form.values['note'] ?? '' };
      const { data: updated } = await api(context).registration[intent]({ params: { id }, body });
      const message = m.registration_step_taken({ status: registrationStatusWords[updated.status]() });
      setFlash(context, { kind: 'success', message });
    } else if (intent === 'proof' || intent === 'ship') {
      const refused = await moveOrder(context, intent, posted);
      if (refused) return refused;
    } else if (intent === 'confirm') await confirmRegistration(context, posted, 'office');
    else if (intent === 'cancel') await cancelRegistration(context, posted);
    else {
      const { registration } = await readRegistration(context, id, '');
      const sent = await saveRegistration(context, registration.type, posted);
      if (sent) return data({ sent: sent.data, proof: undefined, refused: '', note: '' }, sent.init ?? {});
    }
  } catch (thrown) {
    // When two people act at once, the second sees the reason, and the page shows the new state.
    const problem = problemOf(thrown);
    if (problem?.status !== 409 && problem?.status !== 422) throw thrown;
    return data(
      { sent: undefined, proof: undefined, refused: problem.detail, note: form.values['note'] ?? '' },
      problem.status,
    );
  }
  const next =
    isAction(intent) || ['cancel', 'proof', 'ship'].includes(intent) ? await afterAnswer(context, id) : undefined;
  throw redirect(next ?? pathname + search);
};

export const links = cardSideStyle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.registration.name ?? m.registration_admin()} · M4U` },
];

const Note = ({ note = '' }: { note?: string }) => (
  <TextArea
    name="note"
    label={m.registration_step_note()}
    hint={m.registration_step_note_hint()}
    optional
    rows={2}
    maxLength={500}
    defaultValue={note}
  />
);

const STEPS = ['accept', 'approve', 'paid', 'done'] as const;

/** Why an accepted registration of complete data is not approved yet. */
const waitsForApproval = ({ design }: Registration): string => {
  if (!design) return m.registration_waits_confirm();
  return design.proofAt === null ? m.card_order_waits_proof() : m.card_order_waits_owner();
};

/** Why the registration cannot proceed yet. */
const waitsFor = (registration: Registration): string | undefined => {
  const { status, missingInfo, confirmedAt, can } = registration;
  if (status === 'accepted' && missingInfo.length > 0)
    return m.registration_waits_missing({ fields: formatMissingFields(registration) });
  if (status === 'accepted' && confirmedAt === null) return waitsForApproval(registration);
  const isUnderWay = status !== 'done' && status !== 'cancelled';
  return isUnderWay && !STEPS.some((deed) => can[deed]) ? m.registration_waits_staff() : undefined;
};

const NextStep = ({
  registration,
  note,
  proof,
}: {
  registration: Registration;
  note: string;
  proof: ProofReply | undefined;
}) => {
  const { can, design } = registration;
  const next = STEPS.find((deed) => registration.can[deed]);
  const waits = waitsFor(registration);
  return (
    <>
      {waits !== undefined && <p className="rounded-md bg-accent-soft px-4 py-3">{waits}</p>}
      {can.ship && <ShipForm note={<Note note={note} />} />}
      {next && (
        <Form method="post" className="stack gap-3">
          <Note note={note} />
          <SubmitButton name="intent" value={next} block>
            {actionLabel(registration.type, next)}
          </SubmitButton>
        </Form>
      )}
      {can.proof && design && <ProofForm design={design} note={<Note note={note} />} sent={proof} />}
    </>
  );
};

const Cancel = ({ name }: { name: string }) => {
  const dialog = useDialog();
  return (
    <>
      <Button variant="quietDanger" icon={Ban} block {...dialog.trigger}>
        {m.registration_cancel()}
      </Button>
      <Dialog {...dialog} title={m.registration_cancel()} description={m.registration_cancel_question({ name })}>
        <Form method="post" className="stack gap-3" onSubmit={dialog.onClose}>
          <Note />
          <SubmitButton name="intent" value="cancel" variant="danger" block>
            {m.registration_cancel()}
          </SubmitButton>
        </Form>
      </Dialog>
    </>
  );
};

const ConfirmFor = ({ proofAt }: { proofAt: string | null | undefined }) => (
  <details>
    <summary className="min-h-11 cursor-pointer py-2 text-center font-semibold text-accent-ink">
      {m.registration_confirm_office()}
    </summary>
    <Form method="post" className="stack gap-3 pt-2">
      <p className="text-sm text-muted">{m.registration_confirm_office_text()}</p>
      {proofAt && <input type="hidden" name="proofAt" value={proofAt} />}
      <Note />
      <SubmitButton name="intent" value="confirm" variant="secondary" block>
        {m.registration_confirm_office()}
      </SubmitButton>
    </Form>
  </details>
);

const Applicant = ({ registration }: { registration: Registration }) => {
  const { applicant, createdAt, cardId, madeAgency } = registration;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-muted">{m.registration_applicant()}</dt>
        <dd>
          {applicant ? (
            <TextLink to={href('/me/:id', { id: applicant._id })}>{applicant.name}</TextLink>
          ) : (
            m.registration_applicant_visitor()
          )}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{m.registration_created_at()}</dt>
        <dd>{dateAndTime(createdAt)}</dd>
      </div>
      {cardId !== null && (
        <div>
          <dt className="text-sm text-muted">{m.registration_cards_made()}</dt>
          <dd className="wrap-anywhere">
            <TextLink to={href('/admin/cards/:id', { id: cardId })}>{cardId}</TextLink>
          </dd>
        </div>
      )}
      {madeAgency && (
        <div>
          <dt className="text-sm text-muted">{m.registration_of_agency()}</dt>
          <dd>{madeAgency.name}</dd>
        </div>
      )}
    </dl>
  );
};

export default function AdminRegistration({ loaderData, actionData }: Route.ComponentProps) {
  const { registration, careers, code, printAt } = loaderData;
  const { _id, type, name, status, can, confirmedAt, steps, design } = registration;
  const isUnderWay = (status !== 'done' && status !== 'cancelled') || can.ship;
  const refused = actionData?.refused ?? '';
  return (
    // The next registration of the queue begins with empty fields.
    <div key={_id} className="max-w-page">
      <QueueBar id={_id} />
      <PageHeader
        title={<span lang="">{name}</span>}
        lead={registrationTypeWords[type]()}
        back={{ to: href('/admin/registrations'), label: m.registration_back() }}
        actions={<RegistrationStatusTag status={status} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        {isUnderWay && (
          <div className="lg:col-start-2 lg:row-start-1">
            <Card>
              <div className="stack gap-3">
                <h2 className="text-lg">{m.registration_step_next()}</h2>
                <FormError errors={refused === '' ? [] : [refused]} />
                {confirmedAt !== null && (
                  <p className="text-sm text-success">{m.registration_confirmed({ when: dateAndTime(confirmedAt) })}</p>
                )}
                <NextStep registration={registration} note={actionData?.note ?? ''} proof={actionData?.proof} />
                {can.confirm && confirmedAt === null && <ConfirmFor proofAt={design?.proofAt} />}
                {can.cancel && <Cancel name={name} />}
              </div>
            </Card>
          </div>
        )}
        <div className="stack lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {design && code && (
            <OrderOffice
              registration={registration}
              design={design}
              look={lookOf(design, registration, code)}
              printAt={printAt}
            />
          )}
          <Card>
            <div className="stack">
              <h2 className="text-lg">{m.registration_data()}</h2>
              <Applicant registration={registration} />
              <RegistrationData registration={registration} />
            </div>
          </Card>
          {can.update && (
            <RegistrationEdit
              registration={registration}
              careers={careers}
              sent={actionData?.sent}
              title={m.registration_edit()}
              open={false}
            >
              <TextArea
                name="remark"
                label={m.registration_step_note()}
                hint={m.registration_step_note_hint()}
                optional
                rows={2}
                maxLength={500}
              />
            </RegistrationEdit>
          )}
        </div>
        <Section title={m.registration_timeline()} className="pt-0 lg:col-start-2">
          <RegistrationSteps steps={steps} />
        </Section>
      </div>
    </div>
  );
}

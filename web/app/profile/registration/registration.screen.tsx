import type { Registration } from '@m4u/contract/profile/registration/schema';
import CircleCheck from 'lucide-react/icons/circle-check';
import Link2 from 'lucide-react/icons/link-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { data, Form, href, redirect, useSearchParams } from 'react-router';
import type { Route } from './+types/registration.screen';
import { m } from '../../paraglide/messages.js';
import { problemOf } from '../../platform/api/problem.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { dateAndTime } from '../../platform/language/formats.ts';
import { usePage } from '../../platform/session/page.ts';
import { Button, LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import {
  cancelRegistration,
  confirmRegistration,
  type Posted,
  readRegistration,
  saveRegistration,
} from './registration.server.ts';
import { cardSideStyle } from './order/cardSideStyle.tsx';
import { type CodePath, lookOf } from './order/CardSides.tsx';
import { OrderHead } from './order/OrderHead.tsx';
import { OrderStages } from './order/OrderStages.tsx';
import { Proof } from './order/Proof.tsx';
import { RegistrationEdit } from './RegistrationEdit.tsx';
import { RegistrationData, RegistrationSteps, RegistrationStatusTag } from './registrationParts.tsx';
import { formatMissingFields, describeStatus, registrationTypeWords } from './registrationWords.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** The key in the URL; a longer text is cut and then matches no registration. */
const readKey = (request: Request): string => new URL(request.url).searchParams.get('key')?.slice(0, 100) ?? '';

/** Loads a registration for its applicant: a signed-in member, or a visitor by the link with its key. */
export const loader = async ({ params: { id }, context, request }: Route.LoaderArgs) => {
  const key = readKey(request);
  const isEditing = new URL(request.url).searchParams.has('edit');
  return { ...(await readRegistration(context, id, key)), isByLink: key !== '', isEditing };
};

/** The reason when the proof is another one by now, or the data changed meanwhile. */
const refusedConfirmation = async (context: Route.ActionArgs['context'], posted: Posted) => {
  try {
    await confirmRegistration(context, posted, 'applicant');
    return undefined;
  } catch (thrown) {
    if (problemOf(thrown)?.status !== 409) throw thrown;
    return data({ refused: m.card_order_proof_changed() }, 409);
  }
};

/** The path of the registration, with the key of the link that it was opened by. */
const pathOf = (id: string, key: string, more: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams({ ...(key !== '' && { key }), ...more }).toString();
  return href('/registrations/:id', { id }) + (query === '' ? '' : `?${query}`);
};

export const action = async ({ params: { id }, context, request }: Route.ActionArgs) => {
  const form = await readForm(request);
  const posted = { id, key: readKey(request), form };
  if (form.intent === 'confirm') {
    const refused = await refusedConfirmation(context, posted);
    if (refused) return refused;
  } else if (form.intent === 'cancel') await cancelRegistration(context, posted);
  else {
    const { registration } = await readRegistration(context, id, posted.key);
    const refused = await saveRegistration(context, registration.type, posted);
    if (refused) return refused;
  }
  // Builds the path anew, because the request's URL may be that of a data request.
  throw redirect(pathOf(id, posted.key));
};

export const links = cardSideStyle;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? registrationTypeWords[loaderData.registration.type]() : m.registration_list()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Missing = ({ registration }: { registration: Registration }) => (
  <p className="flex items-start gap-3 rounded-md bg-accent-soft px-4 py-3">
    <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-ink" />
    <span>{m.registration_missing_text({ fields: formatMissingFields(registration) })}</span>
  </p>
);

const Confirm = () => (
  <Form method="post" className="stack gap-3">
    <p>{m.registration_confirm_text()}</p>
    <SubmitButton name="intent" value="confirm" icon={CircleCheck} block>
      {m.registration_confirm_do()}
    </SubmitButton>
  </Form>
);

/** The result of the registration, with a link to it. */
const Outcome = ({ registration }: { registration: Registration }) => {
  const { madeAgency, cardId } = registration;
  const isMember = usePage()?.reader != null;
  if (madeAgency)
    return (
      <LinkButton to={`${href('/action/discover')}?agencyId=${madeAgency._id}`} variant="secondary" block>
        {m.registration_see_agency()}
      </LinkButton>
    );
  return cardId !== null && isMember ? (
    <LinkButton to={href('/action/cards')} variant="secondary" block>
      {m.registration_see_cards()}
    </LinkButton>
  ) : null;
};

const Cancel = ({ name }: { name: string }) => {
  const dialog = useDialog();
  return (
    <>
      <Button variant="quietDanger" block {...dialog.trigger}>
        {m.registration_cancel()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.registration_cancel()}
        question={m.registration_cancel_question({ name })}
        confirm={m.registration_cancel()}
        fields={{ intent: 'cancel' }}
      />
    </>
  );
};

const RegistrationState = ({ registration }: { registration: Registration }) => {
  const { status, can, missingInfo, confirmedAt } = registration;
  const isComplete = missingInfo.length === 0;
  return (
    <Card>
      <div className="stack gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <RegistrationStatusTag status={status} />
        </div>
        <p>{describeStatus(registration)}</p>
        {can.update && !isComplete && <Missing registration={registration} />}
        {confirmedAt !== null && status !== 'cancelled' && (
          <p className="flex items-center gap-2 text-sm text-success">
            <CircleCheck aria-hidden size={18} />
            {m.registration_confirmed({ when: dateAndTime(confirmedAt) })}
          </p>
        )}
        {can.confirm && registration.isOwn && isComplete && confirmedAt === null && <Confirm />}
        <Outcome registration={registration} />
      </div>
    </Card>
  );
};

/** A designed card: its look, its proof when that waits, and the stages of the order. */
const Order = ({
  registration,
  code,
  refused,
}: {
  registration: Registration;
  code: CodePath;
  refused: string | undefined;
}) => {
  const [search] = useSearchParams();
  const { design, can, isOwn, missingInfo, quantity, confirmedAt } = registration;
  if (!design) return null;
  const look = lookOf(design, registration, code);
  const editTo = `${pathOf(registration._id, search.get('key') ?? '', { edit: '1' })}#edit`;
  return (
    <>
      <OrderHead registration={registration} design={design} look={look} />
      {can.update && missingInfo.length > 0 && <Missing registration={registration} />}
      {can.confirm && isOwn && confirmedAt === null && (
        <Proof design={design} look={look} quantity={quantity} editTo={editTo} refused={refused} />
      )}
      <OrderStages registration={registration} />
      <Outcome registration={registration} />
    </>
  );
};

export default function RegistrationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { registration, careers, code, isByLink, isEditing } = loaderData;
  const { type, name, can, missingInfo, steps } = registration;
  const isMember = usePage()?.reader != null;
  const isComplete = missingInfo.length === 0;
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined;
  const sent = actionData && 'reply' in actionData ? actionData : undefined;
  return (
    <Column kind="form">
      <PageHeader
        title={registrationTypeWords[type]()}
        lead={<span lang="">{name}</span>}
        {...(isMember && !isByLink && { back: { to: href('/registrations'), label: m.registration_back() } })}
      />
      <div className="stack">
        {code === null ? (
          <RegistrationState registration={registration} />
        ) : (
          <Order registration={registration} code={code} refused={refused} />
        )}
        {isByLink && (
          <p className="flex items-start gap-3 px-1 text-sm text-muted">
            <Link2 aria-hidden size={18} className="mt-0.5 shrink-0" />
            <span>{m.registration_keep_link()}</span>
          </p>
        )}
        {can.update && (
          <div id="edit" className="scroll-mt-4">
            <RegistrationEdit
              // A link opens the form anew.
              key={String(isEditing)}
              registration={registration}
              careers={careers}
              sent={sent}
              title={isComplete ? m.registration_edit() : m.registration_complete()}
              open={!isComplete || isEditing}
            />
          </div>
        )}
        <Section title={m.registration_data()} className="pt-0">
          <Card>
            <RegistrationData registration={registration} />
          </Card>
        </Section>
        <Section title={m.registration_timeline()} className="pt-0">
          <RegistrationSteps steps={steps} />
        </Section>
        {can.cancel && registration.isOwn && <Cancel name={name} />}
      </div>
    </Column>
  );
}

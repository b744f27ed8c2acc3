import type { Registration } from '@m4u/contract/profile/registration/schema';
import CircleCheck from 'lucide-react/icons/circle-check';
import Link2 from 'lucide-react/icons/link-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/registration.screen';
import { m } from '../../paraglide/messages.js';
import { readForm } from '../../platform/forms/form.server.ts';
import { dateAndTime } from '../../platform/language/formats.ts';
import { usePage } from '../../platform/session/page.ts';
import { Button, LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { cancelRegistration, confirmRegistration, readRegistration, saveRegistration } from './registration.server.ts';
import { RegistrationEdit } from './RegistrationEdit.tsx';
import { RegistrationData, RegistrationSteps, RegistrationStatusTag } from './registrationParts.tsx';
import { formatMissingFields, describeStatus, registrationTypeWords } from './registrationWords.tsx';

/** The key in the URL; a longer text is cut and then matches no registration. */
const readKey = (request: Request): string => new URL(request.url).searchParams.get('key')?.slice(0, 100) ?? '';

/** Loads a registration for its applicant: a signed-in member, or a visitor by the link with its key. */
export const loader = async ({ params: { id }, context, request }: Route.LoaderArgs) => {
  const key = readKey(request);
  return { ...(await readRegistration(context, id, key)), isByLink: key !== '' };
};

export const action = async ({ params: { id }, context, request }: Route.ActionArgs) => {
  const form = await readForm(request);
  const posted = { id, key: readKey(request), form };
  if (form.intent === 'confirm') await confirmRegistration(context, posted);
  else if (form.intent === 'cancel') await cancelRegistration(context, posted);
  else {
    const { registration } = await readRegistration(context, id, posted.key);
    const refused = await saveRegistration(context, registration.type, posted);
    if (refused) return refused;
  }
  // Builds the path anew, because the request's URL may be that of a data request.
  const path = href('/registrations/:id', { id });
  throw redirect(posted.key === '' ? path : `${path}?${new URLSearchParams({ key: posted.key }).toString()}`);
};

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
      <Button variant="quiet" block {...dialog.trigger}>
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

export default function RegistrationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { registration, careers, isByLink } = loaderData;
  const { type, name, can, missingInfo, steps } = registration;
  const isMember = usePage()?.reader != null;
  const isComplete = missingInfo.length === 0;
  return (
    <div className="mx-auto max-w-column">
      <PageHeader
        title={registrationTypeWords[type]()}
        lead={<span lang="">{name}</span>}
        {...(isMember && !isByLink && { back: { to: href('/registrations'), label: m.registration_back() } })}
      />
      <div className="stack">
        <RegistrationState registration={registration} />
        {isByLink && (
          <p className="flex items-start gap-3 px-1 text-sm text-muted">
            <Link2 aria-hidden size={18} className="mt-0.5 shrink-0" />
            <span>{m.registration_keep_link()}</span>
          </p>
        )}
        {can.update && (
          <RegistrationEdit
            registration={registration}
            careers={careers}
            sent={actionData}
            title={isComplete ? m.registration_edit() : m.registration_complete()}
            open={!isComplete}
          />
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
    </div>
  );
}

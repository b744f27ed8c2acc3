import Check from 'lucide-react/icons/check';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/invitation.screen';
import { VerifyNotice } from '../../../identity/auth/VerifyNotice.tsx';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Portrait } from '../../page/show/ProfileHead.tsx';
import { groupRoleWords } from '../people/peoplePaths.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

const readKey = (request: Request): { key?: string } => {
  const key = new URL(request.url).searchParams.get('key');
  return key ? { key: key.slice(0, 64) } : {};
};

/** Loads an invitation to a group; the link in a letter opens it for visitors too. */
export const loader = async ({ params: { id }, context, request, pattern }: Route.LoaderArgs) => {
  const query = readKey(request);
  // Without the key of a letter, only a signed-in member can be the invitee.
  if (!query.key) requireReader(context, m.invitation_purpose());
  const { data } = await loadOrNotFound(context, pattern, api(context).group.invitation({ params: { id }, query }));
  const ownPath = href('/invitations/:id', { id });
  const { reader } = scopeOf(context).page;
  return {
    invitation: data,
    returnTo: query.key ? `${ownPath}?${new URLSearchParams({ key: query.key })}` : ownPath,
    standing:
      reader === null ? ('visitor' as const) : reader.verified ? ('verified' as const) : ('unverified' as const),
  };
};

export const action = async ({ params: { id }, context, request, pattern }: Route.ActionArgs) => {
  const body = readKey(request);
  const { intent } = await readForm(request);
  const { group } = api(context);
  const { data } = await loadOrNotFound(context, pattern, group.invitation({ params: { id }, query: body }));
  const { name, _id, urlMinify } = data.group;
  const page = href('/mbg/:id', { id: urlMinify ?? _id });
  try {
    if (intent === 'accept') {
      requireReader(context, m.invitation_purpose());
      await group.acceptInvitation({ params: { id }, body });
      setFlash(context, { kind: 'success', message: m.people_done_joined({ name }) });
    } else {
      await group.declineInvitation({ params: { id }, body });
      setFlash(context, { kind: 'success', message: m.invitation_done_declined() });
    }
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500 || problem.status === 401) throw thrown;
    setFlash(context, { kind: 'error', message: problem.detail });
    const { pathname, search } = scopeOf(context).visit.url;
    throw redirect(pathname + search);
  }
  throw redirect(page);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.invitation_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
  // The URL has a secret key, so it is not sent to other sites.
  { name: 'referrer', content: 'no-referrer' },
];

type Loaded = Route.ComponentProps['loaderData'];

/** Buttons to answer the invitation, or the reason why it cannot be answered. */
const InvitationActions = ({ invitation: { status, can }, returnTo, standing }: Loaded) => {
  const query = `?${new URLSearchParams({ returnTo })}`;
  if (status === 'expired') return <p>{m.invitation_expired()}</p>;
  if (status === 'accepted') return <p>{m.invitation_accepted()}</p>;
  if (status !== 'sent') return <p>{m.invitation_declined()}</p>;
  return (
    <>
      <p className="pb-4">{m.invitation_text()}</p>
      {standing === 'unverified' && <VerifyNotice reason={m.invitation_verify()} />}
      <Form method="post" replace className="flex flex-wrap gap-3">
        {standing === 'visitor' && (
          <>
            <LinkButton to={`${href('/login')}${query}`}>{m.invitation_sign_in()}</LinkButton>
            <LinkButton to={`${href('/register')}${query}`} variant="secondary">
              {m.invitation_register()}
            </LinkButton>
          </>
        )}
        {can.accept && (
          <SubmitButton name="intent" value="accept" icon={Check}>
            {m.invitation_accept()}
          </SubmitButton>
        )}
        {can.decline && (
          <SubmitButton name="intent" value="decline" variant="secondary">
            {m.invitation_decline()}
          </SubmitButton>
        )}
      </Form>
    </>
  );
};

export default function Invitation({ loaderData }: Route.ComponentProps) {
  const { group, invitedBy, role, title, unasked } = loaderData.invitation;
  const by = { name: invitedBy.name, role: groupRoleWords[role]() };
  return (
    <Column kind="form" className="pt-4">
      <Card>
        <div className="flex flex-col items-center pb-4 text-center">
          <Portrait name={group.name} kind="group" picture={group.logo} size={80} />
          <h1 className="mt-3 text-xl text-balance wrap-anywhere">{m.invitation_to({ name: group.name })}</h1>
          {group.headline !== '' && (
            <p lang="" className="text-muted wrap-anywhere">
              {group.headline}
            </p>
          )}
        </div>
        <p className="pb-2 wrap-anywhere">{by.name === '' ? m.invitation_by_somebody(by) : m.invitation_by(by)}</p>
        {title !== '' && <p className="pb-2 wrap-anywhere">{m.invitation_as({ title })}</p>}
        <InvitationActions {...loaderData} />
        <p className="pt-4">
          <TextLink to={href('/mbg/:id', { id: group.urlMinify ?? group._id })}>{m.invitation_group_page()}</TextLink>
        </p>
        {unasked !== null && (
          <p className="pt-2 text-sm">
            {m.unasked_way()} <TextLink to={href('/unasked/:token', { token: unasked })}>{m.unasked_go()}</TextLink>
          </p>
        )}
      </Card>
    </Column>
  );
}

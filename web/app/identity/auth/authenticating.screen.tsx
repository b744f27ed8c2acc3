import type { PartnerPerson } from '@m4u/contract/identity/auth/result';
import { Form, href } from 'react-router';
import type { Route } from './+types/authenticating.screen';
import { m } from '../../paraglide/messages.js';
import { usePage } from '../../platform/session/page.ts';
import { Button, LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormColumn } from './AuthPage.tsx';
import { answerQuestion, beginSignIn, readQuestion, receiveToken } from './partnerSignIn.server.ts';

/**
 * Single sign-on of a partner (docs/decisions/0070). `?partner=` starts it; `?token=` receives the partner's token and
 * removes it from the address; without either, the screen asks for confirmation, or shows that it failed.
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('partner')) throw await beginSignIn(context, request);
  const token = searchParams.get('token');
  if (token !== null) throw await receiveToken(context, request, token);
  return readQuestion(context);
};

export const action = ({ context, request }: Route.ActionArgs) => answerQuestion(context, request);

export const handle = { quietHead: true };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? m.auth_sso_title() : m.auth_sso_failed_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Failed = () => (
  <FormColumn title={m.auth_sso_failed_title()} lead={m.auth_sso_failed()}>
    <LinkButton to={href('/login')} block>
      {m.auth_login()}
    </LinkButton>
  </FormColumn>
);

function Question({ person: { partner, name, email }, mark }: { person: PartnerPerson; mark: string }) {
  const reader = usePage()?.reader;
  return (
    <FormColumn title={m.auth_sso_ask({ partner })} lead={m.auth_sso_ask_lead()}>
      <Card>
        <p className="font-semibold break-words">{name ?? email ?? m.auth_sso_somebody({ partner })}</p>
        {name !== null && email !== null && <p className="text-muted break-words">{email}</p>}
      </Card>
      {reader && <p>{m.auth_sso_replaces({ name: reader.name })}</p>}
      <p className="text-muted">{m.auth_sso_doubt()}</p>
      <Form method="post" reloadDocument className="stack">
        <input type="hidden" name="mark" value={mark} />
        <SubmitButton block size="lg" name="intent" value="signIn">
          {m.auth_login()}
        </SubmitButton>
        <Button type="submit" name="intent" value="stay" variant="secondary" block>
          {reader ? m.auth_stay() : m.auth_sso_decline()}
        </Button>
      </Form>
    </FormColumn>
  );
}

export default function Authenticating({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Question {...loaderData} /> : <Failed />;
}

import { href, redirect } from 'react-router';
import type { Route } from './+types/authenticating.screen';
import { m } from '../../paraglide/messages.js';
import { problemOf } from '../../platform/problem.ts';
import { safeReturnTo } from '@m4u/contract/return-to';
import { scopeOf } from '../../platform/scope.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { AuthPage } from './AuthPage.tsx';

/**
 * Single sign-on: exchanges the partner's token for a session and goes on, so that the token leaves the address
 * (decisions §1 "authenticating").
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  if (token === null) return null;
  const scope = scopeOf(context);
  scope.continueAs(token);
  try {
    await scope.client().auth.authenticating();
  } catch (thrown) {
    if (!problemOf(thrown)) throw thrown;
    throw redirect(href('/authenticating'));
  }
  throw redirect(safeReturnTo(searchParams.get('returnTo')));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.auth_sso_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function Authenticating() {
  return (
    <AuthPage title={m.auth_sso_title()} lead={m.auth_sso_failed()}>
      <LinkButton to={href('/login')} block>
        {m.auth_login()}
      </LinkButton>
    </AuthPage>
  );
}

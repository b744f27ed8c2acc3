import { useState } from 'react';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/logout.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { leaveFlash } from '../../platform/forms/flash.server.ts';
import { forgetSearches } from '../../platform/search/recent-searches.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { forgetDrafts } from '../../ui/drafts/draftStore.ts';
import { AuthPage } from './AuthPage.tsx';
import { Unsent } from './Unsent.tsx';

// Only asks: an address alone must not end a session, or any page elsewhere could with a picture.
export const loader = ({ context }: Route.LoaderArgs) => {
  if (!scopeOf(context).page.reader) throw redirect(href('/login'));
  return null;
};

export const action = async ({ context }: Route.ActionArgs) => {
  await api(context).auth.logout({ body: {} });
  leaveFlash(context, { kind: 'success', message: m.auth_logged_out() });
  throw redirect(href('/login'));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.auth_logout_title()} · M4U` }];

/** A member who signs out leaves nothing of themselves on the device but, if they wish, what waits to be sent. */
const forget = (keepUnsent: boolean): void => {
  forgetDrafts();
  forgetSearches();
  // Should it not be done before the page goes, the next one does it: nobody is signed in there.
  void import('../../platform/offline/device-start.ts').then(({ forgetMember }) => forgetMember({ keepUnsent }));
};

export default function Logout() {
  const [keepUnsent, keep] = useState(true);
  return (
    <AuthPage title={m.auth_logout_title()} lead={m.auth_logout_question()}>
      <Form method="post" className="stack" onSubmit={() => forget(keepUnsent)}>
        <Unsent keep={keepUnsent} onChange={keep} />
        <SubmitButton block size="lg">
          {m.auth_logout()}
        </SubmitButton>
        <LinkButton to={href('/')} variant="secondary" block>
          {m.auth_stay()}
        </LinkButton>
      </Form>
    </AuthPage>
  );
}

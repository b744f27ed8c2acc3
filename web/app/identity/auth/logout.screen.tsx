import { useState } from 'react';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/logout.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { forgetSearches } from '../../platform/search/recent-searches.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { serializeRequest } from '../../platform/session/cookies.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { forgetDrafts } from '../../ui/drafts/draftStore.ts';
import { FormColumn } from './AuthPage.tsx';
import { Unsent } from './Unsent.tsx';

// GET only asks: if it ended the session, any page could do so with an embedded picture.
export const loader = ({ context }: Route.LoaderArgs) => {
  if (!scopeOf(context).page.reader) throw redirect(href('/login'));
  return null;
};

export const action = async ({ context }: Route.ActionArgs) => {
  await api(context).auth.logout({ body: {} });
  scopeOf(context).setCookie(serializeRequest('', 0));
  setFlash(context, { kind: 'success', message: m.auth_logged_out() });
  throw redirect(href('/login'));
};

export const handle = { quietHead: true };

export const meta: Route.MetaFunction = () => [{ title: `${m.auth_logout_title()} · M4U` }];

/** Removes the member's data from the device at sign-out, except unsent entries if they wish. */
const forgetDeviceData = (keepUnsent: boolean): void => {
  forgetDrafts();
  forgetSearches();
  // If the page is left before this has run, the next page does it, since there is no reader then.
  void import('../../platform/offline/device-start.ts').then(({ forgetMember }) => forgetMember({ keepUnsent }));
};

export default function Logout() {
  const [keepUnsent, keep] = useState(true);
  return (
    <FormColumn title={m.auth_logout_title()} lead={m.auth_logout_question()}>
      <Form method="post" className="stack" onSubmit={() => forgetDeviceData(keepUnsent)}>
        <Unsent keep={keepUnsent} onChange={keep} />
        <SubmitButton block size="lg">
          {m.auth_logout()}
        </SubmitButton>
        <LinkButton to={href('/')} variant="secondary" block>
          {m.auth_stay()}
        </LinkButton>
      </Form>
    </FormColumn>
  );
}

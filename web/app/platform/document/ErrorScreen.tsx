import CircleAlert from 'lucide-react/icons/circle-alert';
import Compass from 'lucide-react/icons/compass';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import LogIn from 'lucide-react/icons/log-in';
import WifiOff from 'lucide-react/icons/wifi-off';
import Hourglass from 'lucide-react/icons/hourglass';
import { type ReactNode, useEffect } from 'react';
import { href, isRouteErrorResponse, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { problemOf } from '../api/problem.ts';
import { shownRequestId } from '../request/request-id.ts';
import { interruptSentForm } from '../session/interrupted-form.ts';

const Home = () => (
  <LinkButton to={href('/')} variant="secondary">
    {m.app_home()}
  </LinkButton>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <main className="mx-auto grid min-h-dvh max-w-column place-content-center p-4">{children}</main>
);

/** Content of the 404 screen. */
export const NotFound = () => (
  <Frame>
    <EmptyState as="h1" icon={Compass} title={m.app_not_found_title()} action={<Home />}>
      {m.app_not_found_text()}
    </EmptyState>
  </Frame>
);

/** Content of the 500 screen; the request id is its only hint about the cause. */
export const Failure = ({ requestId }: { requestId?: string | undefined }) => (
  <Frame>
    <EmptyState as="h1" icon={CircleAlert} title={m.app_failure_title()} action={<Home />}>
      <p>{m.app_failure_text()}</p>
      {requestId !== undefined && (
        <p className="mt-2 text-sm">
          {m.app_request_id()}:{' '}
          <code data-request-id className="break-all">
            {requestId}
          </code>
        </p>
      )}
    </EmptyState>
  </Frame>
);

/** Loads the page anew; what was typed in a form that was being sent comes back with it. */
const Retry = () => {
  useEffect(interruptSentForm, []);
  return <Button onClick={() => window.location.reload()}>{m.ui_retry()}</Button>;
};

/** Content for a server that has too much to do right now. */
const Busy = () => (
  <Frame>
    <EmptyState as="h1" icon={Hourglass} title={m.app_busy_title()} action={<Retry />}>
      {m.app_busy_text()}
    </EmptyState>
  </Frame>
);

/** Content for an unreachable server. */
const Unreached = () => {
  const { pathname, search } = useLocation();
  const offline = `${href('/offline')}?${new URLSearchParams({ from: pathname + search })}`;
  const ways = (
    <div className="flex flex-wrap justify-center gap-3">
      <Retry />
      <LinkButton to={offline} reloadDocument variant="secondary">
        {m.offline_use()}
      </LinkButton>
    </div>
  );
  return (
    <Frame>
      <EmptyState as="h1" icon={WifiOff} title={m.app_unreached_title()} action={ways}>
        {m.app_unreached_text()}
      </EmptyState>
    </Frame>
  );
};

/** Whether a request failed in the network; browsers distinguish that only by the error's message. */
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** Content for visitors on a members' screen: the reason, and a sign-in link that returns here. */
const SignIn = ({ reason }: { reason: string }) => {
  const { pathname, search } = useLocation();
  const to = `${href('/login')}?${new URLSearchParams({ returnTo: pathname + search })}`;
  return (
    <Frame>
      <EmptyState
        as="h1"
        icon={LogIn}
        title={m.app_sign_in_title()}
        action={<LinkButton to={to}>{m.app_sign_in()}</LinkButton>}
      >
        {reason}
      </EmptyState>
    </Frame>
  );
};

const Refused = ({ reason }: { reason: string }) => (
  <Frame>
    <EmptyState as="h1" icon={LockKeyhole} title={m.app_refused_title()} action={<Home />}>
      {reason}
    </EmptyState>
  </Frame>
);

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

/** Page title of an error that a route threw. */
export const errorTitle = (error: unknown): string => {
  const status = statusOf(error);
  if (status === 401) return m.app_sign_in_title();
  if (status === 404 || status >= 500) return `M4U ${status}`;
  return m.app_refused_title();
};

/** Screen of an error that a route threw: a problem of the API, an unknown address, or an unexpected error. */
export function ErrorScreen({ error }: { error: unknown }) {
  const status = statusOf(error);
  const problem = problemOf(error);
  if (status === 404) return <NotFound />;
  if (status === 401) return <SignIn reason={problem?.detail ?? ''} />;
  if (isUnreached(error)) return <Unreached />;
  if (status === 503) return <Busy />;
  if (status < 500) return <Refused reason={problem?.detail ?? ''} />;
  return <Failure requestId={problem?.requestId ?? shownRequestId()} />;
}

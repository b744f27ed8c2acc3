import type { Problem } from '@m4u/contract/http/problem';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Compass from 'lucide-react/icons/compass';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import LogIn from 'lucide-react/icons/log-in';
import WifiOff from 'lucide-react/icons/wifi-off';
import Hourglass from 'lucide-react/icons/hourglass';
import { type ReactNode, useEffect, useState } from 'react';
import { href, isRouteErrorResponse, Link, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { problemOf } from '../api/problem.ts';
import { describeAudience } from './refusal.tsx';
import { Logo } from './Logo.tsx';
import { shownRequestId } from '../request/request-id.ts';
import { isOnDevice } from '../offline/on-device.ts';
import { interruptSentForm } from '../session/interrupted-form.ts';
import { hasSentForm } from '../session/sent-form.ts';

const Home = () => (
  <LinkButton to={href('/')} variant="secondary">
    {m.app_home()}
  </LinkButton>
);

const Frame = ({ children }: { children: ReactNode }) => <div className="mx-auto max-w-column py-10">{children}</div>;

/** The frame of an error outside of the app's frame: the way home alone, since anything else may have failed. */
export const ErrorFrame = ({ children }: { children: ReactNode }) => (
  <>
    <header className="mx-auto max-w-page px-4 py-2 lg:py-4">
      <Link to={href('/')} className="hit inline-flex items-center rounded-md">
        <Logo />
      </Link>
    </header>
    <main className="px-4">{children}</main>
  </>
);

/** Content of the 404 screen. */
export const NotFound = () => (
  <Frame>
    <EmptyState as="h1" icon={Compass} title={m.app_not_found_title()} action={<Home />}>
      {m.app_not_found_text()}
    </EmptyState>
  </Frame>
);

/** Loads the page anew; what was typed in a form that was being sent comes back with it. */
const Retry = () => {
  useEffect(interruptSentForm, []);
  return <Button onClick={() => window.location.reload()}>{m.ui_retry()}</Button>;
};

const RetryOrHome = () => (
  <div className="flex flex-wrap justify-center gap-3">
    <Retry />
    <Home />
  </div>
);

/** Content of the 500 screen; the request id is its only hint about the cause. */
export const Failure = ({ requestId }: { requestId?: string | undefined }) => (
  <Frame>
    <EmptyState as="h1" icon={CircleAlert} title={m.app_failure_title()} action={<RetryOrHome />}>
      <p>{m.app_failure_text()}</p>
      {requestId !== undefined && (
        <p className="mt-2 text-sm">
          {m.app_request_id()}
          <code data-request-id className="block text-xs break-all">
            {requestId}
          </code>
        </p>
      )}
    </EmptyState>
  </Frame>
);

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
  useEffect(() => {
    // Its content is on the device; the service worker answers the document.
    if (isOnDevice({ pathname })) window.location.reload();
  }, [pathname]);
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

/** Screens at which somebody new begins: the start page and invitations lead there. */
const BEGINNINGS = /^\/action\/(wedding|company\/new|createCv|cards\/request)/;

/** Whether this browser keeps something that the reader has written shortly before their session ended. */
const useKeptWriting = (): boolean => {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    interruptSentForm();
    const look = async () => {
      const { hasRecentDraft } = await import('../../ui/drafts/draftStore.ts');
      setKept(hasSentForm() || hasRecentDraft(localStorage, Date.now()));
    };
    void look().catch(() => {}); // a browser without storage keeps nothing
  }, []);
  return isKept;
};

/**
 * Content for visitors on a members' screen: the reason, and links to sign-in and registration that return here; the
 * registration first where people begin.
 */
const SignIn = ({ reason }: { reason: string | undefined }) => {
  const isKept = useKeptWriting();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ returnTo: pathname + search });
  const isBeginning = BEGINNINGS.test(pathname);
  const register = (
    <LinkButton to={`${href('/register')}?${query}`} variant={isBeginning ? 'primary' : 'secondary'}>
      {m.landing_make()}
    </LinkButton>
  );
  const ways = (
    <div className="flex flex-wrap justify-center gap-3">
      {isBeginning && register}
      <LinkButton to={`${href('/login')}?${query}`} variant={isBeginning ? 'secondary' : 'primary'}>
        {m.app_sign_in()}
      </LinkButton>
      {!isBeginning && register}
    </div>
  );
  return (
    <Frame>
      <EmptyState as="h1" icon={LogIn} title={m.app_sign_in_title()} action={ways}>
        {reason}
        {isKept && <p className="mt-1">{m.app_sign_in_kept()}</p>}
      </EmptyState>
    </Frame>
  );
};

/** The purpose that a screen gives (`requireReader`); the API’s own refusal would repeat the heading. */
const purposeIn = (problem: Problem | undefined): string | undefined =>
  problem?.title === problem?.detail ? problem?.detail : undefined;

/** Content for a reader who may not open the screen: who may, or else the API's reason. */
const Refused = ({ problem }: { problem: Problem | undefined }) => {
  const { pathname } = useLocation();
  const audience = problem?.code === 'forbidden' ? describeAudience(pathname) : undefined;
  return (
    <Frame>
      <EmptyState as="h1" icon={LockKeyhole} title={m.app_refused_title()} action={<Home />}>
        {audience ?? problem?.detail}
      </EmptyState>
    </Frame>
  );
};

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
  if (status === 401) return <SignIn reason={purposeIn(problem)} />;
  if (isUnreached(error)) return <Unreached />;
  if (status === 503) return <Busy />;
  if (status < 500) return <Refused problem={problem} />;
  return <Failure requestId={problem?.requestId ?? shownRequestId()} />;
}

import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Route } from './+types/scan.screen';
import { m } from '../../../paraglide/messages.js';
import { readCookie } from '../../../platform/session/cookies.ts';
import { usePage } from '../../../platform/session/page.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useScripted } from '../../../ui/scripted.ts';

const Scanner = lazy(() => import('./Scanner.tsx'));

export const meta: Route.MetaFunction = () => [
  { title: `${m.scan_title()} · M4U` },
  { name: 'description', content: m.scan_lead() },
];

/** The place of the camera's picture until its script is there. */
const Room = () => (
  <div className="aspect-4/5 max-h-[48dvh] w-full rounded-lg bg-sunken sm:aspect-4/3 lg:max-h-[62dvh] lg:max-w-170" />
);

/**
 * Scanning (docs/rules/phonebook.md#scanning). It runs on the device: the server sends the head and an empty frame, and
 * is asked for nothing before a code is read. `isCreatePoint` leads from a member's code to giving them points.
 */
export default function Scan() {
  const page = usePage();
  const scripted = useScripted();
  const { pathname, search } = useLocation();
  const isForPoints = new URLSearchParams(search).has('isCreatePoint');
  return (
    <div className="pb-6">
      <PageHeader title={isForPoints ? m.scan_title_points() : m.scan_title()} lead={m.scan_lead()} />
      <noscript>
        <p className="mb-4">{m.scan_needs_scripts()}</p>
      </noscript>
      {scripted ? (
        <Suspense fallback={<Room />}>
          <Scanner
            origins={[...new Set([page?.origin ?? window.location.origin, window.location.origin])]}
            // The page that a device keeps is nobody's: without a network the cookies say who scans.
            reader={page?.reader?.memberId ?? readCookie(document.cookie, 'myMemberId')}
            isForPoints={isForPoints}
            back={pathname + search}
          />
        </Suspense>
      ) : (
        <Room />
      )}
    </div>
  );
}

import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Route } from './+types/scan.screen';
import { m } from '../../../paraglide/messages.js';
import { readCookie } from '../../../platform/session/cookies.ts';
import { usePage } from '../../../platform/session/page.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';

const Scanner = lazy(() => import('./Scanner.tsx'));

export const meta: Route.MetaFunction = () => [
  { title: `${m.scan_title()} · M4U` },
  { name: 'description', content: m.scan_lead() },
];

export const handle = { quietHead: true };

/** Placeholder of the camera picture until its script has loaded. */
const CameraPlaceholder = () => (
  <div className="aspect-4/5 max-h-[48dvh] w-full rounded-lg bg-sunken sm:aspect-4/3 lg:max-h-[62dvh] lg:max-w-170" />
);

/**
 * Scanner (docs/rules/phonebook.md#scanning). It runs on the device: the server sends an empty frame, and gets no
 * request before a code is read. `isCreatePoint` leads from a member's code to giving them points.
 */
export default function Scan() {
  const page = usePage();
  const scripted = useHydrated();
  const { pathname, search } = useLocation();
  const isForPoints = new URLSearchParams(search).has('isCreatePoint');
  return (
    <div className="pb-6">
      <PageHeader title={isForPoints ? m.scan_title_points() : m.scan_title()} lead={m.scan_lead()} />
      <noscript>
        <p className="mb-4">{m.scan_needs_scripts()}</p>
      </noscript>
      {scripted ? (
        <Suspense fallback={<CameraPlaceholder />}>
          <Scanner
            origins={[...new Set([page?.origin ?? window.location.origin, window.location.origin])]}
            // The cached page has no reader, so offline the cookies tell who scans.
            reader={page?.reader?.memberId ?? readCookie(document.cookie, 'myMemberId')}
            isForPoints={isForPoints}
            back={pathname + search}
          />
        </Suspense>
      ) : (
        <CameraPlaceholder />
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useMatches } from 'react-router';
import type { Route } from './+types/AppLayout';
import { m } from '../../paraglide/messages.js';
import { ErrorScreen } from '../../platform/document/ErrorScreen.tsx';
import { VisitorHead } from '../../platform/document/VisitorHead.tsx';
import { usePage } from '../../platform/session/page.ts';
import { PreviewFrame } from '../../profile/page/owner/PreviewFrame.tsx';
import { PreviewBar } from '../../profile/page/owner/PreviewBar.tsx';
import { SignedInFrame } from './SignedInFrame.tsx';
import { type ReaderSpaces, readSpaces } from './spaces/spaces.server.ts';

/** Loads the reader's spaces for the navigation; nothing for visitors. */
export const loader = ({ context }: Route.LoaderArgs) => readSpaces(context);

/** Screens that show what waits in each space. */
const SHOWING_SPACES = ['/', '/more'];

/** The spaces are loaded again after a change, and where their counts are shown. */
export const shouldRevalidate = ({
  formMethod,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (formMethod !== undefined || SHOWING_SPACES.includes(nextUrl.pathname));

type Option = 'appHead' | 'fullWidth' | 'ownFrame' | 'ownHead' | 'ownSearch' | 'quietHead' | 'search' | 'wholeTablet';

const hasHandle = (handle: unknown, word: Option): boolean =>
  typeof handle === 'object' && handle !== null && (handle as Record<string, unknown>)[word] === true;

/** Returns whether a screen that is shown has an option in its `handle`. */
const useOptions = (isError: boolean) => {
  const handles = useMatches().map(({ handle }) => handle);
  return (word: Option) => !isError && handles.some((handle) => hasHandle(handle, word));
};

interface FrameProps {
  /** The reader's spaces; null for visitors, and where they could not be loaded. */
  loaded: ReaderSpaces | null;
  /** Shows an error in the place of the screen, whose options do not count. */
  isError?: boolean;
  children: ReactNode;
}

/** The frame of a visitor: a head, except on a page in its owner's theme. */
const VisitorFrame = ({ isError = false, children }: Pick<FrameProps, 'isError' | 'children'>) => {
  const page = usePage();
  const has = useOptions(isError);
  const isFramed = !has('fullWidth') && !has('ownFrame');
  const seeing = page?.seeing;
  return (
    <>
      {(isFramed || has('appHead')) && !seeing && (
        <VisitorHead
          className="mx-auto max-w-page px-4 py-2 lg:py-4"
          hasSearch={!has('search') && !has('quietHead')}
          // A refused screen offers to sign in itself.
          hasSignIn={!isError && !has('quietHead') && page?.reader == null}
          make={m.landing_make()}
        />
      )}
      {seeing && <PreviewBar seeing={seeing} />}
      <main id="content" className={isFramed ? 'mx-auto max-w-page px-4 pb-12' : undefined}>
        {seeing ? <PreviewFrame preview={seeing}>{children}</PreviewFrame> : children}
      </main>
    </>
  );
};

const Frame = ({ loaded, isError = false, children }: FrameProps) => {
  const reader = usePage()?.reader ?? null;
  const has = useOptions(isError);
  if (!reader || !loaded) return <VisitorFrame isError={isError}>{children}</VisitorFrame>;
  return (
    <SignedInFrame
      reader={reader}
      loaded={loaded}
      fullWidth={has('fullWidth')}
      screenSearch={has('search') ? 'global' : has('ownSearch') ? 'own' : null}
      isBarless={has('ownHead')}
      isRailWide={has('wholeTablet')}
    >
      {children}
    </SignedInFrame>
  );
};

/**
 * The frame of the screens below it in routes.ts: navigation for a signed-in reader, a head for a visitor.
 * Options of a screen's `handle`: `fullWidth` has its own margins, and for visitors its own head unless `appHead`;
 * `ownHead` uses the full height of a phone and has its own back link; `search` has the global search itself, so that
 * the frame shows no second field; `ownSearch` has another search field, so that phones show no second one; `wholeTablet`
 * has no rail below 1,200 px; `ownFrame` has its own margins and head for visitors; `quietHead` offers visitors neither
 * search nor sign-in in the head: steps of signing in, and what devices keep for readers and visitors alike.
 */
export default function AppLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame loaded={loaderData}>
      <Outlet />
    </Frame>
  );
}

/** A refusal or failure of a screen, in the frame: whoever is signed in keeps the navigation. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame loaded={loaderData ?? null} isError>
      <ErrorScreen error={error} />
    </Frame>
  );
}

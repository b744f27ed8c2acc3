import { Outlet, type ShouldRevalidateFunctionArgs, useMatches } from 'react-router';
import type { Route } from './+types/AppLayout';
import { usePage } from '../../platform/session/page.ts';
import { SearchField } from '../../platform/search/SearchField.tsx';
import { PreviewFrame } from '../../profile/page/owner/PreviewFrame.tsx';
import { PreviewBar } from '../../profile/page/owner/PreviewBar.tsx';
import { SignedInFrame } from './SignedInFrame.tsx';
import { readSpaces } from './spaces/spaces.server.ts';

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

type Option = 'fullWidth' | 'ownFrame' | 'ownHead' | 'search' | 'wholeTablet';

const hasHandle = (handle: unknown, word: Option): boolean =>
  typeof handle === 'object' && handle !== null && (handle as Record<string, unknown>)[word] === true;

/**
 * The frame of the screens below it in routes.ts: navigation for a signed-in reader, only the screen for a visitor.
 * Options of a screen's `handle`: `fullWidth` has its own margins; `ownHead` uses the full height of a phone and has
 * its own back link; `search` has its own search field; `wholeTablet` has no rail below 1,200 px; `ownFrame` has its own margins and no search for visitors.
 */
export default function AppLayout({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const reader = page?.reader ?? null;
  const handles = useMatches().map(({ handle }) => handle);
  const has = (word: Option) => handles.some((handle) => hasHandle(handle, word));
  const fullWidth = has('fullWidth');
  const hasSearch = has('search');
  if (reader && loaderData)
    return (
      <SignedInFrame
        reader={reader}
        loaded={loaderData}
        fullWidth={fullWidth}
        hasSearch={hasSearch}
        isBarless={has('ownHead')}
        isRailWide={has('wholeTablet')}
      />
    );
  const isFramed = !fullWidth && !has('ownFrame');
  return (
    <>
      {isFramed && !hasSearch && (
        <div className="no-print mx-auto max-w-page px-4 pt-3">
          <SearchField />
        </div>
      )}
      {page?.seeing && <PreviewBar seeing={page.seeing} />}
      <main id="content" className={isFramed ? 'mx-auto max-w-page px-4 pb-12' : undefined}>
        {page?.seeing ? (
          <PreviewFrame preview={page.seeing}>
            <Outlet />
          </PreviewFrame>
        ) : (
          <Outlet />
        )}
      </main>
    </>
  );
}

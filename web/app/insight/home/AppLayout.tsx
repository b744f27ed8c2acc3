import Bell from 'lucide-react/icons/bell';
import BookUser from 'lucide-react/icons/book-user';
import Menu from 'lucide-react/icons/menu';
import MessageCircle from 'lucide-react/icons/message-circle';
import ScanLine from 'lucide-react/icons/scan-line';
import UserRound from 'lucide-react/icons/user-round';
import { href, Link, Outlet, useMatches } from 'react-router';
import { TermsDue } from '../../identity/consent/TermsDue.tsx';
import { m } from '../../paraglide/messages.js';
import { useCounts } from '../../platform/live/live.ts';
import { Logo } from '../../platform/document/Logo.tsx';
import { usePage } from '../../platform/session/page.ts';
import { SearchField } from '../../platform/search/SearchField.tsx';
import type { Reader } from '../../platform/request/scope.server.ts';
import { AppFrame, type FrameItem } from '../../ui/AppFrame.tsx';
import { IconLink } from '../../ui/Button.tsx';
import { PreviewFrame } from '../../profile/page/owner/PreviewFrame.tsx';
import { PreviewBar } from '../../profile/page/owner/PreviewBar.tsx';

/** The five navigation items of a signed-in reader (design, "Signed in"); the middle one is raised. */
const navigationItems = ({ memberId, urlMinify }: Reader, unread: Unread): FrameItem[] => [
  { to: href('/me/:id', { id: urlMinify ?? memberId }), label: m.nav_my_page(), icon: UserRound },
  { to: href('/action/phonebook'), label: m.nav_phonebook(), icon: BookUser },
  { to: href('/scan-qr'), label: m.nav_scan(), icon: ScanLine, raised: true },
  { to: href('/messages'), label: m.nav_messages(), icon: MessageCircle, count: unread.messages },
  // Wide screens show the notifications beside the logo instead.
  { to: href('/more'), label: m.nav_more(), icon: Menu, count: unread.notifications, isNarrowCount: true },
];

interface Unread {
  readonly messages: number;
  readonly notifications: number;
}

const useUnread = (): Unread => {
  const counts = useCounts();
  return {
    messages: (counts?.messages ?? 0) + (counts?.messageRequests ?? 0),
    notifications: counts?.notifications ?? 0,
  };
};

const hasHandle = (handle: unknown, word: 'fullWidth' | 'ownHead' | 'search'): boolean =>
  typeof handle === 'object' && handle !== null && (handle as Record<string, unknown>)[word] === true;

/**
 * The frame of the screens below it in routes.ts: navigation for a signed-in reader, only the screen for a visitor.
 * Options of a screen's `handle`: `fullWidth` has its own margins; `ownHead` uses the full height of a phone and has
 * its own back link; `search` has its own search field.
 */
export default function AppLayout() {
  const page = usePage();
  const reader = page?.reader ?? null;
  const unread = useUnread();
  const handles = useMatches().map(({ handle }) => handle);
  const fullWidth = handles.some((handle) => hasHandle(handle, 'fullWidth'));
  const hasSearch = handles.some((handle) => hasHandle(handle, 'search'));
  const isBarless = handles.some((handle) => hasHandle(handle, 'ownHead'));
  if (!reader)
    return (
      <>
        {!fullWidth && !hasSearch && (
          <div className="no-print mx-auto max-w-page px-4 pt-3">
            <SearchField />
          </div>
        )}
        {page?.seeing && <PreviewBar seeing={page.seeing} />}
        <main id="content" className={fullWidth ? undefined : 'mx-auto max-w-page px-4 pb-12'}>
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
  const brand = (
    <div className="flex items-center justify-between">
      <Link to={href('/')} className="inline-flex">
        <Logo />
      </Link>
      <IconLink to={href('/notifications')} label={m.nav_notifications()} icon={Bell} badge={unread.notifications} />
    </div>
  );
  return (
    <AppFrame
      label={m.nav_main()}
      items={navigationItems(reader, unread)}
      brand={brand}
      search={hasSearch ? undefined : <SearchField />}
      fullWidth={fullWidth}
      isBarless={isBarless}
    >
      {reader.termsDue && !fullWidth && !isBarless && <TermsDue />}
      <Outlet />
    </AppFrame>
  );
}

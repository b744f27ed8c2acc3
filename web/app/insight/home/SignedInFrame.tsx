import Bell from 'lucide-react/icons/bell';
import BookUser from 'lucide-react/icons/book-user';
import House from 'lucide-react/icons/house';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Menu from 'lucide-react/icons/menu';
import MessageCircle from 'lucide-react/icons/message-circle';
import ScanLine from 'lucide-react/icons/scan-line';
import UserRound from 'lucide-react/icons/user-round';
import type { Space } from '@m4u/contract/insight/home/schema';
import type { Administration } from '@m4u/contract/insight/administration';
import { href, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { TermsDue } from '../../identity/consent/TermsDue.tsx';
import { m } from '../../paraglide/messages.js';
import { useCounts } from '../../platform/live/live.ts';
import type { Reader } from '../../platform/request/scope.server.ts';
import { SearchField } from '../../platform/search/SearchField.tsx';
import { AppFrame, type FrameItem } from '../../ui/AppFrame.tsx';
import { markCurrent } from './spaces/current.tsx';
import { spacePath } from './spaces/space.tsx';
import type { ReaderSpaces } from './spaces/spaces.server.ts';
import { waysOf } from './spaces/waysOf.tsx';
import { SpaceCard } from './spaces/Switcher.tsx';
import { SpacesProvider, useCurrentSpace } from './spaces/useSpaces.tsx';

export interface SignedInFrameProps {
  reader: Reader;
  loaded: ReaderSpaces;
  fullWidth: boolean;
  /** The screen has the search field itself. */
  hasSearch: boolean;
  isBarless: boolean;
  isRailWide: boolean;
}

/** Address of a space's home; the personal one is the start page itself. */
const homePath = (space: Space): string => (space.key === 'personal' ? href('/') : spacePath(space));

const barItems = (home: string, unread: { messages: number; notifications: number }): FrameItem[] => [
  { to: home, label: m.nav_home(), icon: House },
  { to: href('/action/phonebook'), label: m.nav_phonebook(), icon: BookUser },
  { to: href('/scan-qr'), label: m.nav_scan(), icon: ScanLine, raised: true },
  { to: href('/messages'), label: m.nav_messages(), icon: MessageCircle, count: unread.messages },
  { to: href('/more'), label: m.nav_more(), icon: Menu, count: unread.notifications },
];

/** Entries of the rail in every space: contacts and scanner. */
const personalItems = (): FrameItem[] => [
  { to: href('/action/phonebook'), label: m.nav_phonebook(), icon: BookUser },
  { to: href('/scan-qr'), label: m.nav_scan(), icon: ScanLine },
];

/** The frame of a signed-in reader: navigation of their current space around the screen. */
export const SignedInFrame = ({ reader, loaded, fullWidth, hasSearch, isBarless, isRailWide }: SignedInFrameProps) => {
  const counts = useCounts();
  const location = useLocation();
  const { pathname } = location;
  const current = useCurrentSpace(loaded, reader);
  const { memberId, urlMinify } = reader;
  const administration = useRouteLoaderData<Administration>('admin');
  const { entries, manage } = waysOf(current, { memberId, urlMinify, counts }, administration?.waiting);
  const isPersonal = current.key === 'personal';
  const home = homePath(current);
  const unread = {
    messages: (counts?.messages ?? 0) + (counts?.messageRequests ?? 0),
    notifications: counts?.notifications ?? 0,
  };
  const sections = markCurrent(location, [
    { to: home, label: isPersonal ? m.nav_home() : m.space_overview(), icon: isPersonal ? House : LayoutDashboard },
    ...(isPersonal ? personalItems() : []),
    ...entries,
    ...manage,
  ]);
  const foot: FrameItem[] = [
    { to: href('/messages'), label: m.nav_messages(), icon: MessageCircle, count: unread.messages },
    { to: href('/notifications'), label: m.nav_notifications(), icon: Bell, count: unread.notifications },
    { to: `${href('/more')}?all=1`, label: m.more_all(), icon: Menu },
    { to: href('/action/setting'), label: reader.name, icon: UserRound },
  ];
  return (
    <SpacesProvider value={{ spaces: loaded.spaces, current }}>
      <AppFrame
        label={m.nav_main()}
        bar={markCurrent(location, barItems(home, unread))}
        head={<SpaceCard isNarrow />}
        search={hasSearch ? undefined : <SearchField />}
        isSearchWide={pathname === '/'}
        sections={[
          sections.slice(0, -manage.length || undefined),
          manage.length > 0 ? sections.slice(-manage.length) : [],
        ]}
        foot={markCurrent(location, foot)}
        fullWidth={fullWidth}
        isBarless={isBarless}
        isRailWide={isRailWide}
      >
        {reader.termsDue && !fullWidth && !isBarless && <TermsDue />}
        <Outlet />
      </AppFrame>
    </SpacesProvider>
  );
};

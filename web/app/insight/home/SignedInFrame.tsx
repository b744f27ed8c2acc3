import Bell from 'lucide-react/icons/bell';
import BookUser from 'lucide-react/icons/book-user';
import House from 'lucide-react/icons/house';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Menu from 'lucide-react/icons/menu';
import MessageCircle from 'lucide-react/icons/message-circle';
import ScanLine from 'lucide-react/icons/scan-line';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import type { Space } from '@m4u/contract/insight/home/schema';
import type { Administration } from '@m4u/contract/insight/administration';
import type { ReactNode } from 'react';
import { href, useLocation, useRouteLoaderData } from 'react-router';
import { TermsDue } from '../../identity/consent/TermsDue.tsx';
import { m } from '../../paraglide/messages.js';
import { useCounts } from '../../platform/live/live.ts';
import type { Reader } from '../../platform/request/scope.server.ts';
import { SearchField } from '../../platform/search/SearchField.tsx';
import { AppFrame, type FrameItem, RailItem } from '../../ui/layout/AppFrame.tsx';
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
  /** The search field of the screen: the global one, or one of its own. Phones show no second one, the rail one of each. */
  screenSearch: 'global' | 'own' | null;
  isBarless: boolean;
  isRailWide: boolean;
  children: ReactNode;
}

/** Address of a space's home; the personal one is the start page itself. */
const homePath = (space: Space): string => (space.key === 'personal' ? href('/') : spacePath(space));

const barItems = (home: string, unread: { messages: number; notifications: number }): FrameItem[] => [
  { to: home, label: m.nav_home(), icon: House },
  { to: href('/action/phonebook'), label: m.nav_phonebook(), icon: BookUser },
  { to: href('/scan-qr'), label: m.nav_scan(), icon: ScanLine, highlighted: true },
  { to: href('/messages'), label: m.nav_messages(), icon: MessageCircle, count: unread.messages },
  { to: href('/more'), label: m.nav_more(), icon: Menu, count: unread.notifications },
];

/** Entries of the rail in every space: contacts and scanner. */
const personalItems = (): FrameItem[] => [
  { to: href('/action/phonebook'), label: m.nav_phonebook(), icon: BookUser },
  { to: href('/scan-qr'), label: m.nav_scan(), icon: ScanLine },
];

/** A link in the place of the rail's field, for a screen with the global search in its middle. */
const SearchPlace = ({ isCurrent }: { isCurrent: boolean }) => (
  <RailItem to={href('/search')} label={m.search_title()} icon={Search} isCurrent={isCurrent} />
);

/** The frame of a signed-in reader: navigation of their current space around the screen. */
export const SignedInFrame = ({
  reader,
  loaded,
  fullWidth,
  screenSearch,
  isBarless,
  isRailWide,
  children,
}: SignedInFrameProps) => {
  const counts = useCounts();
  const location = useLocation();
  const { pathname } = location;
  const current = useCurrentSpace(loaded, reader);
  const { memberId, urlMinify } = reader;
  const administration = useRouteLoaderData<Administration>('admin');
  const { entries, rare = [], manage } = waysOf(current, { memberId, urlMinify, counts }, administration?.waiting);
  const isPersonal = current.key === 'personal';
  const home = homePath(current);
  const unread = {
    messages: (counts?.messages ?? 0) + (counts?.messageRequests ?? 0),
    notifications: counts?.notifications ?? 0,
  };
  const sections: FrameItem[] = [
    { to: home, label: isPersonal ? m.nav_home() : m.space_overview(), icon: isPersonal ? House : LayoutDashboard },
    ...(isPersonal ? personalItems() : []),
    ...entries,
    ...rare,
    ...manage,
  ];
  const foot: FrameItem[] = [
    { to: href('/messages'), label: m.nav_messages(), icon: MessageCircle, count: unread.messages },
    { to: href('/notifications'), label: m.nav_notifications(), icon: Bell, count: unread.notifications },
    { to: `${href('/more')}?all=1`, label: m.more_all(), icon: Menu },
    { to: href('/action/setting'), label: reader.name, isName: true, icon: UserRound },
  ];
  const named = [
    { id: memberId, urlMinify },
    { id: current.key, urlMinify: current.urlMinify },
  ];
  // Marked at once, so that one entry of the whole rail is.
  const rail = markCurrent(location, [...sections, ...foot], named);
  const foots = sections.length;
  const managing = foots - manage.length;
  const folding = managing - rare.length;
  return (
    <SpacesProvider value={{ spaces: loaded.spaces, current }}>
      <AppFrame
        label={m.nav_main()}
        bar={markCurrent(location, barItems(home, unread))}
        head={<SpaceCard isNarrow />}
        search={screenSearch === 'global' ? <SearchPlace isCurrent={pathname === href('/search')} /> : <SearchField />}
        isSearchWide={pathname === '/' || screenSearch !== null}
        sections={[rail.slice(0, folding), rail.slice(managing, foots)]}
        folded={{ label: m.space_sales(), items: rail.slice(folding, managing) }}
        foot={rail.slice(foots)}
        fullWidth={fullWidth}
        isBarless={isBarless}
        isRailWide={isRailWide}
      >
        {reader.termsDue && !fullWidth && !isBarless && <TermsDue />}
        {children}
      </AppFrame>
    </SpacesProvider>
  );
};

import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FileUser from 'lucide-react/icons/file-user';
import Heart from 'lucide-react/icons/heart';
import Newspaper from 'lucide-react/icons/newspaper';
import PackagePlus from 'lucide-react/icons/package-plus';
import Store from 'lucide-react/icons/store';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import Users from 'lucide-react/icons/users';
import { href } from 'react-router';
import { editorPath } from '../../../content/cv/cvPaths.tsx';
import { editPath } from '../../../event/wedding/weddingPaths.tsx';
import { m } from '../../../paraglide/messages.js';
import { withQuery } from '../../../platform/search/filter.ts';
import type { Way } from '../../../ui/LinkList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { WayGrid } from '../WayGrid.tsx';

const newId = { id: 'new' };

const listWays = (): Way[] => [
  { to: href('/edit/posts/:id', newId), icon: Newspaper, label: m.post_add() },
  { to: href('/edit/products/:id', newId), icon: PackagePlus, label: m.product_add() },
  { to: href('/action/phonebook/new'), icon: UserRoundPlus, label: m.phonebook_add() },
  { to: href('/action/historyCheckIn/new'), icon: CalendarPlus, label: m.checkin_new() },
  { to: editPath('new'), icon: Heart, label: m.wedding_new() },
  { to: editorPath('new'), icon: FileUser, label: m.cv_new() },
  { to: href('/action/company/new'), icon: Store, label: m.landing_shop_do() },
  { to: withQuery(href('/action/company/new'), { kind: 'group' }), icon: Users, label: m.landing_gather_do() },
];

/** Ways to make something new, for a member whose page is complete. */
export const Make = () => (
  <Section className="@container lg:pt-0" title={m.home_make_new()}>
    <WayGrid ways={listWays()} />
  </Section>
);

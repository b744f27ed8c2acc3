import type { GroupLayout } from '@m4u/contract/profile/member/layout';
import { SEE_AS_PARAM } from '@m4u/contract/insight/privacy/view.rules';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Eye from 'lucide-react/icons/eye';
import ChartLine from 'lucide-react/icons/chart-line';
import HandCoins from 'lucide-react/icons/hand-coins';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import PanelTop from 'lucide-react/icons/panel-top';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Sparkles from 'lucide-react/icons/sparkles';
import UsersRound from 'lucide-react/icons/users-round';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { type OwnerLink, OwnerLinks } from '../../page/owner/OwnerLinks.tsx';
import type { EditAt } from '../../page/show/sectionParts.tsx';
import { directPath } from '../../page/address/layoutPaths.tsx';
import type { GroupPage } from '../../page/show/group.server.ts';
import { peopleListPath } from '../people/peoplePaths.tsx';

export interface GroupToolsProps {
  page: GroupPage;
  editAt: NonNullable<EditAt>;
  /** The current layout. */
  layout: GroupLayout;
}

/** Counter, people and figures, which are for admins. */
const adminLinks = (id: string): OwnerLink[] => [
  {
    to: `${href('/action/createPoint')}?${new URLSearchParams({ groupId: id })}`,
    label: m.point_counter(),
    icon: HandCoins,
    isInRail: true,
  },
  { to: peopleListPath(id), label: m.people_manage(), icon: UsersRound, isInRail: true },
  { to: href('/dashboard/business/:id', { id }), label: m.dashboard_title(), icon: ChartLine },
];

/** Links on a group's page for its admins, and for editors those to the page: its home and counter, people, figures, preview, order of sections, and other layouts. */
export const GroupTools = ({ page, editAt, layout }: GroupToolsProps) => {
  const id = page.urlMinify ?? page.id;
  const layouts: readonly (OwnerLink & { layout: GroupLayout })[] = [
    {
      layout: 'usual',
      to: directPath({ kind: 'group', slug: id, layout: 'usual' }),
      label: m.section_usual_layout(),
      icon: PanelTop,
    },
    { layout: 'new', to: href('/new-mbg/:id', { id }), label: m.section_new_layout(), icon: LayoutTemplate },
    { layout: 'idol', to: href('/mbg/:id/idol', { id }), label: m.section_idol_layout(), icon: Sparkles },
  ];
  return (
    <OwnerLinks
      links={[
        {
          to: `${href('/')}?${new URLSearchParams({ space: page.id })}`,
          label: m.space_overview(),
          icon: LayoutDashboard,
          isInRail: true,
        },
        ...(page.can.administer ? adminLinks(page.id) : []),
        { to: `${href('/mbg/:id', { id })}?${SEE_AS_PARAM}=visitor`, label: m.see_as_open(), icon: Eye },
        { to: editAt('sections'), label: m.section_arrange(), icon: ArrowDownUp },
      ]}
      more={[
        ...layouts.filter((other) => other.layout !== layout),
        {
          to: `${href('/action/setting/display')}?of=${page.id}#layout`,
          label: m.profile_layout_title(),
          icon: PanelsTopLeft,
        },
      ]}
    />
  );
};

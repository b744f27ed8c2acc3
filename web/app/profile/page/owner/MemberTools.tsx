import { SEE_AS_PARAM } from '@m4u/contract/insight/privacy/view.rules';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Eye from 'lucide-react/icons/eye';
import ChartLine from 'lucide-react/icons/chart-line';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { directPath } from '../address/layoutPaths.tsx';
import type { MemberPageData } from '../show/member.server.ts';
import { OwnerLinks } from './OwnerLinks.tsx';
import { OwnerTools } from './OwnerTools.tsx';
import type { EditAt } from '../show/sectionParts.tsx';

export interface MemberToolsProps {
  page: MemberPageData;
  editAt: NonNullable<EditAt>;
  /** The page has the newer layout. */
  isNew?: boolean;
}

/** Links on a member's page for its owner: missing parts, figures, preview, order of sections, and the other layout. */
export const MemberTools = ({ page, editAt, isNew = false }: MemberToolsProps) => {
  const id = page.urlMinify ?? page.id;
  const other = isNew
    ? { to: directPath({ kind: 'member', slug: id, layout: 'usual' }), label: m.section_usual_layout() }
    : { to: href('/new-me/:id', { id }), label: m.section_new_layout() };
  return (
    <>
      <OwnerTools profile={page.profile} editAt={editAt} urlMinify={page.urlMinify} />
      <OwnerLinks
        links={[
          { to: href('/dashboard/member/:id', { id: page.id }), label: m.dashboard_title(), icon: ChartLine },
          { to: `${href('/me/:id', { id })}?${SEE_AS_PARAM}=visitor`, label: m.see_as_open(), icon: Eye },
          { to: editAt('sections'), label: m.section_arrange(), icon: ArrowDownUp },
        ]}
        more={[
          { ...other, icon: LayoutTemplate },
          { to: `${href('/action/setting/display')}#layout`, label: m.profile_layout_title(), icon: PanelsTopLeft },
        ]}
      />
    </>
  );
};

import Bell from 'lucide-react/icons/bell';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { href, useSearchParams } from 'react-router';
import type { Route } from './+types/more.screen';
import { m } from '../../paraglide/messages.js';
import { useCounts } from '../../platform/live/live.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Card } from '../../ui/Card.tsx';
import { Fold } from '../../ui/layout/Fold.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { organizationLinks, pageLinks, pointLinks } from '../search/tools.tsx';
import { isGroup } from './spaces/space.tsx';
import { SpaceList } from './spaces/SpaceList.tsx';
import { SpaceCard } from './spaces/Switcher.tsx';
import { SpaceTools } from './spaces/SpaceTools.tsx';
import { waysOf } from './spaces/waysOf.tsx';
import { useSpaces } from './spaces/useSpaces.tsx';

/** Loads the names under which the reader's own tools are found. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { memberId, urlMinify } = requireReader(context, m.more_purpose());
  return { memberId, urlMinify };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.more_title()} · M4U` }];

interface ToolsProps {
  memberId: string;
  isSeller: boolean;
  isAdmin: boolean;
}

const ToolSections = ({ memberId, isSeller, isAdmin }: ToolsProps) => (
  <>
    <Section id="page" title={m.more_page()}>
      <LinkList ways={pageLinks(memberId)} />
    </Section>
    <Section id="points" title={m.more_points()}>
      <LinkList ways={pointLinks(isSeller)} />
    </Section>
    <Section id="organizations" title={m.more_organizations()}>
      <LinkList ways={organizationLinks(isAdmin)} />
    </Section>
  </>
);

/** All tools, also those that the reader has not used yet: a row that opens, or with `?all=1` the lists themselves. */
const AllTools = (props: ToolsProps) => {
  const [query] = useSearchParams();
  if (query.has('all')) return <ToolSections {...props} />;
  return (
    <Fold icon={LayoutGrid} title={m.more_all()} text={m.more_all_text()}>
      <ToolSections {...props} />
    </Fold>
  );
};

/** “Thêm”: the tools of the current space, the other spaces, the account (docs/rules/home.md#spaces). */
export default function More({ loaderData: { memberId, urlMinify } }: Route.ComponentProps) {
  const counts = useCounts();
  const found = useSpaces();
  if (!found) return null;
  const { spaces, current } = found;
  const ways = waysOf(current, { memberId, urlMinify, counts });
  const { manage } = ways;
  const others = spaces.filter(({ key }) => key !== current.key);
  return (
    <div className="stack max-w-column pt-4 lg:block lg:max-w-none lg:pt-0">
      {/* The bar calls it “Thêm”, the rail “Tất cả tiện ích”. */}
      <div className="max-lg:sr-only">
        <PageHeader
          title={
            <>
              <span className="lg:hidden">{m.more_title()}</span>
              <span className="hidden lg:inline">{m.more_all()}</span>
            </>
          }
          lead={m.more_all_text()}
        />
      </div>
      {/* On wide screens the rail has the switcher and the tools of the space. */}
      <div className="stack lg:hidden">
        <SpaceCard />
        <SpaceTools ways={ways} />
        {manage.length > 0 && <LinkList ways={manage} />}
      </div>
      <div className="lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <div>
          {others.length > 0 && (
            <Section id="spaces" title={m.space_others()}>
              <Card>
                <SpaceList spaces={others} current={current} />
              </Card>
            </Section>
          )}
          <Section id="account" title={m.more_account()}>
            <LinkList
              ways={[
                {
                  to: href('/notifications'),
                  icon: Bell,
                  label: m.nav_notifications(),
                  count: counts?.notifications ?? 0,
                },
                { to: href('/action/setting'), icon: Settings, label: m.more_own_account() },
                { to: href('/action/support'), icon: LifeBuoy, label: m.support_title() },
                { to: href('/logout'), icon: LogOut, label: m.auth_logout() },
              ]}
            />
          </Section>
        </div>
        <div>
          <AllTools
            memberId={memberId}
            isSeller={spaces.some(isGroup)}
            isAdmin={spaces.some((space) => isGroup(space) || space.kind === 'agency' || space.kind === 'staff')}
          />
        </div>
      </div>
    </div>
  );
}

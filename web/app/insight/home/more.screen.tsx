import Bell from 'lucide-react/icons/bell';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { href, useSearchParams } from 'react-router';
import type { Route } from './+types/more.screen';
import { m } from '../../paraglide/messages.js';
import { useCounts } from '../../platform/live/live.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { Section } from '../../ui/Section.tsx';
import { organizationLinks, pageLinks, pointLinks } from './allWays.tsx';
import { isGroup } from './spaces/space.tsx';
import { SpaceList } from './spaces/SpaceList.tsx';
import { SpaceCard } from './spaces/Switcher.tsx';
import { waysOf } from './spaces/waysOf.tsx';
import { useSpaces } from './spaces/useSpaces.tsx';
import { WayGrid } from './WayGrid.tsx';

/** Loads the names under which the reader's own tools are found. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { memberId, urlMinify } = requireReader(context, m.more_purpose());
  return { memberId, urlMinify };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.more_title()} · M4U` }];

/** All tools, also those that the reader has not used yet; `?all=1` opens them. */
const AllTools = ({ memberId, isSeller, isAdmin }: { memberId: string; isSeller: boolean; isAdmin: boolean }) => {
  const [query] = useSearchParams();
  return (
    <details open={query.has('all')} className="py-2">
      <summary className="flex min-h-11 cursor-pointer items-center text-lg font-bold">{m.more_all()}</summary>
      <p className="text-muted">{m.more_all_text()}</p>
      <Section id="page" title={m.more_page()}>
        <LinkList ways={pageLinks(memberId)} />
      </Section>
      <Section id="points" title={m.more_points()}>
        <LinkList ways={pointLinks(isSeller)} />
      </Section>
      <Section id="organizations" title={m.more_organizations()}>
        <LinkList ways={organizationLinks(isAdmin)} />
      </Section>
    </details>
  );
};

/** “Thêm”: the tools of the current space, the other spaces, the account (docs/rules/home.md#spaces). */
export default function More({ loaderData: { memberId, urlMinify } }: Route.ComponentProps) {
  const counts = useCounts();
  const found = useSpaces();
  if (!found) return null;
  const { spaces, current } = found;
  const { entries, manage } = waysOf(current, { memberId, urlMinify, counts });
  const others = spaces.filter(({ key }) => key !== current.key);
  return (
    <div className="stack max-w-column pt-4 lg:max-w-180">
      <h1 className="sr-only">{m.more_title()}</h1>
      <div className="lg:hidden">
        <SpaceCard />
      </div>
      <WayGrid ways={entries} />
      {manage.length > 0 && <LinkList ways={manage} />}
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
      <AllTools
        memberId={memberId}
        isSeller={spaces.some(isGroup)}
        isAdmin={spaces.some((space) => isGroup(space) || space.kind === 'agency' || space.kind === 'staff')}
      />
    </div>
  );
}

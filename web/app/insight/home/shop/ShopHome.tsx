import type { GroupHome, Space } from '@m4u/contract/insight/home/schema';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ComponentType } from 'react';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { money, number } from '../../../platform/language/formats.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { HomeHead } from '../HomeHead.tsx';
import { groupWays } from '../spaces/groupWays.tsx';
import { SpaceTools } from '../spaces/SpaceTools.tsx';
import { CounterCard } from './CounterCard.tsx';
import type { FirstStepsProps } from './FirstSteps.tsx';
import { Overview, Spans } from './Overview.tsx';
import { Today } from './Today.tsx';
import { Waiting } from './Waiting.tsx';

export interface ShopHomeProps {
  space: Space;
  home: GroupHome;
  now: number;
  /** Its code comes where there are steps left. */
  FirstSteps: ComponentType<FirstStepsProps>;
}

/** Whether the group gives points: brands do, and groups once they have. */
const givesPoints = (kind: Space['kind'], { heldPoints, orders }: GroupHome): boolean =>
  kind === 'brand' || heldPoints > 0 || orders.length > 0;

/** The home of a brand or group: the counter, today, what waits; on wide screens the figures of a span beside it. */
export const ShopHome = ({ space, home, now, FirstSteps }: ShopHomeProps) => {
  const { _id: groupId, name, today, weekBefore, waiting, vndPerPoint, span } = home;
  const hasCounter = givesPoints(space.kind, home);
  const isQuiet = waiting.requests.count + waiting.joins.count + waiting.rewards.count + home.orders.length === 0;
  return (
    <>
      <HomeHead
        title={<span translate="no">{name}</span>}
        wideTitle={m.space_overview()}
        lead={today.orders > 0 && m.home_today_line({ amount: money(today.payment), count: number(today.orders) })}
        actions={
          <>
            {home.orders.length > 0 && <Spans groupId={groupId} days={span.days} />}
            <LinkButton
              to={href('/mbg/:id', { id: space.urlMinify ?? groupId })}
              variant="secondary"
              icon={ExternalLink}
            >
              {m.company_see_page()}
            </LinkButton>
          </>
        }
      />
      {home.start.length > 0 && (
        <FirstSteps groupId={groupId} kind={space.kind === 'group' ? 'group' : 'brand'} start={home.start} />
      )}
      <div className="lg:flex lg:items-start lg:gap-5">
        <div className="hidden min-w-0 flex-1 lg:block">
          <Overview home={home} now={now} />
          {isQuiet && <SpaceTools ways={groupWays(space)} />}
        </div>
        <div className="lg:w-87 lg:shrink-0">
          {hasCounter && <CounterCard groupId={groupId} vndPerPoint={vndPerPoint} />}
          {hasCounter && (
            <div className="lg:hidden">
              <Today groupId={groupId} today={today} weekBefore={weekBefore} />
            </div>
          )}
          <Waiting groupId={groupId} waiting={waiting} now={now} />
          {/* Wide screens have them in the rail. */}
          <div className="pt-4 lg:hidden">
            <SpaceTools ways={groupWays(space)} />
          </div>
        </div>
      </div>
    </>
  );
};

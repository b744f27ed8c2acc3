import Coins from 'lucide-react/icons/coins';
import Settings2 from 'lucide-react/icons/settings-2';
import { href } from 'react-router';
import type { Route } from './+types/campaigns.screen';
import { m } from '../../../paraglide/messages.js';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { shareMeta } from '../../../platform/sharing/share-meta.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { TabLinks } from '../../../ui/overlays/Tabs.tsx';
import { campaignsPath, managePath, ownRewardsPath } from '../affiliatePaths.tsx';
import { readJoined, readRunning } from './campaigns.server.ts';
import { JoinedCampaigns } from './JoinedCampaigns.tsx';
import { CampaignSearch } from './CampaignSearch.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/**
 * Running campaigns with their top lists; with `?list=own` the campaigns that the reader joined
 * (docs/rules/affiliate.md#lists).
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const isOwn = searchParams.get('list') === 'own';
  if (isOwn) requireReader(context, m.affiliate_own_purpose());
  const list = isOwn ? await readJoined(context, searchParams) : await readRunning(context, searchParams);
  return { list, isReader: scopeOf(context).page.reader !== null };
};

export const meta: Route.MetaFunction = shareMeta<typeof loader>(() => ({
  name: m.affiliate_title(),
  title: `${m.affiliate_title()} · M4U`,
  description: m.affiliate_lead(),
  image: null,
  canonical: campaignsPath(),
}));

export const handle = { ownSearch: true };

export default function Campaigns({ loaderData: { list, isReader } }: Route.ComponentProps) {
  const mayManage = list.of === 'running' && list.mayManage;
  return (
    <Column kind="list">
      <PageHeader
        title={m.affiliate_title()}
        lead={m.affiliate_lead()}
        {...(isReader && { back: { to: href('/more'), label: m.more_title() } })}
        actions={
          isReader && (
            <>
              <LinkButton to={ownRewardsPath()} icon={Coins} variant="secondary">
                {m.affiliate_own_rewards()}
              </LinkButton>
              {mayManage && (
                <LinkButton to={managePath()} icon={Settings2} variant="secondary">
                  {m.affiliate_manage()}
                </LinkButton>
              )}
            </>
          )
        }
      />
      {isReader && (
        <div className="mb-4">
          <TabLinks
            label={m.affiliate_title()}
            tabs={[
              { to: campaignsPath(), label: m.affiliate_tab_running(), current: list.of === 'running' },
              { to: campaignsPath({ list: 'own' }), label: m.affiliate_tab_own(), current: list.of === 'own' },
            ]}
          />
        </div>
      )}
      {list.of === 'running' ? <CampaignSearch list={list} /> : <JoinedCampaigns list={list} />}
      <Pagination page={list.page} total={list.total} />
    </Column>
  );
}

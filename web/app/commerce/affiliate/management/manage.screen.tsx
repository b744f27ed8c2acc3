import { CAMPAIGN_STATUSES } from '@m4u/contract/commerce/affiliate/rules';
import type { ManagedCampaign } from '@m4u/contract/commerce/affiliate/schema';
import Megaphone from 'lucide-react/icons/megaphone';
import Plus from 'lucide-react/icons/plus';
import type { Route } from './+types/manage.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { pageNumber } from '../../../platform/search/page-number.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { Tag, Tags } from '../../../ui/Tag.tsx';
import { oneOf, nonEmpty, wordsOf } from '../../../platform/search/filter-query.server.ts';
import { managedPath, managePath, newCampaignPath } from '../affiliatePaths.tsx';
import { stateWords } from '../affiliateWords.tsx';
import { CampaignLine } from '../campaign/CampaignLine.tsx';
import { FigureRow, sumWords } from '../Figures.tsx';
import { readGroups } from './managed.server.ts';
import { ManagePage, NoGroup } from './ManagePage.tsx';

/** Screen of a group's campaigns, for its admins. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.affiliate_manage_purpose());
  const url = new URL(request.url);
  const { groups, group } = await readGroups(context, url);
  if (!group) return null;
  const page = pageNumber(url.searchParams);
  const filter = { q: wordsOf(url.searchParams), status: oneOf(url.searchParams, 'status', CAMPAIGN_STATUSES) };
  const { data, total } = await api(context).affiliateCampaign.list({
    query: { groupId: group._id, page, ...nonEmpty(filter) },
  });
  return { groups, group, campaigns: data, total, page, filter };
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.affiliate_manage()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

type Data = NonNullable<Route.ComponentProps['loaderData']>;

const Came = ({ campaign: { participants, clicks, conversions, rewards } }: { campaign: ManagedCampaign }) => (
  <FigureRow
    className="mt-3 grid-cols-2 gap-3 border-t border-line pt-3"
    figures={[
      { label: m.affiliate_participants(), value: number(participants) },
      { label: m.affiliate_clicks(), value: number(clicks) },
      { label: m.affiliate_conversions(), value: number(conversions) },
      { label: m.affiliate_waiting(), value: sumWords(rewards.pending) },
    ]}
  />
);

const Nothing = ({ group, isNarrowed }: { group: Data['group']; isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState
      icon={Megaphone}
      title={m.affiliate_none_found()}
      action={
        <LinkButton to={managePath(group._id)} variant="secondary">
          {m.affiliate_show_all()}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      icon={Megaphone}
      title={m.affiliate_manage_none()}
      action={<LinkButton to={newCampaignPath(group._id)}>{m.affiliate_new()}</LinkButton>}
    >
      {m.affiliate_manage_none_text()}
    </EmptyState>
  );

export default function ManageCampaigns({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoGroup />;
  const { groups, group, campaigns, total, page, filter } = loaderData;
  const isNarrowed = filter.q !== '' || filter.status !== '';
  return (
    <ManagePage
      tab="campaigns"
      groups={groups}
      group={group}
      actions={
        <LinkButton to={newCampaignPath(group._id)} icon={Plus}>
          {m.affiliate_new()}
        </LinkButton>
      }
    >
      <div className="stack gap-4">
        {(total > 0 || isNarrowed) && (
          <>
            <SearchForm
              key={JSON.stringify(filter)}
              action={managePath()}
              value={filter.q}
              label={m.affiliate_search_own()}
              submitLabel={m.affiliate_narrow()}
              kept={{ groupId: group._id, status: filter.status }}
              autoComplete="off"
            />
            <Tags label={m.affiliate_state()}>
              {(['', ...CAMPAIGN_STATUSES] as const).map((each) => (
                <Tag key={each} to={managePath(group._id, { status: each })} current={filter.status === each}>
                  {each === '' ? m.affiliate_all_states() : stateWords[each]()}
                </Tag>
              ))}
            </Tags>
          </>
        )}
        {campaigns.length === 0 ? (
          <Nothing group={group} isNarrowed={isNarrowed} />
        ) : (
          <ul aria-label={m.affiliate_campaigns()} className="grid gap-3 lg:grid-cols-2">
            {campaigns.map((campaign) => (
              <li key={campaign._id} className="min-w-0">
                <CampaignLine campaign={campaign} to={managedPath(campaign._id)} hasState>
                  <Came campaign={campaign} />
                </CampaignLine>
              </li>
            ))}
          </ul>
        )}
        <Pagination page={page} total={total} />
      </div>
    </ManagePage>
  );
}

import { CAMPAIGN_STATUSES } from '@m4u/contract/commerce/affiliate/rules';
import type { ManagedCampaign } from '@m4u/contract/commerce/affiliate/schema';
import Megaphone from 'lucide-react/icons/megaphone';
import Plus from 'lucide-react/icons/plus';
import type { Route } from './+types/manage.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { hasFilter } from '../../../platform/search/filter.ts';
import { defineFilter, oneOf, text } from '../../../platform/search/filter.server.ts';
import { readRows, requirePage } from '../../../platform/search/table.server.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { Tag, Tags } from '../../../ui/Tag.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { managedPath, managePath, newCampaignPath } from '../affiliatePaths.tsx';
import { campaignStateWords } from '../affiliateWords.tsx';
import { CampaignRow } from '../campaign/CampaignRow.tsx';
import { FigureRow, formatSum } from '../Figures.tsx';
import { CampaignTable } from './CampaignTable.tsx';
import { readGroup } from './managed.server.ts';
import { ManagePage, NoGroup } from './ManagePage.tsx';

const readCampaignFilter = defineFilter({ q: text(), status: oneOf(CAMPAIGN_STATUSES) });

/** Screen of a group's campaigns, for its admins. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.affiliate_manage_purpose());
  const url = new URL(request.url);
  const { choices, group } = await readGroup(context, url);
  if (!group) return null;
  const { page, filter, conditions } = readCampaignFilter(url.searchParams);
  const limit = readRows(context, url.searchParams);
  const { data, total } = await api(context).affiliateCampaign.list({
    query: { groupId: group._id, page, limit, ...conditions },
  });
  requirePage(context, { rows: data, total, limit });
  return { choices, group, campaigns: data, total, page, limit, filter };
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.affiliate_manage()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Came = ({ campaign: { participants, clicks, conversions, rewards } }: { campaign: ManagedCampaign }) => (
  <FigureRow
    className="mt-3 fit-2 gap-3 border-t border-line pt-3"
    figures={[
      { label: m.affiliate_participants(), value: number(participants) },
      { label: m.affiliate_clicks(), value: number(clicks) },
      { label: m.affiliate_conversions(), value: number(conversions) },
      { label: m.affiliate_waiting(), value: formatSum(rewards.pending) },
    ]}
  />
);

export const handle = { ownSearch: true };

export default function ManageCampaigns({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoGroup />;
  const { choices, group, campaigns, total, page, limit, filter } = loaderData;
  const isFiltered = hasFilter(filter);
  return (
    <ManagePage
      tab="campaigns"
      choices={choices}
      group={group}
      actions={
        <LinkButton to={newCampaignPath(group._id)} icon={Plus}>
          {m.affiliate_new()}
        </LinkButton>
      }
    >
      <div className="stack gap-4">
        {(total > 0 || isFiltered) && (
          <>
            <SearchForm
              key={JSON.stringify(filter)}
              action={managePath()}
              value={filter.q}
              label={m.affiliate_search_own()}
              submitLabel={m.affiliate_narrow()}
              hiddenFields={{ groupId: group._id, status: filter.status }}
              autoComplete="off"
            />
            <Tags label={m.affiliate_state()}>
              {(['', ...CAMPAIGN_STATUSES] as const).map((each) => (
                <Tag key={each} to={managePath(group._id, { status: each })} current={filter.status === each}>
                  {each === '' ? m.affiliate_all_states() : campaignStateWords[each]()}
                </Tag>
              ))}
            </Tags>
          </>
        )}
        <ListView
          shape="grid"
          className="gap-3"
          label={m.affiliate_campaigns()}
          page={page}
          total={total}
          size={limit}
          table={<CampaignTable rows={campaigns} foot={{ page, total, size: limit }} />}
          rows={campaigns.map((campaign) => (
            <li key={campaign._id} className="min-w-0">
              <CampaignRow campaign={campaign} to={managedPath(campaign._id)} hasState>
                <Came campaign={campaign} />
              </CampaignRow>
            </li>
          ))}
          empty={{
            icon: Megaphone,
            title: m.affiliate_manage_none(),
            text: m.affiliate_manage_none_text(),
            action: <LinkButton to={newCampaignPath(group._id)}>{m.affiliate_new()}</LinkButton>,
          }}
          filtered={
            isFiltered && {
              title: m.affiliate_none_found(),
              clear: { to: managePath(group._id), label: m.affiliate_show_all() },
            }
          }
        />
      </div>
    </ManagePage>
  );
}

import { CAMPAIGN_STATES } from '@m4u/contract/commerce/affiliate/rules';
import type { JoinedCampaign } from '@m4u/contract/commerce/affiliate/schema';
import Link2 from 'lucide-react/icons/link-2';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { hasFilter } from '../../../platform/search/filter.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { campaignPath, campaignsPath } from '../affiliatePaths.tsx';
import { campaignStateWords } from '../affiliateWords.tsx';
import { CampaignRow } from './CampaignRow.tsx';
import type { readJoined } from './campaigns.server.ts';
import { FigureRow, formatSum } from '../Figures.tsx';

type List = Awaited<ReturnType<typeof readJoined>>;

const JoinedFilters = ({ filter }: Pick<List, 'filter'>) => (
  <SearchForm
    key={JSON.stringify(filter)}
    action={campaignsPath()}
    value={filter.q}
    label={m.affiliate_search()}
    submitLabel={m.affiliate_narrow()}
    hiddenFields={{ list: 'own' }}
    autoComplete="off"
  >
    <div className="flex items-end gap-3">
      <Select
        name="state"
        label={m.affiliate_state()}
        defaultValue={filter.state}
        placeholder={m.affiliate_any()}
        options={CAMPAIGN_STATES.filter((state) => state !== 'draft').map((value) => ({
          value,
          label: campaignStateWords[value](),
        }))}
        className="min-w-0 flex-1 sm:max-w-72"
      />
      <Button type="submit" variant="secondary">
        {m.affiliate_narrow()}
      </Button>
    </div>
  </SearchForm>
);

/** Clicks, conversions and rewards of a campaign so far, in one line. */
const Came = ({ mine: { clicks, conversions, rewards } }: JoinedCampaign) => {
  const { pending, approved, paid } = rewards;
  const earned = {
    vnd: pending.vnd + approved.vnd + paid.vnd,
    points: pending.points + approved.points + paid.points,
  };
  return (
    <FigureRow
      className="mt-3 fit-3 gap-3 border-t border-line pt-3"
      figures={[
        { label: m.affiliate_clicks(), value: number(clicks) },
        { label: m.affiliate_conversions(), value: number(conversions) },
        { label: m.affiliate_rewards(), value: formatSum(earned) },
      ]}
    />
  );
};

/** The campaigns that the reader joined, each with its results. */
export const JoinedCampaigns = ({ list: { data, total, filter } }: { list: List }) => (
  <div className="stack gap-4">
    {(total > 0 || hasFilter(filter)) && <JoinedFilters filter={filter} />}
    <ListView
      shape="grid"
      className="gap-3"
      label={m.affiliate_tab_own()}
      rows={data.map((campaign) => (
        <li key={campaign._id} className="min-w-0">
          <CampaignRow campaign={campaign} to={campaignPath(campaign._id)} hasState>
            <Came {...campaign} />
          </CampaignRow>
        </li>
      ))}
      empty={{
        icon: Link2,
        title: m.affiliate_own_none(),
        text: m.affiliate_own_none_text(),
        action: <LinkButton to={campaignsPath()}>{m.affiliate_own_none_do()}</LinkButton>,
      }}
      filtered={
        hasFilter(filter) && {
          title: m.affiliate_none_found(),
          clear: { to: campaignsPath({ list: 'own' }), label: m.affiliate_show_all() },
        }
      }
    />
  </div>
);

import { CAMPAIGN_STATES } from '@m4u/contract/commerce/affiliate/rules';
import type { JoinedCampaign } from '@m4u/contract/commerce/affiliate/schema';
import Link2 from 'lucide-react/icons/link-2';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { campaignPath, campaignsPath } from '../affiliatePaths.tsx';
import { stateWords } from '../affiliateWords.tsx';
import { CampaignLine } from './CampaignLine.tsx';
import type { readJoined } from './campaigns.server.ts';
import { FigureRow, sumWords } from '../Figures.tsx';

type List = Awaited<ReturnType<typeof readJoined>>;

const Narrowing = ({ filter }: Pick<List, 'filter'>) => (
  <SearchForm
    key={JSON.stringify(filter)}
    action={campaignsPath()}
    value={filter.q}
    label={m.affiliate_search()}
    submitLabel={m.affiliate_narrow()}
    kept={{ list: 'own' }}
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
          label: stateWords[value](),
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
      className="mt-3 grid-cols-3 gap-3 border-t border-line pt-3"
      figures={[
        { label: m.affiliate_clicks(), value: number(clicks) },
        { label: m.affiliate_conversions(), value: number(conversions) },
        { label: m.affiliate_rewards(), value: sumWords(earned) },
      ]}
    />
  );
};

const Nothing = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState
      icon={Link2}
      title={m.affiliate_none_found()}
      action={
        <LinkButton to={campaignsPath({ list: 'own' })} variant="secondary">
          {m.affiliate_show_all()}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      icon={Link2}
      title={m.affiliate_own_none()}
      action={<LinkButton to={campaignsPath()}>{m.affiliate_own_none_do()}</LinkButton>}
    >
      {m.affiliate_own_none_text()}
    </EmptyState>
  );

/** The campaigns that the reader joined, each with its results. */
export const JoinedCampaigns = ({ list: { data, total, filter, isNarrowed } }: { list: List }) => (
  <div className="stack gap-4">
    {(total > 0 || isNarrowed) && <Narrowing filter={filter} />}
    {data.length === 0 ? (
      <Nothing isNarrowed={isNarrowed} />
    ) : (
      <ul aria-label={m.affiliate_tab_own()} className="grid gap-3 lg:grid-cols-2">
        {data.map((campaign) => (
          <li key={campaign._id} className="min-w-0">
            <CampaignLine campaign={campaign} to={campaignPath(campaign._id)} hasState>
              <Came {...campaign} />
            </CampaignLine>
          </li>
        ))}
      </ul>
    )}
  </div>
);

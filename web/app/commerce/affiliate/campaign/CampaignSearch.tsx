import { CAMPAIGN_TYPES } from '@m4u/contract/commerce/affiliate/rules';
import type { CampaignCard } from '@m4u/contract/commerce/affiliate/schema';
import Megaphone from 'lucide-react/icons/megaphone';
import X from 'lucide-react/icons/x';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { CollapsibleFilters } from '../../../ui/CollapsibleFilters.tsx';
import { NoRows } from '../../../ui/ListView.tsx';
import { campaignPath, campaignsPath, managePath } from '../affiliatePaths.tsx';
import { campaignTypeWords } from '../affiliateWords.tsx';
import { CampaignRow } from './CampaignRow.tsx';
import type { readRunning } from './campaigns.server.ts';
import { CAMPAIGN_FLAGS, campaignFlagWords } from '../campaignFlags.tsx';

type List = Awaited<ReturnType<typeof readRunning>>;

const Cards = ({ label, campaigns }: { label: string; campaigns: readonly CampaignCard[] }) => (
  <ul aria-label={label} className="grid gap-3 lg:grid-cols-2">
    {campaigns.map((campaign) => (
      <li key={campaign._id} className="min-w-0">
        <CampaignRow campaign={campaign} to={campaignPath(campaign._id)} heading="h3" />
      </li>
    ))}
  </ul>
);

const CampaignFilters = ({ filter, group }: Pick<List, 'filter' | 'group'>) => (
  <SearchForm
    key={JSON.stringify([filter, group])}
    action={campaignsPath()}
    value={filter.q}
    label={m.affiliate_search()}
    submitLabel={m.affiliate_narrow()}
    hiddenFields={{ groupId: group?._id ?? '' }}
    autoComplete="off"
  >
    <CollapsibleFilters open={filter.type !== '' || filter.flag !== ''}>
      <div className="grid fit-2 items-end gap-3 sm:grid-cols-3">
        <Select
          name="type"
          label={m.affiliate_type()}
          defaultValue={filter.type}
          placeholder={m.affiliate_any()}
          options={CAMPAIGN_TYPES.map((value) => ({ value, label: campaignTypeWords[value]() }))}
        />
        <Select
          name="flag"
          label={m.affiliate_flag()}
          defaultValue={filter.flag}
          placeholder={m.affiliate_any()}
          options={CAMPAIGN_FLAGS.map((value) => ({ value, label: campaignFlagWords[value]() }))}
        />
        <Button type="submit" variant="secondary" className="col-span-full sm:col-span-1 lg:justify-self-start">
          {m.affiliate_narrow()}
        </Button>
      </div>
    </CollapsibleFilters>
  </SearchForm>
);

/** Running campaigns: a few of each top list, then all, with filters for words, type, flag and group. */
export const CampaignSearch = ({ list }: { list: List }) => {
  const { data, total, filter, group, isFiltered, tops, mayManage } = list;
  return (
    <div className="stack gap-4">
      {(total > 0 || isFiltered) && <CampaignFilters filter={filter} group={group} />}
      {group && (
        <p className="flex flex-wrap items-center gap-2">
          <Tag icon={X} to={campaignsPath()}>
            <span translate="no">{group.name}</span>
            <span className="sr-only"> – {m.affiliate_show_all()}</span>
          </Tag>
        </p>
      )}
      {tops.map(({ flag, campaigns }) => (
        <Section
          key={flag}
          id={flag}
          title={campaignFlagWords[flag]()}
          more={{ to: campaignsPath({ flag }), label: m.affiliate_see_all() }}
          className="py-0"
        >
          <Cards label={campaignFlagWords[flag]()} campaigns={campaigns} />
        </Section>
      ))}
      {isFiltered && total > 0 && (
        <output className="block text-sm text-muted">{m.affiliate_found({ count: number(total) })}</output>
      )}
      {total === 0 ? (
        <NoRows
          empty={{
            icon: Megaphone,
            title: m.affiliate_none(),
            text: m.affiliate_none_text(),
            action: mayManage && <LinkButton to={managePath()}>{m.affiliate_new()}</LinkButton>,
          }}
          filtered={
            isFiltered && {
              title: m.affiliate_none_found(),
              clear: { to: campaignsPath(), label: m.affiliate_show_all() },
            }
          }
        />
      ) : (
        <Section id="all" title={isFiltered ? m.affiliate_tab_running() : m.affiliate_all()} className="py-0">
          <Cards label={m.affiliate_all()} campaigns={data} />
        </Section>
      )}
    </div>
  );
};

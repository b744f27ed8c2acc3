import { CAMPAIGN_TYPES } from '@m4u/contract/commerce/affiliate/rules';
import type { CampaignCard } from '@m4u/contract/commerce/affiliate/schema';
import Megaphone from 'lucide-react/icons/megaphone';
import X from 'lucide-react/icons/x';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { CollapsibleFilters } from '../../../ui/CollapsibleFilters.tsx';
import { campaignPath, campaignsPath, managePath } from '../affiliatePaths.tsx';
import { typeWords } from '../affiliateWords.tsx';
import { CampaignLine } from './CampaignLine.tsx';
import type { readRunning } from './campaigns.server.ts';
import { FLAGS, flagWords } from '../flags.tsx';

type List = Awaited<ReturnType<typeof readRunning>>;

const Cards = ({ label, campaigns }: { label: string; campaigns: readonly CampaignCard[] }) => (
  <ul aria-label={label} className="grid gap-3 lg:grid-cols-2">
    {campaigns.map((campaign) => (
      <li key={campaign._id} className="min-w-0">
        <CampaignLine campaign={campaign} to={campaignPath(campaign._id)} heading="h3" />
      </li>
    ))}
  </ul>
);

const Narrowing = ({ filter, group }: Pick<List, 'filter' | 'group'>) => (
  <SearchForm
    key={JSON.stringify([filter, group])}
    action={campaignsPath()}
    value={filter.q}
    label={m.affiliate_search()}
    submitLabel={m.affiliate_narrow()}
    kept={{ groupId: group?._id ?? '' }}
    autoComplete="off"
  >
    <CollapsibleFilters open={filter.type !== '' || filter.flag !== ''}>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        <Select
          name="type"
          label={m.affiliate_type()}
          defaultValue={filter.type}
          placeholder={m.affiliate_any()}
          options={CAMPAIGN_TYPES.map((value) => ({ value, label: typeWords[value]() }))}
        />
        <Select
          name="flag"
          label={m.affiliate_flag()}
          defaultValue={filter.flag}
          placeholder={m.affiliate_any()}
          options={FLAGS.map((value) => ({ value, label: flagWords[value]() }))}
        />
        <Button type="submit" variant="secondary" className="col-span-2 sm:col-span-1">
          {m.affiliate_narrow()}
        </Button>
      </div>
    </CollapsibleFilters>
  </SearchForm>
);

const Nothing = ({ isNarrowed, mayManage }: Pick<List, 'isNarrowed' | 'mayManage'>) =>
  isNarrowed ? (
    <EmptyState
      icon={Megaphone}
      title={m.affiliate_none_found()}
      action={
        <LinkButton to={campaignsPath()} variant="secondary">
          {m.affiliate_show_all()}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      icon={Megaphone}
      title={m.affiliate_none()}
      action={mayManage && <LinkButton to={managePath()}>{m.affiliate_new()}</LinkButton>}
    >
      {m.affiliate_none_text()}
    </EmptyState>
  );

/** Running campaigns: a few of each top list, then all, with filters for words, type, flag and group. */
export const CampaignSearch = ({ list }: { list: List }) => {
  const { data, total, filter, group, isNarrowed, tops, mayManage } = list;
  return (
    <div className="stack gap-4">
      {(total > 0 || isNarrowed) && <Narrowing filter={filter} group={group} />}
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
          title={flagWords[flag]()}
          more={{ to: campaignsPath({ flag }), label: m.affiliate_see_all() }}
          className="py-0"
        >
          <Cards label={flagWords[flag]()} campaigns={campaigns} />
        </Section>
      ))}
      {isNarrowed && total > 0 && (
        <output className="block text-sm text-muted">{m.affiliate_found({ count: number(total) })}</output>
      )}
      {total === 0 ? (
        <Nothing isNarrowed={isNarrowed} mayManage={mayManage} />
      ) : (
        <Section id="all" title={isNarrowed ? m.affiliate_tab_running() : m.affiliate_all()} className="py-0">
          <Cards label={m.affiliate_all()} campaigns={data} />
        </Section>
      )}
    </div>
  );
};

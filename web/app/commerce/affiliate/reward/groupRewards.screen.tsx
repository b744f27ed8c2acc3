import Coins from 'lucide-react/icons/coins';
import SquareCheck from 'lucide-react/icons/square-check';
import X from 'lucide-react/icons/x';
import type { Route } from './+types/groupRewards.screen';
import { m } from '../../../paraglide/messages.js';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { Tag, Tags } from '../../../ui/Tag.tsx';
import { groupRewardsPath } from '../affiliatePaths.tsx';
import { DecideRewards } from './DecideRewards.tsx';
import { decideRewards, readGroupRewards } from './groupRewards.server.ts';
import { RewardTable } from './RewardTable.tsx';
import { readNamedGroup } from '../management/managed.server.ts';
import { ManagePage, NoGroup } from '../management/ManagePage.tsx';
import { REWARD_FILTERS, rewardFilterWords } from './rewardFilter.tsx';

/** A group's rewards, which its admins approve or reject (`?groupId=`, `?show=`). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.affiliate_manage_purpose());
  const url = new URL(request.url);
  const group = await readNamedGroup(context, url);
  if (!group) return null;
  const list = await readGroupRewards(context, group._id, url.searchParams);
  return { group, list, loadedAt: Date.now() };
};

export const action = ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.affiliate_manage_purpose());
  return decideRewards(context, request);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.affiliate_rewards()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

type Data = NonNullable<Route.ComponentProps['loaderData']>;

/** The active filter by participant or campaign, with a link to all rewards. */
const FilteredBy = ({ group, list: { rewards, filter } }: Pick<Data, 'group' | 'list'>) => {
  const { campaignId, participantId, show } = filter;
  if (campaignId === '' && participantId === '') return null;
  const [first] = rewards;
  const names = [
    participantId !== '' && first?.participant.member.name,
    campaignId !== '' && first?.campaign.title,
  ].filter(Boolean);
  return (
    <p>
      <Tag icon={X} to={groupRewardsPath(group._id, { show })}>
        <span lang="" translate="no" className="line-clamp-1">
          {names.join(' · ') || m.affiliate_narrowed()}
        </span>
        <span className="sr-only"> – {m.affiliate_show_all()}</span>
      </Tag>
    </p>
  );
};

export default function GroupRewards({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <NoGroup />;
  const { group, list, loadedAt } = loaderData;
  const { rewards, total, page, limit, filter } = list;
  const { show } = filter;
  const isDue = show === '' || show === 'due';
  return (
    <ManagePage tab="rewards" group={group}>
      <div className="stack gap-4">
        <Tags label={m.affiliate_reward_state()}>
          {(['', ...REWARD_FILTERS] as const).map((each) => (
            <Tag key={each} to={groupRewardsPath(group._id, { ...filter, show: each })} current={each === show}>
              {rewardFilterWords[each]()}
            </Tag>
          ))}
        </Tags>
        <FilteredBy group={group} list={list} />
        {rewards.length === 0 ? (
          <EmptyState
            icon={Coins}
            title={isDue ? m.affiliate_rewards_none() : m.affiliate_rewards_none_found()}
            action={
              show !== 'all' && (
                <LinkButton to={groupRewardsPath(group._id, { show: 'all' })} variant="secondary">
                  {m.affiliate_show_all()}
                </LinkButton>
              )
            }
          >
            {isDue && m.affiliate_rewards_none_text()}
          </EmptyState>
        ) : (
          <>
            <FormError errors={actionData?.error?.[''] ?? undefined} />
            {/* Without scripts the question with the reason is closed again. */}
            <noscript>
              <FormError errors={actionData?.error?.['reason']?.map((error) => `${m.affiliate_reason()}: ${error}`)} />
            </noscript>
            {rewards.some(({ can }) => can.approve || can.reject) && (
              <p className="flex items-start gap-3 rounded-md bg-accent-soft px-4 py-3">
                <SquareCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-ink" />
                {m.affiliate_choose_first()}
              </p>
            )}
            <div className="lg:hidden">
              <DecideRewards key={loadedAt} rewards={rewards} reply={actionData} />
            </div>
            <div className="hidden lg:block">
              <RewardTable key={loadedAt} rows={rewards} foot={{ page, total, size: limit }} reply={actionData} />
            </div>
          </>
        )}
        <Pagination page={page} total={total} size={limit} />
      </div>
    </ManagePage>
  );
}

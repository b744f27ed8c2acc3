import { REWARD_STATUSES } from '@m4u/contract/commerce/affiliate/rules';
import type { OwnReward } from '@m4u/contract/commerce/affiliate/schema';
import Coins from 'lucide-react/icons/coins';
import Landmark from 'lucide-react/icons/landmark';
import { Link } from 'react-router';
import type { Route } from './+types/rewards.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { date } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { requirePage } from '../../../platform/search/table.server.ts';
import { hasFilter } from '../../../platform/search/filter.ts';
import { defineFilter, id, oneOf } from '../../../platform/search/filter.server.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Tag, Tags } from '../../../ui/Tag.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { accountPath, campaignPath, campaignsPath, ownRewardsPath } from '../affiliatePaths.tsx';
import { formatAmount } from '../../../content/section/offers/offerWords.tsx';
import { formatRejection, noOwnRewardsWords, rewardStatusWords } from '../affiliateWords.tsx';
import { Figures, sumFigures } from '../Figures.tsx';
import { RewardStatusTag } from '../StatusTags.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

const readRewardFilter = defineFilter({ campaignId: id, status: oneOf(REWARD_STATUSES) });

/** The reader's rewards of all campaigns, or of one with `?campaignId=`. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.affiliate_own_purpose());
  const { searchParams } = new URL(request.url);
  const { page, filter, conditions } = readRewardFilter(searchParams);
  const { affiliate } = api(context);
  const [{ data, total, sums }, { data: account }] = await Promise.all([
    affiliate.ownRewards({ query: { page, ...conditions } }),
    affiliate.account(),
  ]);
  requirePage(context, { rows: data, total });
  return { rewards: data, total, sums, page, filter, account };
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.affiliate_own_rewards()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

/** Text with the end of the hold time, the time of payment, or the reason of a rejection. */
const formatRewardTime = ({ status, holdUntil, paidAt, reason }: OwnReward): string | undefined => {
  if (status === 'pending') return m.affiliate_hold_until({ day: date(holdUntil) });
  if (status === 'paid' && paidAt !== null) return m.affiliate_paid_on({ day: date(paidAt) });
  if (status === 'rejected' && reason !== '') return m.affiliate_reason_is({ reason: formatRejection(reason) });
  return undefined;
};

const Row = ({ reward }: { reward: OwnReward }) => {
  const { campaign, group, per, status, amount, unit, at } = reward;
  const when = formatRewardTime(reward);
  return (
    <Link to={campaignPath(campaign._id)} className="flex min-h-16 items-start gap-3 px-4 py-3 hover:bg-sunken">
      <span className="min-w-0 flex-1">
        <span lang="" className="block font-semibold wrap-anywhere" translate="no">
          {campaign.title}
        </span>
        <span lang="" className="block text-sm wrap-anywhere text-muted" translate="no">
          {group.name}
        </span>
        <span className="block text-sm text-muted">
          {per === 'order' ? m.affiliate_per_order() : m.affiliate_per_signup()} · {date(at)}
        </span>
        {when !== undefined && <span className="block text-sm wrap-anywhere">{when}</span>}
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <span className={status === 'rejected' ? 'font-bold line-through' : 'font-bold'}>
          {formatAmount(amount, unit)}
        </span>
        <RewardStatusTag status={status} />
      </span>
    </Link>
  );
};

type Data = Route.ComponentProps['loaderData'];

/** The reader's bank account for rewards, or a request to enter one. */
const Account = ({ account, sums }: Pick<Data, 'account' | 'sums'>) => {
  if (account === null && sums.approved.vnd + sums.pending.vnd === 0) return null;
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <Landmark aria-hidden size={24} className="text-accent-ink" />
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {account === null
          ? m.affiliate_account_missing()
          : m.affiliate_account_is({ bank: account.bankName, number: `…${account.accountNumber.slice(-4)}` })}
      </p>
      <LinkButton to={accountPath()} variant={account === null ? 'primary' : 'secondary'}>
        {account === null ? m.affiliate_account_add() : m.affiliate_account_change()}
      </LinkButton>
    </Card>
  );
};

export default function OwnRewards({ loaderData }: Route.ComponentProps) {
  const { rewards, total, sums, page, filter, account } = loaderData;
  const { campaignId, status } = filter;
  const isAny = Object.values(sums).some(({ count }) => count > 0);
  const title = campaignId === '' ? undefined : rewards[0]?.campaign.title;
  return (
    <Column kind="list">
      <PageHeader
        title={m.affiliate_own_rewards()}
        lead={title !== undefined && <span lang="">{title}</span>}
        back={
          campaignId === ''
            ? { to: campaignsPath({ list: 'own' }), label: m.affiliate_tab_own() }
            : { to: campaignPath(campaignId), label: m.affiliate_campaign() }
        }
      />
      <div className="stack gap-4">
        {isAny && <Figures label={m.affiliate_rewards()} figures={sumFigures(sums)} />}
        <Account account={account} sums={sums} />
        {isAny && (
          <Tags label={m.affiliate_reward_state()}>
            {(['', ...REWARD_STATUSES] as const).map((each) => (
              <Tag key={each} to={ownRewardsPath({ campaignId, status: each })} current={status === each}>
                {each === '' ? m.affiliate_all_states() : rewardStatusWords[each]()}
              </Tag>
            ))}
          </Tags>
        )}
        <ListView
          label={m.affiliate_own_rewards()}
          page={page}
          total={total}
          rows={rewards.map((reward) => (
            <li key={reward._id}>
              <Row reward={reward} />
            </li>
          ))}
          empty={{
            icon: Coins,
            title: m.affiliate_own_rewards_none(),
            text: m.affiliate_own_rewards_none_text(),
            action: <LinkButton to={campaignsPath()}>{m.affiliate_own_none_do()}</LinkButton>,
          }}
          filtered={
            isAny &&
            hasFilter(filter) && {
              title: status === '' ? m.affiliate_rewards_none_found() : noOwnRewardsWords[status](),
              clear: { to: ownRewardsPath({ campaignId }), label: m.affiliate_show_all() },
            }
          }
        />
      </div>
    </Column>
  );
}

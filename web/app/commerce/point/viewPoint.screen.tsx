import type { PointAccount, WaitingPoints } from '@m4u/contract/commerce/book/statement';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import Store from 'lucide-react/icons/store';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { Form, href, Link, redirect } from 'react-router';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import type { Route } from './+types/viewPoint.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { number } from '../../platform/language/formats.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { formatExpiring } from './CustomerSummary.tsx';
import { historyPath } from './pointPaths.tsx';
import { statementPath } from '../../profile/group/customers/customerPaths.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** The reader's points at all groups, and groups with an unclaimed customer record of the reader's phone number. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.point_view_purpose());
  const page = pageNumber(new URL(request.url).searchParams);
  const { pointBook, group, discount } = api(context);
  const [{ data: accounts, total }, { data: claimable }, waiting, discounts] = await Promise.all([
    pointBook.accounts({ query: { page } }),
    group.claimable(),
    pointBook.waiting({ query: {} }),
    discount.list({ query: { limit: 1 } }),
  ]);
  return { accounts, total, page, claimable, waiting, discountTotal: discounts.total };
};

/**
 * Claims what waits for the reader's own number, which needs no code while its verification is recent; later the reader
 * is led to the code.
 */
export const action = async ({ context }: Route.ActionArgs) => {
  requireReader(context, m.point_view_purpose());
  try {
    const { places } = (await api(context).group.claimOwn()).data;
    const count = number(places.length);
    // Another tab may have claimed them before.
    if (places.length === 0) setFlash(context, { kind: 'info', message: m.point_claimed_none() });
    else setFlash(context, { kind: 'success', message: m.point_claimed({ count }) });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem?.code === 'wrong-state') return redirect(href('/action/claim'));
    if (problem?.code !== 'rate-limited') throw thrown;
    setFlash(context, { kind: 'error', message: problem.detail });
  }
  return redirect(href('/action/viewPoint'));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.point_view()} · M4U` }];

const LOGO = 48;

const Account = ({ account }: { account: PointAccount }) => {
  const { group, points } = account;
  const expiring = formatExpiring(account);
  return (
    <Link to={statementPath(group._id)} className="flex min-h-18 items-center gap-3 px-4 py-3 hover:bg-sunken">
      <Avatar name={group.name} src={group.logo ? smallSource(group.logo, LOGO) : undefined} size={LOGO} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere" translate="no">
          {group.name}
        </span>
        <span className="block">
          <span className="text-xl font-bold">{number(points)}</span> {m.point_unit()}
        </span>
        {expiring !== undefined && <span className="block text-sm text-muted">{expiring}</span>}
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-muted" />
    </Link>
  );
};

/** A shop with the points that wait for the reader's phone number. */
const Waiting = ({ waiting: { group, points } }: { waiting: WaitingPoints }) => (
  <li className="flex items-center gap-3 py-2">
    <Avatar name={group.name} src={group.logo ? smallSource(group.logo, LOGO) : undefined} size={LOGO} />
    <span className="min-w-0 flex-1">
      <span className="block font-semibold wrap-anywhere" translate="no">
        {group.name}
      </span>
      <span className="block text-muted">{m.point_waiting({ points: number(points) })}</span>
    </span>
  </li>
);

const ClaimButton = ({ needsCode }: { needsCode: boolean }) =>
  needsCode ? (
    <LinkButton to={href('/action/claim')}>{m.point_claim()}</LinkButton>
  ) : (
    <Form method="post" className="stack gap-2">
      <p className="text-sm text-muted">{m.claim_press_notice()}</p>
      <SubmitButton>{m.point_claim()}</SubmitButton>
    </Form>
  );

type Waits = Pick<Route.ComponentProps['loaderData'], 'claimable' | 'waiting'>;

/** Number of shops to claim at: those with points, as long as they may be named. */
const countShops = ({ claimable: { places, needsCode }, waiting }: Waits): number =>
  needsCode ? places : waiting.total;

/** Points that wait for the reader's phone number; names the shops while the number's verification is recent. */
const Claimable = ({ claimable, waiting }: Waits) => (
  <Card className="stack gap-3">
    <p className="flex items-center gap-4 font-semibold">
      <Store aria-hidden size={24} className="shrink-0 text-accent-ink" />
      {m.point_claimable({ count: number(countShops({ claimable, waiting })) })}
    </p>
    {waiting.data.length > 0 && (
      <ul aria-label={m.point_waiting_shops()}>
        {waiting.data.map((each) => (
          <Waiting key={each.group._id} waiting={each} />
        ))}
        {waiting.total > waiting.data.length && (
          <li className="py-2 text-muted">
            {m.point_waiting_more({ count: number(waiting.total - waiting.data.length) })}
          </li>
        )}
      </ul>
    )}
    <ClaimButton needsCode={claimable.needsCode} />
  </Card>
);

/** Leads to the perks that the reader has taken, and to the discounts that the shops give them beside points. */
const Ways = ({ discounts }: { discounts: number }) => (
  <LinkList
    ways={[
      { to: href('/action/perks'), icon: Gift, label: m.perk_mine(), text: m.perk_mine_text() },
      ...(discounts === 0
        ? []
        : [
            {
              to: href('/action/discount'),
              icon: TicketPercent,
              label: m.point_discounts({ count: number(discounts) }),
              text: m.point_discounts_text(),
            },
          ]),
    ]}
  />
);

export default function ViewPoint({ loaderData }: Route.ComponentProps) {
  const { accounts, total, page, discountTotal, ...waits } = loaderData;
  const hasWaiting = countShops(waits) > 0;
  return (
    <Column kind="detail">
      <PageHeader
        title={m.point_view()}
        lead={m.point_view_lead()}
        back={{ to: href('/more'), label: m.more_title() }}
        actions={
          accounts.length > 0 && (
            <LinkButton to={historyPath({ own: '1' })} variant="secondary">
              {m.point_received()}
            </LinkButton>
          )
        }
      />
      <div className="stack gap-4">
        {hasWaiting && <Claimable {...waits} />}
        {(discountTotal > 0 || total > 0) && <Ways discounts={discountTotal} />}
        {total > 0 && <p className="text-muted">{m.point_spend_hint()}</p>}
        {!(hasWaiting && total === 0) && (
          <ListView
            label={m.point_view()}
            page={page}
            total={total}
            rows={accounts.map((account) => (
              <li key={`${account.group._id}${account.buyer._id}`}>
                <Account account={account} />
              </li>
            ))}
            empty={{
              icon: Coins,
              title: m.point_view_empty(),
              text: m.point_view_empty_text(),
              action: <LinkButton to={href('/action/qrcode')}>{m.point_view_empty_do()}</LinkButton>,
            }}
          />
        )}
      </div>
    </Column>
  );
}

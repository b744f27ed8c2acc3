import type { PointAccount } from '@m4u/contract/commerce/book/statement';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Coins from 'lucide-react/icons/coins';
import Store from 'lucide-react/icons/store';
import { href, Link } from 'react-router';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import type { Route } from './+types/viewPoint.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { number } from '../../platform/language/formats.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { formatExpiring } from './CustomerSummary.tsx';
import { historyPath, statementPath } from './pointPaths.tsx';

/** The reader's points at all groups, and groups with an unclaimed customer record of the reader's phone number. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.point_view_purpose());
  const page = pageNumber(new URL(request.url).searchParams);
  const [{ data: accounts, total }, { data: claimable }] = await Promise.all([
    api(context).pointBook.accounts({ query: { page } }),
    api(context).group.claimable(),
  ]);
  return { accounts, total, page, places: claimable.places };
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

const Claimable = ({ places }: { places: number }) => (
  <Card className="flex flex-wrap items-center gap-4">
    <Store aria-hidden size={24} className="text-accent-ink" />
    <p className="min-w-0 flex-1 basis-60">{m.point_claimable({ count: places })}</p>
    <LinkButton to={href('/action/claim')}>{m.point_claim()}</LinkButton>
  </Card>
);

export default function ViewPoint({ loaderData: { accounts, total, page, places } }: Route.ComponentProps) {
  return (
    <div className="max-w-column lg:max-w-180">
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
        {places > 0 && <Claimable places={places} />}
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
      </div>
    </div>
  );
}

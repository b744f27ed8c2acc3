import { MAXIMUM_VND } from '@m4u/contract/commerce/point/rules';
import ChartColumn from 'lucide-react/icons/chart-column';
import Gift from 'lucide-react/icons/gift';
import History from 'lucide-react/icons/history';
import Settings2 from 'lucide-react/icons/settings-2';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { href, Link, type RouterContextProvider, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/createPoint.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkList } from '../../../ui/LinkList.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Section } from '../../../ui/Section.tsx';
import { digitsOf } from '../../../ui/fields/digits.ts';
import {
  findCustomers,
  createKey,
  type MissingCustomer,
  readCounters,
  readCustomer,
  listRecentBuyers,
} from './counter.server.ts';
import { handleCounterForm } from './actions.server.ts';
import { ChooseGroup, NoGroup, Unverified } from './ChooseGroup.tsx';
import { readPhoneReceipt } from '../phoneReceipt/phoneReceipt.server.ts';
import { readRequest } from './counterRequest.server.ts';
import type { CounterReply } from './orderForm.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { ConnectionTag, OfflineNotice, useLinkGuard } from './ConnectionTag.tsx';
import { CounterCustomer } from './CounterCustomer.tsx';
import { customerPlace, halves } from './counterLayout.tsx';
import { FindCustomer } from './FindCustomer.tsx';
import { InvoiceForm } from './InvoiceForm.tsx';
import { PointsForm } from './PointsForm.tsx';
import { counterPath, historyPath, orderPath, pointSettingsPath, statisticsPath } from '../../point/pointPaths.tsx';
import { Receipt } from './Receipt.tsx';

type Context = Readonly<RouterContextProvider>;

/** Digits of the highest invoice. */
const LONGEST_AMOUNT = String(MAXIMUM_VND).length;

const readReceipt = async (context: Context, id: string) => {
  const { data: order } = await api(context).order.get({ params: { id } });
  const { account } = await api(context).pointBook.statement({
    query: { groupId: order.groupId, memberId: order.buyer._id, limit: 1 },
  });
  const address = scopeOf(context).page.origin + orderPath(order._id);
  const phoneReceipt = await readPhoneReceipt(context, order);
  const shown = { order, group: account.group.name, balance: account.points, address, phoneReceipt };
  return { step: 'receipt' as const, ...shown, formKey: createKey() };
};

/** A group's counter: first the amount and the customer, then the order (docs/rules/point.md#screens, decision 34). */
const readCounter = async (context: Context, url: URL, group: { _id: string; name: string; isAdmin: boolean }) => {
  const { searchParams } = url;
  const mode = searchParams.get('mode') === 'plain' ? 'plain' : undefined;
  const amount = digitsOf(searchParams.get('amount') ?? '').slice(0, LONGEST_AMOUNT);
  const memberId = searchParams.get('memberId')?.trim() ?? '';
  const nobody = async (problem?: MissingCustomer) => {
    const [found, recent] = await Promise.all([
      findCustomers(context, group._id, searchParams.get('q') ?? ''),
      listRecentBuyers(context, group._id),
    ]);
    const isFinding = searchParams.has('find');
    return { step: 'customer' as const, group, amount, found, recent, isFinding, problem };
  };
  if (memberId === '') return nobody();
  const [account, { data: settings }, orderRequest] = await Promise.all([
    readCustomer(context, group._id, { memberId, mode }),
    api(context).point.settings({ params: { groupId: group._id } }),
    readRequest(context, url, { groupId: group._id, memberId }),
  ]);
  if (typeof account === 'string') return nobody(account);
  const { data: standing } = await api(context).earning.standing({
    params: { groupId: group._id },
    query: { memberId },
  });
  const { data: usable } =
    mode === 'plain'
      ? { data: [] }
      : await api(context).discountGroup.usable({ query: { groupId: group._id, memberId } });
  // The discount code from the voucher that the customer showed.
  const voucher = (searchParams.get('discountCode') ?? '').slice(0, 40);
  const order = { account, settings, standing, usable, orderRequest, voucher, formKey: createKey() };
  return { step: 'order' as const, group, memberId, mode, amount, ...order };
};

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { verified } = requireReader(context, m.point_counter_purpose());
  const url = new URL(request.url);
  const receipt = url.searchParams.get('receipt');
  if (receipt) return readReceipt(context, receipt);
  const { groups, group } = await readCounters(context, url);
  if (groups.length === 0) return { step: 'none' as const };
  if (!verified) return { step: 'unverified' as const };
  const isChosen = group !== undefined && !url.searchParams.has('choose');
  const groupChoices = groups.map(({ _id, name, logo }) => ({ _id, name, logo: logo?.src }));
  if (!isChosen) return { step: 'group' as const, groups: groupChoices, memberId: url.searchParams.get('memberId') };
  const counter = await readCounter(context, url, {
    _id: group._id,
    name: group.name,
    isAdmin: group.role === 'admin',
  });
  return { ...counter, others: groups.length - 1 };
};

/** Terms may have changed when an order is refused: the counter loads them again. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;

export const action = ({ context, request }: Route.ActionArgs) => handleCounterForm(context, request);

export const meta: Route.MetaFunction = () => [{ title: `${m.point_counter()} · M4U` }];

export const handle = { ownHead: true, wholeTablet: true };

type Data = Route.ComponentProps['loaderData'];
type Step<S extends Data['step']> = Extract<Data, { step: S }>;

const noCustomerWords: Readonly<Record<MissingCustomer, () => string>> = {
  absent: m.point_customer_absent,
  group: m.scan_points_members,
};

const OrderStep = ({ data, reply }: { data: Step<'order'>; reply: CounterReply | undefined }) => {
  const { group, memberId, mode, amount, account, settings, standing, usable, orderRequest, voucher, formKey } = data;
  const common = { groupId: group._id, memberId, formKey, reply };
  if (mode === undefined)
    return (
      <InvoiceForm
        {...common}
        account={account}
        settings={settings}
        standing={standing}
        usable={usable}
        isAdmin={group.isAdmin}
        request={orderRequest}
        voucher={voucher}
        typedAmount={amount}
      />
    );
  return (
    <div className={halves}>
      <div className={customerPlace}>
        <CounterCustomer
          account={account}
          groupId={group._id}
          memberId={memberId}
          amount={amount}
          requestId={orderRequest?._id}
          standing={standing}
          isPlain
        />
      </div>
      <PointsForm {...common} />
    </div>
  );
};

/** Links to the other screens of a group's points, where no rail has them. */
const GroupWays = ({ groupId }: { groupId: string }) => (
  <Section id="more" title={m.point_manage()} className="lg:max-w-column xl:hidden">
    <LinkList
      ways={[
        {
          to: historyPath({ groupId }),
          icon: History,
          label: m.point_history(),
          text: m.point_more_history(),
        },
        {
          to: statisticsPath({ groupId }),
          icon: ChartColumn,
          label: m.statistics_title(),
          text: m.statistics_more(),
        },
        {
          to: `${href('/action/discount/manage')}?${new URLSearchParams({ groupId })}`,
          icon: TicketPercent,
          label: m.discount_title(),
          text: m.discount_manage_more_text(),
        },
        {
          to: href('/action/perks/counter'),
          icon: Gift,
          label: m.perk_counter(),
          text: m.perk_counter_text(),
        },
        {
          to: pointSettingsPath(groupId),
          icon: Settings2,
          label: m.point_settings(),
          text: m.point_settings_more(),
        },
      ]}
    />
  </Section>
);

const Counter = ({ data, reply }: { data: Data; reply: CounterReply | undefined }) => {
  if (data.step === 'none') return <NoGroup />;
  if (data.step === 'unverified') return <Unverified />;
  if (data.step === 'group') return <ChooseGroup {...data} />;
  if (data.step === 'receipt') return <Receipt key={data.order._id} {...data} />;
  if (data.step === 'order') return <OrderStep key={`${data.memberId}${data.mode}`} data={data} reply={reply} />;
  const { group, amount, found, recent, isFinding, problem } = data;
  return (
    <>
      <FindCustomer
        key={group._id}
        groupId={group._id}
        typedAmount={amount}
        found={found}
        recent={recent}
        isFinding={isFinding}
        problem={problem && noCustomerWords[problem]()}
        reply={reply}
      />
      {group.isAdmin && <GroupWays groupId={group._id} />}
    </>
  );
};

/** The group of the counter, with a link to change it. */
const counterLead = (data: Data) => {
  if (data.step !== 'customer' && data.step !== 'order') return undefined;
  return (
    <>
      <span translate="no">{data.group.name}</span>
      {data.others > 0 && (
        <>
          {' · '}
          <Link to="?choose" className="inline-flex min-h-11 items-center underline">
            {m.point_change_group()}
          </Link>
        </>
      )}
    </>
  );
};

/** The state of the connection, and ways to what was entered and how points are given. */
const CounterActions = ({ data }: { data: Data }) => {
  if (data.step !== 'customer' && data.step !== 'order') return null;
  const groupId = data.group._id;
  return (
    <div className="hidden gap-2 lg:flex">
      <ConnectionTag />
      <LinkButton to={historyPath({ groupId })} variant="secondary" icon={History}>
        {m.point_just_done()}
      </LinkButton>
      {data.group.isAdmin && (
        <LinkButton to={pointSettingsPath(groupId)} variant="secondary" icon={Settings2}>
          {m.point_settings()}
        </LinkButton>
      )}
    </div>
  );
};

/** Target of the back link: from a customer to the counter, from the counter to the menu. */
const counterBackPath = (data: Data) => {
  if (data.step === 'order') return { to: counterPath({ groupId: data.group._id }), label: m.point_counter() };
  if (data.step === 'receipt') return { to: counterPath({ groupId: data.order.groupId }), label: m.point_counter() };
  return { to: href('/more'), label: m.more_title() };
};

export default function CreatePoint({ loaderData, actionData }: Route.ComponentProps) {
  const keepTyped = useLinkGuard();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- links within send clicks for keys too
    <div onClickCapture={keepTyped}>
      <div className="no-print">
        <PageHeader
          title={m.point_counter()}
          lead={counterLead(loaderData)}
          back={counterBackPath(loaderData)}
          actions={<CounterActions data={loaderData} />}
        />
        <OfflineNotice />
      </div>
      <Counter data={loaderData} reply={actionData} />
    </div>
  );
}

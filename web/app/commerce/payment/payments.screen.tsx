import { PAYMENT_STATES } from '@m4u/contract/commerce/payment/rules';
import type { PaymentRow } from '@m4u/contract/commerce/payment/schema';
import Banknote from 'lucide-react/icons/banknote';
import Plus from 'lucide-react/icons/plus';
import type { Route } from './+types/payments.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { dateAndTime, money, number } from '../../platform/language/formats.ts';
import { defineFilter, oneOf } from '../../platform/search/filter.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { StateTags } from '../../ui/StateTags.tsx';
import { readPaymentGroup } from './payment.server.ts';
import { MoneyRow } from './MoneyRow.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';
import { newPaymentPath, paymentPath, paymentSettingsPath, paymentsPath } from './paymentPaths.tsx';
import { PaymentStateTag, paymentStateWords } from './paymentWords.tsx';

const readState = defineFilter({ state: oneOf(PAYMENT_STATES) });

/** The payments of a group that the reader administers (`?groupId=`); `?state=` filters them. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.payment_purpose());
  const chosen = await readPaymentGroup(context, request);
  const { page, filter, conditions } = readState(new URL(request.url).searchParams);
  if (!chosen.group)
    return { ...chosen, page, state: filter.state, payments: [], total: 0, open: 0, hasAccount: false };
  const groupId = chosen.group._id;
  const { payment } = api(context);
  const { data: payments, total } = await payment.list({ query: { groupId, page, filter: conditions } });
  requirePage(context, { rows: payments, total });
  const { data: settings } = await payment.settings({ params: { groupId } });
  const hasAccount = settings.account !== null;
  return { ...chosen, page, state: filter.state, payments, total, open: settings.open, hasAccount };
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.payment_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Row = ({ payment }: { payment: PaymentRow }) => (
  <MoneyRow
    to={paymentPath(payment._id)}
    title={payment.title}
    facts={
      <>
        <span className="font-mono" translate="no">
          {payment.memo}
        </span>
        {payment.buyer && (
          <>
            {' · '}
            <span translate="no">{payment.buyer.name}</span>
          </>
        )}
        {` · ${dateAndTime(payment.paidAt ?? payment.createdAt)}`}
      </>
    }
    amount={money(payment.amount)}
    state={<PaymentStateTag payment={payment} />}
  />
);

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { group, choices, page, state, payments, total, open, hasAccount } = loaderData;
  const groupId = group?._id ?? '';
  const start = hasAccount ? (
    <LinkButton to={newPaymentPath(groupId)} icon={Plus}>
      {m.payment_new()}
    </LinkButton>
  ) : (
    <LinkButton to={paymentSettingsPath(groupId)}>{m.payment_account_add()}</LinkButton>
  );
  return (
    <PaymentFrame tab="payments" group={group} choices={choices} open={open} actions={total > 0 && hasAccount && start}>
      <StateTags
        label={m.payment_states()}
        states={PAYMENT_STATES}
        current={state}
        all={m.payment_state_all()}
        words={paymentStateWords}
        pathOf={(each) => paymentsPath(groupId, { state: each })}
      />
      <ListView
        padded
        page={page}
        total={total}
        count={m.payment_total({ count: number(total) })}
        rows={payments.map((payment) => (
          <Row key={payment._id} payment={payment} />
        ))}
        empty={{
          icon: Banknote,
          title: m.payment_empty(),
          text: hasAccount ? m.payment_empty_text() : m.payment_account_none_text(),
          action: start,
        }}
        filtered={
          state !== '' && {
            title: m.payment_none_found(),
            clear: { to: paymentsPath(groupId), label: m.payment_state_all() },
          }
        }
      />
    </PaymentFrame>
  );
}

import type { TransferNotice } from '@m4u/contract/commerce/payment/schema';
import FileUp from 'lucide-react/icons/file-up';
import Landmark from 'lucide-react/icons/landmark';
import type { Route } from './+types/transfers.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { dateAndTime, number } from '../../../platform/language/formats.ts';
import { defineFilter, oneOf } from '../../../platform/search/filter.server.ts';
import { requirePage } from '../../../platform/search/table.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { StateTags } from '../../../ui/StateTags.tsx';
import { readPaymentGroup } from '../payment.server.ts';
import { MoneyRow } from '../MoneyRow.tsx';
import { PaymentFrame } from '../PaymentFrame.tsx';
import { paymentSettingsPath, statementsPath, transferPath, transfersPath } from '../paymentPaths.tsx';
import { signedMoney, sourceNames, TransferTags } from '../paymentWords.tsx';

const states = ['open', 'settled'] as const;
const readState = defineFilter({ state: oneOf(states) });

const stateWords = { open: m.payment_transfers_open, settled: m.payment_transfers_settled } as const;

/** The transfers that services told a group of (`?groupId=`); `?state=open` are those that wait for a person. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.payment_purpose());
  const chosen = await readPaymentGroup(context, request);
  const { page, filter, conditions } = readState(new URL(request.url).searchParams);
  if (!chosen.group) return { ...chosen, page, state: filter.state, transfers: [], total: 0, open: 0 };
  const groupId = chosen.group._id;
  const found = await api(context).paymentNotice.list({ query: { groupId, page, filter: conditions } });
  requirePage(context, { rows: found.data, total: found.total });
  return { ...chosen, page, state: filter.state, transfers: found.data, total: found.total, open: found.open };
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.payment_tab_transfers()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Row = ({ transfer }: { transfer: TransferNotice }) => (
  <MoneyRow
    to={transferPath(transfer._id)}
    title={transfer.content || m.payment_transfer_empty()}
    facts={[dateAndTime(transfer.at), sourceNames[transfer.provider](), transfer.payment?.title]
      .filter(Boolean)
      .join(' · ')}
    amount={signedMoney(transfer)}
    state={<TransferTags transfer={transfer} />}
  />
);

export default function Transfers({ loaderData }: Route.ComponentProps) {
  const { group, choices, page, state, transfers, total, open } = loaderData;
  const groupId = group?._id ?? '';
  return (
    <PaymentFrame
      tab="transfers"
      group={group}
      choices={choices}
      open={open}
      actions={
        group && (
          <LinkButton to={statementsPath(groupId)} icon={FileUp} variant="secondary">
            {m.payment_statement_read()}
          </LinkButton>
        )
      }
    >
      <StateTags
        label={m.payment_transfers_states()}
        states={states}
        current={state}
        all={m.payment_state_all()}
        words={stateWords}
        pathOf={(each) => transfersPath(groupId, { state: each })}
      />
      <ListView
        padded
        page={page}
        total={total}
        count={m.payment_transfers_total({ count: number(total) })}
        rows={transfers.map((transfer) => (
          <Row key={transfer._id} transfer={transfer} />
        ))}
        empty={{
          icon: Landmark,
          title: m.payment_transfers_empty(),
          text: m.payment_transfers_empty_text(),
          action: <LinkButton to={paymentSettingsPath(groupId)}>{m.payment_tab_settings()}</LinkButton>,
        }}
        filtered={
          state !== '' && {
            title: state === 'open' ? m.payment_transfers_none_open() : m.payment_transfers_none(),
            clear: { to: transfersPath(groupId), label: m.payment_state_all() },
          }
        }
      />
    </PaymentFrame>
  );
}

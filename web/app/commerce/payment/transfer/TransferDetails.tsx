import type { TransferNoticeDetail } from '@m4u/contract/commerce/payment/schema';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { dateAndTime, money } from '../../../platform/language/formats.ts';
import { Card } from '../../../ui/Card.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paymentPath } from '../paymentPaths.tsx';
import { sourceNames } from '../paymentWords.tsx';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

/** Facts of a transfer, how it was settled, and the notice as it came. */
export const TransferDetails = ({ transfer }: { transfer: TransferNoticeDetail }) => {
  const { content, accountNumber, reference, at, receivedAt, provider, payment, settledBy, settledAt, note, body } =
    transfer;
  return (
    <>
      <Card as="section" aria-label={m.payment_transfer_details()}>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Fact label={m.affiliate_memo()}>
            <span lang="">{content || m.payment_transfer_empty()}</span>
          </Fact>
          {payment && (
            <Fact label={m.payment_of_transfer()}>
              <TextLink to={paymentPath(payment._id)} lang="">
                {payment.title}
              </TextLink>
              {` · ${money(payment.amount)}`}
            </Fact>
          )}
          {accountNumber !== '' && <Fact label={m.activity_account_number()}>{accountNumber}</Fact>}
          {reference !== '' && <Fact label={m.payment_reference()}>{reference}</Fact>}
          <Fact label={m.payment_booked()}>{dateAndTime(at)}</Fact>
          <Fact label={m.payment_received()}>
            {dateAndTime(receivedAt)} · {sourceNames[provider]()}
          </Fact>
          {settledAt !== null && (
            <Fact label={m.payment_settled_by()}>
              {settledBy && (
                <>
                  <span translate="no">{settledBy.name}</span>
                  {' · '}
                </>
              )}
              {dateAndTime(settledAt)}
              {note !== '' && (
                <span lang="" className="block whitespace-pre-line">
                  {note}
                </span>
              )}
            </Fact>
          )}
        </dl>
      </Card>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent-ink">
          {m.payment_notice_body()}
        </summary>
        <pre className="overflow-x-auto rounded-md bg-sunken p-3 text-sm break-all whitespace-pre-wrap" translate="no">
          {body}
        </pre>
      </details>
    </>
  );
};

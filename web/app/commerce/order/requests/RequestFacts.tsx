import type { OrderRequestDetail, RequestStep } from '@m4u/contract/commerce/order/request';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { date, dateAndTime, money, number, phone as readOut } from '../../../platform/language/formats.ts';
import { PhoneWays } from '../../../profile/page/links/PhoneWays.tsx';
import { usePage } from '../../../platform/session/page.ts';
import { Card } from '../../../ui/Card.tsx';
import { PlainText } from '../../../ui/PlainText.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Timeline, TimelineItem } from '../../../ui/Timeline.tsx';
import { orderPath } from '../../point/pointPaths.tsx';
import { formatRequestStep } from './requestWords.tsx';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const link = 'inline-flex min-h-11 items-center font-semibold wrap-anywhere';

const BuyerName = ({ request: { buyer } }: { request: OrderRequestDetail }) => (
  <>
    {buyer.member && !buyer.member.closed ? (
      <TextLink to={href('/me/:id', { id: buyer.member.urlMinify ?? buyer.member._id })} lang="" className={link}>
        {buyer.name}
      </TextLink>
    ) : (
      <span lang="" className="font-semibold">
        {buyer.name}
      </span>
    )}
    <br />
    {readOut(buyer.phone)}
  </>
);

/** The buyer with their number, which the seller can call or write to. */
const Buyer = ({ request }: { request: OrderRequestDetail }) => {
  const { buyer } = request;
  const isReader = usePage()?.reader?.memberId === buyer.member?._id;
  return (
    <>
      <BuyerName request={request} />
      {!isReader && (
        <span className="flex flex-wrap gap-2 pt-1">
          <PhoneWays number={buyer.phone} variant="secondary" />
        </span>
      )}
    </>
  );
};

const Product = ({ request: { product } }: { request: OrderRequestDetail }) =>
  product._id === null ? (
    <span lang="">{product.title}</span>
  ) : (
    <TextLink to={href('/mbg/products/:id', { id: product._id })} lang="" className={link}>
      {product.title}
    </TextLink>
  );

const Seller = ({ request: { group } }: { request: OrderRequestDetail }) =>
  group.open ? (
    <TextLink to={href('/mbg/:id', { id: group._id })} lang="" className={link}>
      {group.name}
    </TextLink>
  ) : (
    <span lang="">{group.name}</span>
  );

/** A request with product, buyer, group and offer. */
export const RequestFacts = ({ request }: { request: OrderRequestDetail }) => {
  const { price, quantity, amount, offer, note, orderId } = request;
  return (
    <Card as="section" aria-label={m.request_details()}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact label={m.request_product()}>
          <Product request={request} />
        </Fact>
        <Fact label={m.request_group()}>
          <Seller request={request} />
        </Fact>
        <Fact label={m.request_buyer()}>
          <Buyer request={request} />
        </Fact>
        <Fact label={m.request_amount()}>
          <span className="text-xl font-bold">{amount === null ? m.request_amount_unknown() : money(amount)}</span>
          <br />
          <span className="text-sm text-muted">
            {m.request_pieces({ count: number(quantity) })}
            {price !== null && ` · ${m.request_unit_price()}: ${money(price)}`}
          </span>
        </Fact>
        {offer && (
          <Fact label={m.request_offer()}>
            {offer.words !== '' && <PlainText text={offer.words} />}
            <span className="text-sm text-muted">
              {offer.expired
                ? m.request_offer_over({ day: date(offer.validUntil) })
                : m.request_offer_until({ day: date(offer.validUntil) })}
            </span>
          </Fact>
        )}
        {note !== '' && (
          <Fact label={m.request_note()}>
            <PlainText text={note} />
          </Fact>
        )}
      </dl>
      {orderId !== null && (
        <p className="mt-3">
          <TextLink to={orderPath(orderId)} className={link}>
            {m.request_see_order()}
          </TextLink>
        </p>
      )}
    </Card>
  );
};

/** Name of a step's author, as far as the reader may see it. */
const authorName = ({ by, actor }: RequestStep, { group, buyer }: OrderRequestDetail): string => {
  if (by === 'payment') return m.request_by_payment();
  if (by === 'group') return actor?.name ? `${group.name} · ${actor.name}` : group.name;
  return actor && actor._id !== buyer.member?._id ? `${buyer.name} · ${actor.name}` : buyer.name;
};

/** Timeline of a request's steps, oldest first. */
export const RequestSteps = ({ request }: { request: OrderRequestDetail }) => (
  <Timeline label={m.request_timeline()}>
    {request.steps.map((step) => (
      <TimelineItem key={step._id} when={dateAndTime(step.at)} title={formatRequestStep(step, request.kind)}>
        <span lang="" className="text-sm text-muted wrap-anywhere">
          {authorName(step, request)}
        </span>
        {step.note !== '' && (
          <p lang="" className="mt-1 whitespace-pre-line wrap-anywhere">
            {step.note}
          </p>
        )}
      </TimelineItem>
    ))}
  </Timeline>
);

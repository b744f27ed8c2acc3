import { discount as endpoints } from '@m4u/contract/commerce/discount';
import type { Discount } from '@m4u/contract/commerce/discount/schema';
import { href } from 'react-router';
import type { Route } from './+types/discountShow.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { date, number } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { CopyButton } from '../../ui/sharing/CopyButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { formatDiscountDays, formatMinimum, formatDiscount } from '../../content/section/offers/offerWords.tsx';
import { DiscountStateTag, formatUsesLeft } from './discountWords.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** A discount for showing at the counter: a QR code, and the code in large letters. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.discount_purpose());
  const { data } = await api(context).discount.get({ params: { id } });
  return { discount: data, qr: apiAddress(endpoints.qr, { id: data._id }) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${(loaderData as { discount?: Discount } | undefined)?.discount?.name ?? m.discount_title()} · M4U` },
];

/** The reason why a discount cannot be used now; undefined when it can. */
const unusableReason = ({ state, from, left }: Discount): string | undefined => {
  switch (state) {
    case 'planned':
      return m.discount_not_now_planned({ from: date(from) });
    case 'ended':
    case 'off':
      return m.discount_not_now_ended();
    case 'used-up':
      return m.discount_not_now_used_up();
    case 'running':
      return left === 0 ? m.discount_not_now_limit() : undefined;
  }
};

/** Font size that keeps the code on one line of a phone. */
const codeFontSize = (code: string): string => (code.length > 12 ? 'text-xl' : 'text-3xl');

const Show = ({ discount: { name, code }, qr }: { discount: Discount; qr: string }) => (
  <figure className="surface flex flex-col items-center gap-4 rounded-lg border border-line px-4 py-6 text-center shadow-sm">
    <img
      src={qr}
      width={320}
      height={320}
      alt={m.discount_qr_alt({ name })}
      className="w-full max-w-80 rounded-md bg-[#fff] p-2"
    />
    <figcaption className="flex flex-col gap-3">
      <span
        className={`font-mono font-bold tracking-widest wrap-anywhere ${codeFontSize(code)}`}
        translate="no"
        data-code={code}
      >
        {code}
      </span>
      <span className="text-sm text-balance text-muted">{m.discount_show_text()}</span>
    </figcaption>
  </figure>
);

export default function DiscountShow({ loaderData: { discount, qr } }: Route.ComponentProps) {
  const reason = unusableReason(discount);
  return (
    <Column kind="form">
      <PageHeader
        title={formatDiscount(discount)}
        lead={`${discount.name} · ${discount.group.name}`}
        back={{ to: href('/action/discount'), label: m.discount_back() }}
      />
      <div className="stack">
        {reason === undefined ? (
          <Show discount={discount} qr={qr} />
        ) : (
          <div className="stack gap-2 rounded-lg border border-line bg-sunken p-4">
            <p className="font-semibold">{reason}</p>
            <div>
              <DiscountStateTag state={discount.state} />
            </div>
          </div>
        )}
        <p className="text-sm text-muted">
          {[formatDiscountDays(discount), formatMinimum(discount), formatUsesLeft(discount)].join(' · ')}
          {discount.own > 0 && ` · ${m.discount_own({ count: number(discount.own) })}`}
        </p>
        {reason === undefined && <CopyButton text={discount.code}>{m.discount_copy()}</CopyButton>}
      </div>
    </Column>
  );
}

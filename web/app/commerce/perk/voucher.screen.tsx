import { perk as endpoints } from '@m4u/contract/commerce/perk';
import type { VoucherState } from '@m4u/contract/commerce/perk/rules';
import type { Voucher } from '@m4u/contract/commerce/perk/schema';
import type { Route } from './+types/voucher.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { dateAndTime } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Card } from '../../ui/Card.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { points } from '../point/pointWords.tsx';
import { PerkPicture } from './PerkPicture.tsx';
import { vouchersPath } from './perkPaths.tsx';
import { lastDayOf, VoucherStateTag } from './perkWords.tsx';

/** A voucher that the reader shows at the counter: its QR code, and the code in large letters. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.perk_purpose());
  const { data: voucher } = await api(context).perk.voucher({ params: { id } });
  return { voucher, qr: apiAddress(endpoints.qr, { id: voucher._id }) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.voucher.perk.name ?? m.perk_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Shown = ({ voucher, qr }: { voucher: Voucher; qr: string }) => (
  <figure className="surface flex flex-col items-center gap-4 rounded-lg border border-line px-4 py-6 text-center shadow-sm">
    <img
      src={qr}
      width={320}
      height={320}
      alt={m.perk_qr_alt({ name: voucher.perk.name })}
      className="w-full max-w-80 rounded-md bg-[#fff] p-2"
    />
    <figcaption className="flex flex-col gap-3">
      <span className="font-mono text-3xl font-bold tracking-widest wrap-anywhere" translate="no">
        {voucher.code}
      </span>
      <span className="text-sm text-balance text-muted">{m.perk_show_text()}</span>
    </figcaption>
  </figure>
);

const endings: Readonly<Record<VoucherState, (voucher: Voucher) => string>> = {
  taken: (voucher) =>
    voucher.returnsExpired
      ? m.perk_taken_until_back({ date: lastDayOf(voucher) })
      : m.perk_taken_until_kept({ date: lastDayOf(voucher) }),
  handed: ({ handedAt }) => m.perk_handed_at({ time: dateAndTime(handedAt ?? '') }),
  returned: (voucher) => m.perk_returned_text({ points: points(voucher.points) }),
  expired: (voucher) =>
    voucher.returnsExpired
      ? m.perk_expired_text_back({ points: points(voucher.points) })
      : m.perk_expired_text_kept({ date: lastDayOf(voucher) }),
};

export default function VoucherScreen({ loaderData: { voucher, qr } }: Route.ComponentProps) {
  return (
    <Column kind="form">
      <PageHeader
        title={<span lang="">{voucher.perk.name}</span>}
        lead={<span translate="no">{voucher.group.name}</span>}
        back={{ to: vouchersPath(), label: m.perk_mine() }}
      />
      <div className="stack">
        {voucher.state === 'taken' && <Shown voucher={voucher} qr={qr} />}
        <Card className="stack gap-2">
          <PerkPicture picture={voucher.perk.picture} name={voucher.perk.name} sizes="(min-width: 600px) 520px, 90vw" />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-lg font-bold tabular-nums">{points(voucher.points)}</span>
            <VoucherStateTag state={voucher.state} />
          </div>
          <p>{endings[voucher.state](voucher)}</p>
          <p className="text-sm text-muted">{m.perk_taken_at({ time: dateAndTime(voucher.createdAt) })}</p>
        </Card>
      </div>
    </Column>
  );
}

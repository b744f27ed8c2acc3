import { randomUUID } from 'node:crypto';
import { Id } from '@m4u/contract/common';
import type { Perk, PerkShelf } from '@m4u/contract/commerce/perk/schema';
import Gift from 'lucide-react/icons/gift';
import { data, redirect } from 'react-router';
import type { Route } from './+types/shelf.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { number } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { statementPath } from '../../profile/group/customers/customerPaths.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { points } from '../point/pointWords.tsx';
import { PerkPicture } from './PerkPicture.tsx';
import { voucherPath, vouchersPath } from './perkPaths.tsx';
import { describePerk, describeTerms } from './perkWords.tsx';

/** The perks of a group, which the reader takes for points. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.perk_purpose());
  if (!Id.safeParse(id).success) throw data(null, { status: 404 });
  const { data: shelf } = await api(context).perk.shelf({ query: { groupId: id } });
  return { shelf, formKey: randomUUID() };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.perk_purpose());
  const form = await readForm(request);
  const { perk = '', points: price = '', key = '' } = form.values;
  try {
    const { data: voucher } = await api(context).perk.take({
      params: { id: perk },
      body: { points: price },
      idempotencyKey: key,
    });
    setFlash(context, { kind: 'success', message: m.perk_taken({ name: voucher.perk.name }) });
    return redirect(voucherPath(voucher._id));
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? m.perk_title_of({ group: loaderData.shelf.group.name }) : m.perk_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

/** Words for a perk that the reader cannot take now; undefined for one that they can. */
const refusalOf = ({ state, points: price, own, perCustomer }: Perk, balance: number): string | undefined => {
  if (state !== 'open') return undefined;
  if (perCustomer !== null && own >= perCustomer) return m.perk_limit_reached();
  return price > balance ? m.perk_missing({ points: points(price - balance) }) : undefined;
};

const OnShelf = ({ perk, balance, formKey }: { perk: Perk; balance: number; formKey: string }) => {
  const dialog = useDialog();
  const refusal = refusalOf(perk, balance);
  const isOpen = perk.state === 'open' && refusal === undefined;
  return (
    <Card as="li">
      <div className="stack gap-3">
        <PerkPicture picture={perk.picture} name={perk.name} sizes="(min-width: 900px) 400px, 90vw" />
        <div>
          <h2 lang="" className="text-lg font-semibold wrap-anywhere">
            {perk.name}
          </h2>
          {perk.text !== '' && (
            <p lang="" className="whitespace-pre-line wrap-anywhere">
              {perk.text}
            </p>
          )}
          <p className="mt-1 text-sm text-muted">{describeTerms(perk)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="text-beside">
            <span className="block text-xl font-bold tabular-nums">{points(perk.points)}</span>
            <span className="block text-sm text-muted">
              {describePerk(perk)}
              {perk.own > 0 && ` · ${m.perk_own({ count: number(perk.own) })}`}
            </span>
          </span>
          {isOpen && (
            <>
              <Button icon={Gift} aria-label={m.perk_take_of({ name: perk.name })} {...dialog.trigger}>
                {m.perk_take()}
              </Button>
              <ConfirmDialog
                {...dialog}
                title={m.perk_take()}
                question={m.perk_take_question({ name: perk.name, points: points(perk.points) })}
                confirm={m.perk_take()}
                danger={false}
                fields={{ perk: perk._id, points: String(perk.points), key: `${formKey}-${perk._id}` }}
              />
            </>
          )}
          {refusal !== undefined && <span className="text-sm font-semibold">{refusal}</span>}
        </div>
      </div>
    </Card>
  );
};

const Balance = ({ shelf }: { shelf: PerkShelf }) => (
  <Card>
    <p>
      <span className="block text-sm text-muted">{m.point_balance()}</span>
      <span className="text-3xl font-bold">{number(shelf.points)}</span> {m.point_unit()}
    </p>
  </Card>
);

export default function Shelf({ loaderData: { shelf, formKey }, actionData }: Route.ComponentProps) {
  return (
    <Column kind="list">
      <PageHeader
        title={m.perk_title()}
        lead={<span translate="no">{shelf.group.name}</span>}
        back={{ to: statementPath(shelf.group._id), label: m.point_statement_own() }}
        actions={
          <LinkButton to={vouchersPath()} variant="secondary">
            {m.perk_mine()}
          </LinkButton>
        }
      />
      <div className="stack">
        <FormError errors={actionData?.error?.[''] ?? undefined} />
        <Balance shelf={shelf} />
        <ListView
          shape="grid"
          className="gap-3"
          rows={shelf.perks.map((perk) => (
            <OnShelf key={perk._id} perk={perk} balance={shelf.points} formKey={formKey} />
          ))}
          empty={{ icon: Gift, title: m.perk_empty(), text: m.perk_empty_text() }}
        />
      </div>
    </Column>
  );
}

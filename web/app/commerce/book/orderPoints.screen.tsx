import type { BirthdayConsent } from '@m4u/contract/commerce/order/earning';
import { Id } from '@m4u/contract/common';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import HandHeart from 'lucide-react/icons/hand-heart';
import { data, Form, href, redirect } from 'react-router';
import type { Route } from './+types/orderPoints.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { number } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { BuyerFace, BuyerName, formatExpiring } from '../point/CustomerSummary.tsx';
import { DayFields } from '../point/DayFields.tsx';
import { CollapsibleFilters } from '../../ui/CollapsibleFilters.tsx';
import { BirthdayCard } from '../order/earning/BirthdayCard.tsx';
import { StandingLine } from '../order/earning/standingWords.tsx';
import { MovementRow } from './MovementRow.tsx';
import { counterPath, giftPath } from '../point/pointPaths.tsx';
import { statementPath } from '../../profile/group/customers/customerPaths.tsx';
import { MOVEMENT_KINDS, movementKindWords, points } from '../point/pointWords.tsx';
import { day, defineFilter, oneOf } from '../../platform/search/filter.server.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { ListView } from '../../ui/ListView.tsx';
import { Column } from '../../ui/layout/Column.tsx';

const readStatementFilter = defineFilter({ kind: oneOf(MOVEMENT_KINDS), from: day, to: day });

/** What the reader has said about their birthday; null at a closed group where they were not asked. */
const readBirthday = async (context: Route.LoaderArgs['context'], groupId: string): Promise<BirthdayConsent | null> => {
  try {
    return (await api(context).earning.birthday({ params: { groupId } })).data;
  } catch (thrown) {
    if (problemOf(thrown)?.code === 'not-found') return null;
    throw thrown;
  }
};

/** A statement at a group: the reader's own, or a customer's by `?memberId=` (docs/rules/point.md#statements). */
export const loader = async ({ context, request, params: { id } }: Route.LoaderArgs) => {
  const reader = requireReader(context, m.point_statement_purpose());
  if (!Id.safeParse(id).success) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const memberId = searchParams.get('memberId') ?? '';
  const { page, filter, conditions } = readStatementFilter(searchParams);
  const statement = await api(context).pointBook.statement({
    query: { groupId: id, page, filter: conditions, ...(memberId && { memberId }) },
  });
  const isOwn = memberId === '' || memberId === reader.memberId;
  // A group that is closed has no rules any more.
  const { closed } = statement.account.group;
  const { earning, point } = api(context);
  const of = { params: { groupId: id } };
  const standing = closed ? null : (await earning.standing({ ...of, query: { ...(memberId && { memberId }) } })).data;
  const birthday = isOwn ? await readBirthday(context, id) : null;
  const gifts = isOwn && !closed && statement.account.points > 0 && (await point.settings(of)).data.gifts;
  const { account, data: lines, total } = statement;
  return { account, standing, birthday, gifts, readerId: reader.memberId, lines, total, page, filter, memberId, isOwn };
};

/** Gives or withdraws the consent to the birthday offer. */
export const action = async ({ context, request, params: { id } }: Route.ActionArgs) => {
  requireReader(context, m.point_statement_purpose());
  const form = await readForm(request);
  const granted = form.values['granted'] === 'true';
  try {
    await api(context).earning.saveBirthday({ params: { groupId: id }, body: { granted } });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  const message = granted ? m.birthday_consent_saved() : m.birthday_consent_withdrawn();
  setFlash(context, { kind: 'success', message });
  return redirect(statementPath(id));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? m.point_statement_at({ group: loaderData.account.group.name }) : m.point_view()} · M4U` },
];

type Data = Route.ComponentProps['loaderData'];

const Balance = ({ account, standing, isOwn }: Pick<Data, 'account' | 'standing' | 'isOwn'>) => {
  const expiring = formatExpiring(account);
  const facts = [
    { label: m.point_added(), value: account.added },
    { label: m.point_used(), value: account.spent },
    { label: m.point_expired(), value: account.expired },
  ];
  return (
    <Card>
      {!isOwn && (
        <div className="mb-3 flex items-center gap-3 border-b border-line pb-3">
          <BuyerFace buyer={account.buyer} size={48} />
          <BuyerName buyer={account.buyer} heading />
        </div>
      )}
      <p>
        <span className="block text-sm text-muted">{m.point_balance()}</span>
        <span className="text-3xl font-bold">{number(account.points)}</span> {m.point_unit()}
      </p>
      {expiring !== undefined && <p className="mt-1 text-sm">{expiring}</p>}
      {standing && <StandingLine standing={standing} />}
      <p className="mt-1 text-sm text-muted">{m.point_spend_hint()}</p>
      <dl className="mt-3 grid fit-3 gap-3 border-t border-line pt-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{number(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

const StatementFilters = ({ groupId, memberId, filter }: Pick<Data, 'memberId' | 'filter'> & { groupId: string }) => (
  <search>
    <Form action={href('/order-points/:id', { id: groupId })} className="flex flex-col gap-3">
      {memberId !== '' && <input type="hidden" name="memberId" value={memberId} />}
      <CollapsibleFilters open={hasFilter(filter)}>
        <DayFields from={filter.from} to={filter.to} />
        <div className="flex items-end gap-3">
          <Select
            name="kind"
            label={m.point_kind()}
            defaultValue={filter.kind}
            options={[
              { value: '', label: m.point_kind_any() },
              ...MOVEMENT_KINDS.map((kind) => ({ value: kind, label: movementKindWords[kind]() })),
            ]}
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="secondary">
            {m.point_narrow()}
          </Button>
        </div>
      </CollapsibleFilters>
    </Form>
  </search>
);

export default function OrderPoints({ loaderData, actionData }: Route.ComponentProps) {
  const { account, standing, birthday, gifts, readerId, lines, total, page, filter, memberId, isOwn } = loaderData;
  const { group } = account;
  return (
    <Column kind="detail">
      <PageHeader
        title={<span translate="no">{group.name}</span>}
        lead={isOwn ? m.point_statement_own() : m.point_statement_of()}
        back={
          isOwn
            ? { to: href('/action/viewPoint'), label: m.point_view() }
            : { to: counterPath({ memberId }), label: m.point_counter() }
        }
        actions={
          isOwn &&
          !group.closed && (
            <>
              <LinkButton to={href('/perks/:id', { id: group._id })} icon={Gift}>
                {m.perk_see_shelf()}
              </LinkButton>
              {gifts && (
                <LinkButton to={giftPath(group._id)} variant="secondary" icon={HandHeart}>
                  {m.gift_do()}
                </LinkButton>
              )}
              <LinkButton to={href('/mbg/:id', { id: group.urlMinify ?? group._id })} variant="secondary">
                {m.point_see_group()}
              </LinkButton>
            </>
          )
        }
      />
      <div className="stack gap-4">
        <FormError errors={actionData?.error?.[''] ?? undefined} />
        <Balance account={account} standing={standing} isOwn={isOwn} />
        {birthday && <BirthdayCard consent={birthday} memberId={readerId} />}
        {(total > 0 || hasFilter(filter)) && (
          <StatementFilters
            key={JSON.stringify(filter)}
            groupId={group._id}
            memberId={isOwn ? '' : memberId}
            filter={filter}
          />
        )}
        <ListView
          label={m.point_statement_own()}
          page={page}
          total={total}
          rows={lines.map((line) => (
            <li key={line._id}>
              <MovementRow movement={line} balance={m.point_left({ points: points(line.balance) })} />
            </li>
          ))}
          empty={{ icon: Coins, title: m.point_statement_empty() }}
          filtered={
            hasFilter(filter) && {
              title: m.point_none_found(),
              clear: { to: statementPath(group._id, isOwn ? undefined : memberId), label: m.point_show_all() },
            }
          }
        />
      </div>
    </Column>
  );
}

import { randomUUID } from 'node:crypto';
import { Id } from '@m4u/contract/common';
import type { GiftRoom } from '@m4u/contract/commerce/point/gift';
import type { Person } from '@m4u/contract/profile/directory/person';
import Gift from 'lucide-react/icons/gift';
import Search from 'lucide-react/icons/search';
import { data, Form, redirect } from 'react-router';
import type { Route } from './+types/gift.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { number } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { statementPath } from '../../profile/group/customers/customerPaths.tsx';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { digitsOf } from '../../ui/fields/digits.ts';
import { FormError } from '../../ui/fields/FormError.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { giftPath } from './pointPaths.tsx';
import { points } from './pointWords.tsx';

/** Friends that are offered at once; more are found by their name. */
const FRIENDS = 8;

/** A gift of the reader's points of a group: to whom and how many, then a question (`?q=` searches friends). */
export const loader = async ({ context, request, params: { id } }: Route.LoaderArgs) => {
  const { memberId } = requireReader(context, m.gift_purpose());
  if (!Id.safeParse(id).success) throw data(null, { status: 404 });
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  const { pointGift, friend } = api(context);
  const [{ data: room }, { data: friends }] = await Promise.all([
    pointGift.room({ params: { groupId: id } }),
    friend.listByStatus({
      params: { id: memberId },
      query: { status: 'accepted', limit: FRIENDS, ...(q !== '' && { name: q }) },
    }),
  ]);
  return {
    room,
    q,
    friends: friends.map(({ person }) => person).filter(({ closed }) => !closed),
    formKey: randomUUID(),
  };
};

/** The typed values of the form, to keep them and for the question. */
const typedOf = (values: Readonly<Record<string, string>>) => {
  const { memberId = '', phone = '', points: typed = '' } = values;
  return { memberId, phone: phone.trim(), points: digitsOf(typed) };
};
type Typed = ReturnType<typeof typedOf>;

export const action = async ({ context, request, params: { id } }: Route.ActionArgs) => {
  const { memberId: own } = requireReader(context, m.gift_purpose());
  const form = await readForm(request);
  const typed = typedOf(form.values);
  if (form.intent === 'edit') return { typed };
  if (form.intent === 'check') {
    // The name is read anew: the question names whom the gift goes to.
    const status =
      typed.memberId === '' ? undefined : await api(context).friend.status({ params: { id: typed.memberId } });
    const name = status && status.data._id !== own ? status.data.person.name : typed.phone;
    return name === '' ? { typed, errors: { phone: [m.gift_to_missing()] } } : { typed, asked: name };
  }
  try {
    const { data: gift } = await api(context).pointGift.give({
      params: { groupId: id },
      body: {
        ...(typed.memberId === '' ? { phone: typed.phone } : { memberId: typed.memberId }),
        points: typed.points,
      },
      idempotencyKey: form.values['key'] ?? '',
    });
    const message = m.gift_done({ points: points(gift.points), name: gift.receiver.name });
    setFlash(context, { kind: 'success', message });
    return redirect(statementPath(gift.group._id));
  } catch (thrown) {
    const { data: answer, init } = problemReply(form, thrown);
    return data({ typed, errors: answer.error ?? {} }, init ?? {});
  }
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? m.gift_title_at({ group: loaderData.room.group.name }) : m.gift_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Hidden = ({ values }: { values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

const Question = ({ typed, name, formKey }: { typed: Typed; name: string; formKey: string }) => (
  <Card as="section" aria-labelledby="gift-question" className="stack">
    <h2 id="gift-question" className="text-xl wrap-anywhere">
      {m.gift_question({ points: points(Number(typed.points)), name })}
    </h2>
    <p>{m.gift_question_text()}</p>
    <Form method="post" className="flex flex-wrap gap-3">
      <Hidden values={{ ...typed, key: formKey }} />
      <SubmitButton name="intent" value="give" icon={Gift}>
        {m.gift_do()}
      </SubmitButton>
      <SubmitButton name="intent" value="edit" variant="secondary">
        {m.gift_edit()}
      </SubmitButton>
    </Form>
  </Card>
);

const FACE = 32;

const FriendSearch = ({ groupId, q, found }: { groupId: string; q: string; found: number }) => (
  <search>
    <Form action={giftPath(groupId)} className="flex items-end gap-3">
      <TextField
        name="q"
        type="search"
        label={m.gift_find()}
        defaultValue={q}
        maxLength={100}
        className="min-w-0 flex-1"
        error={q !== '' && found === 0 ? m.gift_no_friend({ q }) : undefined}
      />
      <SubmitButton variant="secondary" icon={Search}>
        {m.gift_find_do()}
      </SubmitButton>
    </Form>
  </search>
);

interface GiftFormProps {
  room: GiftRoom;
  friends: readonly Person[];
  typed: Typed | undefined;
  errors: Readonly<Record<string, string[] | null>>;
}

const GiftForm = ({ room, friends, typed, errors }: GiftFormProps) => {
  const { giftMinimum, giftMaximum, leftToday } = room;
  return (
    <Form method="post" className="stack gap-5">
      <FormError errors={errors[''] ?? undefined} />
      <RadioCards
        name="memberId"
        legend={m.gift_to()}
        columns={2}
        defaultValue={typed?.memberId ?? ''}
        error={errors['memberId']?.[0]}
        options={[
          ...friends.map(({ _id, name, portrait }) => ({
            value: _id,
            label: <span translate="no">{name}</span>,
            picture: <Avatar name={name} src={portrait ? smallSource(portrait, FACE) : undefined} size={FACE} />,
          })),
          { value: '', label: m.gift_by_phone() },
        ]}
      />
      <TextField
        name="phone"
        label={m.gift_phone()}
        hint={m.gift_phone_hint()}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={30}
        optional
        defaultValue={typed?.phone}
        error={errors['phone']?.[0]}
      />
      <MoneyField
        name="points"
        label={m.gift_points()}
        hint={m.gift_points_hint({
          min: number(giftMinimum),
          max: number(giftMaximum),
          left: points(Math.min(leftToday, room.points)),
        })}
        unit={m.point_unit()}
        digits={9}
        required
        defaultValue={typed?.points ?? ''}
        error={errors['points']?.[0]}
      />
      <SubmitButton name="intent" value="check" block>
        {m.gift_next()}
      </SubmitButton>
    </Form>
  );
};

export default function GiftScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { room, friends, q, formKey } = loaderData;
  const typed = actionData?.typed;
  const asked = actionData && 'asked' in actionData ? actionData.asked : undefined;
  const errors = (actionData && 'errors' in actionData && actionData.errors) || {};
  return (
    <Column kind="form">
      <PageHeader
        title={m.gift_title()}
        lead={<span translate="no">{room.group.name}</span>}
        back={{ to: statementPath(room.group._id), label: m.point_statement_own() }}
      />
      <div className="stack">
        <Card>
          <p>
            <span className="block text-sm text-muted">{m.point_balance()}</span>
            <span className="text-3xl font-bold">{number(room.points)}</span> {m.point_unit()}
          </p>
        </Card>
        {!room.gifts && (
          <EmptyState icon={Gift} title={m.gift_off()}>
            {m.gift_off_text()}
          </EmptyState>
        )}
        {room.gifts && typed && asked !== undefined && <Question typed={typed} name={asked} formKey={formKey} />}
        {room.gifts && asked === undefined && (
          <Card className="stack gap-5">
            {(friends.length > 0 || q !== '') && <FriendSearch groupId={room.group._id} q={q} found={friends.length} />}
            <GiftForm key={JSON.stringify(typed)} room={room} friends={friends} typed={typed} errors={errors} />
          </Card>
        )}
      </div>
    </Column>
  );
}

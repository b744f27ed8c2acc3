import { LEVEL_LENGTH } from '@m4u/contract/commerce/due/rules';
import type { ManagedLevel, PersonDues } from '@m4u/contract/commerce/due/schema';
import { randomUUID } from 'node:crypto';
import { href, redirect } from 'react-router';
import type { Route } from './+types/duePerson.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { requireId } from '../../platform/request/require-id.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readManaged } from '../../profile/group/management/managed.server.ts';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextArea } from '../../ui/fields/TextField.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { duePersonPath, duesPath } from './duePaths.tsx';
import { describeEnd, describePrice, DueStateTag } from './dueWords.tsx';
import { PeriodList } from './PeriodList.tsx';

/** The dues of one member of a group (`?groupId=`), for its admins. */
export const loader = async ({ context, params: { memberId }, request }: Route.LoaderArgs) => {
  requireReader(context, m.due_purpose());
  requireId(memberId);
  const group = await readManaged(context, request);
  const { due } = api(context);
  const { data: person } = await due.person({ params: { memberId }, query: { groupId: group._id } });
  const { data: setup } = await due.levels({ query: { groupId: group._id } });
  return { group, person, levels: setup.levels, formKey: randomUUID() };
};

export const action = async ({ context, params: { memberId }, request }: Route.ActionArgs) => {
  requireReader(context, m.due_purpose());
  const { _id: groupId } = await readManaged(context, request);
  const form = await readForm(request);
  const { level: levelId = '', note = '', key = '' } = form.values;
  const { due } = api(context);
  const isRecord = form.intent === 'record';
  try {
    const grant = { groupId, memberId, levelId };
    if (isRecord) await due.record({ body: { ...grant, note }, idempotencyKey: key });
    else await due.offer({ body: grant });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: isRecord ? m.due_recorded() : m.due_offered() });
  return redirect(duePersonPath(groupId, memberId));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.due_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

interface ActionsProps {
  person: PersonDues;
  levels: readonly ManagedLevel[];
  formKey: string;
}

const Actions = ({ person: { member, level }, levels, formKey }: ActionsProps) => {
  const given = levels.filter(({ _id, isArchived }) => !isArchived || _id === level?._id);
  const choice = (
    <Select
      name="level"
      label={m.due_level()}
      required
      defaultValue={given.some(({ _id }) => _id === level?._id) ? level?._id : given[0]?._id}
      options={given.map(({ _id, name, price }) => ({ value: _id, label: `${name} · ${describePrice(price)}` }))}
    />
  );
  return (
    <div className="stack gap-2">
      <FormDialog intent="offer" label={m.due_offer()} question={m.due_offer_question({ name: member.name })}>
        {choice}
      </FormDialog>
      <FormDialog intent="record" label={m.due_record()} question={m.due_record_question({ name: member.name })}>
        {/* A new key after each answer: what was refused is not the same call. */}
        <input key={formKey} type="hidden" name="key" defaultValue={formKey} />
        {choice}
        <TextArea
          name="note"
          label={m.due_note()}
          hint={m.due_note_hint()}
          rows={2}
          maxLength={LEVEL_LENGTH.note}
          required
        />
      </FormDialog>
    </div>
  );
};

export default function DuePerson({ loaderData, actionData }: Route.ComponentProps) {
  const { group, person, levels, formKey } = loaderData;
  return (
    <Column kind="form">
      <PageHeader
        title={<span translate="no">{person.member.name || m.due_closed_page()}</span>}
        lead={<span translate="no">{group.name}</span>}
        back={{ to: duesPath(group._id), label: m.due_title() }}
      />
      <div className="stack">
        <FormError errors={actionData?.error?.[''] ?? undefined} />
        <Card className="stack">
          <div>
            <DueStateTag state={person.state} />
          </div>
          {person.level && (
            <p lang="" className="text-xl font-bold wrap-anywhere">
              {person.level.name}
            </p>
          )}
          <p>{describeEnd(person)}</p>
          {levels.length > 0 ? (
            <Actions person={person} levels={levels} formKey={formKey} />
          ) : (
            <p className="text-muted">{m.due_no_levels_text()}</p>
          )}
        </Card>
        {person.periods.length > 0 && (
          <Card as="section" aria-labelledby="periods-title">
            <h2 id="periods-title" className="text-lg">
              {m.due_periods()}
            </h2>
            <PeriodList
              periods={person.periods}
              pathOf={({ paymentId }) => (paymentId === null ? null : href('/action/payments/:id', { id: paymentId }))}
            />
          </Card>
        )}
      </div>
    </Column>
  );
}

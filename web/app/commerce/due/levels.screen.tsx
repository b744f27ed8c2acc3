import type { ManagedLevel } from '@m4u/contract/commerce/due/schema';
import Pencil from 'lucide-react/icons/pencil';
import { href, redirect } from 'react-router';
import type { Route } from './+types/levels.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues } from '../../platform/forms/form.server.ts';
import { number } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readGroupId } from '../../profile/group/management/managed.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { readPaymentGroup } from '../payment/payment.server.ts';
import { DueFrame } from './DueFrame.tsx';
import { levelsPath } from './duePaths.tsx';
import { describePrice, describeTerm } from './dueWords.tsx';
import { LevelForm, levelFields } from './LevelForm.tsx';

/** The levels of a group for its admins (`?groupId=`); `?level=` is the one to change. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.due_purpose());
  const chosen = await readPaymentGroup(context, request);
  if (!chosen.group) return { ...chosen, levels: [], hasAccount: true, editing: null };
  const { data } = await api(context).due.levels({ query: { groupId: chosen.group._id } });
  const id = new URL(request.url).searchParams.get('level');
  return { ...chosen, ...data, editing: data.levels.find(({ _id }) => _id === id) ?? null };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.due_purpose());
  // Without a group in the address the form is about the one that is shown.
  const { group } = await readPaymentGroup(context, request);
  const groupId = group?._id ?? readGroupId(request);
  const form = await readForm(request, levelFields);
  const { isArchived, ...values } = readValues(levelFields, form);
  const { due } = api(context);
  try {
    if (form.intent === 'change')
      await due.updateLevel({ params: { id: form.values['level'] ?? '' }, body: { ...values, isArchived } });
    else await due.createLevel({ body: { ...values, groupId } });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.due_saved() });
  return redirect(levelsPath(groupId));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.due_tab_levels()} · ${m.due_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const describeLevel = ({ months, graceDays, isOpen, isArchived, holders }: ManagedLevel): string =>
  [
    describeTerm(months),
    m.due_grace_days({ count: graceDays }),
    m.due_holders({ count: number(holders) }),
    ...(isArchived ? [m.due_level_archived()] : []),
    ...(isOpen || isArchived ? [] : [m.due_level_closed()]),
  ].join(' · ');

const Level = ({ groupId, level }: { groupId: string; level: ManagedLevel }) => (
  <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
    <span className="text-beside">
      <span lang="" className="block font-semibold wrap-anywhere">
        {level.name}
      </span>
      <span className="block text-sm text-muted">{describeLevel(level)}</span>
    </span>
    <span className="font-bold tabular-nums">{describePrice(level.price)}</span>
    <LinkButton
      to={levelsPath(groupId, { level: level._id })}
      variant="quiet"
      icon={Pencil}
      aria-label={m.due_level_edit({ name: level.name })}
    >
      {m.due_edit()}
    </LinkButton>
  </li>
);

export default function Levels({ loaderData, actionData }: Route.ComponentProps) {
  const { group, choices, levels, hasAccount, editing } = loaderData;
  return (
    <DueFrame tab="levels" group={group} choices={choices}>
      {group && (
        <>
          {!hasAccount && (
            <p className="text-sm text-muted">
              {m.due_no_account_text()}{' '}
              <TextLink to={`${href('/action/payments/settings')}?groupId=${group._id}`}>
                {m.payment_account_add()}
              </TextLink>
            </p>
          )}
          {levels.length > 0 && (
            <Card as="section" aria-labelledby="levels-title">
              <h2 id="levels-title" className="text-lg">
                {m.due_tab_levels()}
              </h2>
              <ul className="divide-y divide-line">
                {levels.map((level) => (
                  <Level key={level._id} groupId={group._id} level={level} />
                ))}
              </ul>
            </Card>
          )}
          <Card as="section" aria-labelledby="level-title" className="stack">
            <h2 id="level-title" className="text-lg wrap-anywhere">
              {editing ? m.due_level_edit({ name: editing.name }) : m.due_level_new()}
            </h2>
            <LevelForm key={`${editing?._id} ${levels.length}`} level={editing} reply={actionData} />
          </Card>
        </>
      )}
    </DueFrame>
  );
}

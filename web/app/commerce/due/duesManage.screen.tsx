import { DUE_FILTERS } from '@m4u/contract/commerce/due/rules';
import type { DueRow } from '@m4u/contract/commerce/due/schema';
import { due as endpoints } from '@m4u/contract/commerce/due';
import BellRing from 'lucide-react/icons/bell-ring';
import Download from 'lucide-react/icons/download';
import IdCard from 'lucide-react/icons/id-card';
import { Link, redirect } from 'react-router';
import type { Route } from './+types/duesManage.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { money, number } from '../../platform/language/formats.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { defineFilter, oneOf, text } from '../../platform/search/filter.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readGroupId } from '../../profile/group/management/managed.server.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { StateTags } from '../../ui/StateTags.tsx';
import { readPaymentGroup } from '../payment/payment.server.ts';
import { DueFrame } from './DueFrame.tsx';
import { duePersonPath, duesPath, levelsPath } from './duePaths.tsx';
import { describeEnd, DueStateTag, dueStateWords } from './dueWords.tsx';

const readDueFilter = defineFilter({ state: oneOf(DUE_FILTERS), q: text() });

/** The dues of a group's members for its admins (`?groupId=`); `?state=` and `?q=` filter them. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.due_purpose());
  const chosen = await readPaymentGroup(context, request);
  const { page, filter, conditions } = readDueFilter(new URL(request.url).searchParams);
  if (!chosen.group) return { ...chosen, page, filter, rows: [], total: 0, csv: '', hasLevels: false };
  const groupId = chosen.group._id;
  const { due } = api(context);
  const { data: rows, total } = await due.list({ query: { groupId, page, filter: conditions } });
  requirePage(context, { rows, total });
  const { data: setup } = await due.levels({ query: { groupId } });
  const csv = apiAddress(endpoints.exportDues, {}, { groupId, filter: JSON.stringify(conditions) });
  return { ...chosen, page, filter, rows, total, csv, hasLevels: setup.levels.length > 0 };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.due_purpose());
  // Without a group in the address the form is about the one that is shown.
  const { group } = await readPaymentGroup(context, request);
  const groupId = group?._id ?? readGroupId(request);
  const form = await readForm(request);
  const { member: memberId = '', name = '' } = form.values;
  try {
    await api(context).due.remind({ body: { groupId, memberId } });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.due_reminded({ name }) });
  return redirect(duesPath(groupId, readDueFilter(new URL(request.url).searchParams).filter));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.due_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Remind = ({ row: { member, amount } }: { row: DueRow }) => {
  const dialog = useDialog();
  return (
    <>
      <Button variant="quiet" icon={BellRing} aria-label={m.due_remind_of({ name: member.name })} {...dialog.trigger}>
        {m.due_remind()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.due_remind()}
        question={m.due_remind_question({ name: member.name, amount: money(amount ?? 0) })}
        confirm={m.due_remind()}
        fields={{ member: member._id, name: member.name }}
        danger={false}
      />
    </>
  );
};

const Row = ({ groupId, row }: { groupId: string; row: DueRow }) => {
  const { member, level, state, amount, isAsked, isReminded, can } = row;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="text-beside">
        <Link
          to={duePersonPath(groupId, member._id)}
          translate="no"
          className="font-semibold wrap-anywhere text-accent-ink hover:underline"
        >
          {member.name || m.due_closed_page()}
        </Link>
        <span className="block text-sm text-muted">
          {level && <span lang="">{level.name} · </span>}
          {describeEnd(row)}
          {isAsked && ` · ${m.due_is_asked()}`}
          {isReminded && ` · ${m.due_reminded_today()}`}
        </span>
      </span>
      {amount !== null && <span className="font-bold tabular-nums">{money(amount)}</span>}
      <DueStateTag state={state} />
      {can.remind && <Remind row={row} />}
    </li>
  );
};

export default function DuesManage({ loaderData, actionData }: Route.ComponentProps) {
  const { group, choices, page, filter, rows, total, csv, hasLevels } = loaderData;
  const groupId = group?._id ?? '';
  return (
    <DueFrame tab="list" group={group} choices={choices}>
      <FormError errors={actionData?.error?.[''] ?? undefined} />
      {!hasLevels && (
        <p className="rounded-md bg-sunken p-3">
          {m.due_no_levels_text()}{' '}
          <Link to={levelsPath(groupId)} className="font-semibold text-accent-ink underline">
            {m.due_level_add()}
          </Link>
        </p>
      )}
      <StateTags
        label={m.due_states()}
        states={DUE_FILTERS}
        current={filter.state}
        all={m.due_state_all()}
        words={dueStateWords}
        pathOf={(state) => duesPath(groupId, { ...filter, state })}
      />
      <SearchForm
        key={filter.q}
        action={duesPath(groupId)}
        value={filter.q}
        label={m.due_search()}
        submitLabel={m.checkin_search_do()}
        hiddenFields={{ groupId, state: filter.state }}
      />
      <ListView
        padded
        page={page}
        total={total}
        count={m.due_total({ count: number(total) })}
        rows={rows.map((row) => (
          <Row key={row.member._id} groupId={groupId} row={row} />
        ))}
        empty={{ icon: IdCard, title: m.due_empty(), text: m.due_empty_text() }}
        filtered={
          hasFilter(filter) && {
            title: m.due_none_found(),
            clear: { to: duesPath(groupId), label: m.due_state_all() },
          }
        }
      />
      {total > 0 && (
        <div>
          <LinkButton to={csv} reloadDocument download variant="secondary" icon={Download}>
            {m.due_csv()}
          </LinkButton>
        </div>
      )}
    </DueFrame>
  );
}

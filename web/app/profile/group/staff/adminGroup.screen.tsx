import { href } from 'react-router';
import type { Route } from './+types/adminGroup.screen';
import { AdminDetail } from '../../../platform/administration/AdminDetail.tsx';
import { runAdminAction } from '../../../platform/administration/adminAction.server.ts';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { GroupTags, listGroupFacts } from './groupFacts.tsx';

/** Loads one group with the actions of staff. Errors: 403 for everyone but staff, 404. */
export const loader = async ({ context, params }: Route.LoaderArgs) =>
  (await api(context).groupStaff.get({ params })).data;

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const { groupStaff, group } = api(context);
  const form = await readForm(request);
  const body = { reason: form.values['reason'] ?? '' };
  const { name } = (await groupStaff.get({ params })).data;
  const actions = {
    lock: () => groupStaff.lock({ params, body }).then(() => m.admin_group_locked_done({ name })),
    unlock: () => groupStaff.unlock({ params }).then(() => m.admin_group_unlocked_done({ name })),
    delete: () => group.delete({ params }).then(() => m.admin_group_deleted_done({ name })),
    restore: () => group.restore({ params }).then(() => m.admin_group_restored_done({ name })),
  };
  return runAdminAction(context, form, actions, href('/admin/groups/:id', { id: params.id }));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name || m.admin_groups()} · M4U` },
];

export default function AdminGroup({ loaderData, actionData }: Route.ComponentProps) {
  const { _id, name, deletedAt, can } = loaderData;
  return (
    <AdminDetail
      title={<span lang="">{name}</span>}
      back={{ to: href('/admin/groups'), label: m.admin_groups_back() }}
      id={_id}
      page={deletedAt === null ? href('/mbg/:id', { id: _id }) : null}
      tags={<GroupTags group={loaderData} />}
      facts={listGroupFacts(loaderData)}
      actions={[
        { intent: 'unlock', title: m.admin_unlock_group(), text: m.admin_unlock_group_text() },
        { intent: 'restore', title: m.admin_restore_group(), text: m.admin_restore_group_text() },
        {
          intent: 'lock',
          title: m.admin_lock_group(),
          text: m.admin_lock_group_text(),
          asksReason: true,
          danger: true,
        },
        {
          intent: 'delete',
          title: m.admin_delete_group(),
          text: m.admin_delete_group_text(),
          // A deletion can be undone, but many members lose a page meanwhile.
          question: m.admin_delete_group_question({ name }),
          danger: true,
        },
      ]}
      can={can}
      refusal={actionData}
    />
  );
}

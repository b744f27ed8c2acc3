import type { MemberType } from '@m4u/contract/profile/member';
import { href } from 'react-router';
import type { Route } from './+types/adminMember.screen';
import { AdminDetail, type AdminDetailProps } from '../../../platform/administration/AdminDetail.tsx';
import { runAdminAction } from '../../../platform/administration/adminAction.server.ts';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { listMemberFacts } from './memberFacts.tsx';
import { MemberTypeForm } from './MemberTypeForm.tsx';
import { StaffTags } from './StaffTags.tsx';

/** Loads one member with the facts of the account and the actions of staff. Errors: 403 for everyone but staff, 404. */
export const loader = async ({ context, params }: Route.LoaderArgs) =>
  (await api(context).memberStaff.get({ params })).data;

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const calls = api(context).memberStaff;
  const form = await readForm(request);
  const body = { reason: form.values['reason'] ?? '' };
  const agency = (form.values['agency'] ?? '')
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1);
  // The API refuses another value.
  const type = form.values['type'] as MemberType;
  const actions = {
    type: async () => {
      const { name } = (await calls.changeType({ params, body: { type, agency } })).data;
      return m.admin_type_done({ name });
    },
    lock: async () => m.admin_member_locked_done({ name: (await calls.lock({ params, body })).data.name }),
    unlock: async () => m.admin_member_unlocked_done({ name: (await calls.unlock({ params })).data.name }),
    delete: async () => m.admin_member_deleted_done({ name: (await calls.delete({ params, body })).data.name }),
    restore: async () => m.admin_member_restored_done({ name: (await calls.restore({ params })).data.name }),
  };
  return runAdminAction(context, form, actions, href('/admin/members/:id', { id: params.id }));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name || m.admin_members()} · M4U` },
];

const actionsFor = (): AdminDetailProps['actions'] => [
  { intent: 'unlock', title: m.admin_unlock_member(), text: m.admin_unlock_member_text() },
  { intent: 'restore', title: m.admin_restore_member(), text: m.admin_restore_member_text() },
  { intent: 'lock', title: m.admin_lock_member(), text: m.admin_lock_member_text(), asksReason: true, danger: true },
  {
    intent: 'delete',
    title: m.admin_delete_member(),
    text: m.admin_delete_member_text(),
    asksReason: true,
    danger: true,
  },
];

export default function AdminMember({ loaderData: member, actionData }: Route.ComponentProps) {
  const { _id, name, deletedAt, can, staff } = member;
  return (
    <AdminDetail
      title={name ? <span lang="">{name}</span> : m.admin_member_nameless()}
      back={{ to: href('/admin/members'), label: m.admin_members_back() }}
      id={_id}
      page={deletedAt === null ? href('/me/:id', { id: _id }) : null}
      tags={<StaffTags member={member} />}
      facts={listMemberFacts(member)}
      actions={actionsFor()}
      can={can}
      protection={staff && m.admin_staff_spared()}
      refusal={actionData}
    >
      {can.changeType && <MemberTypeForm member={member} refusal={actionData} />}
    </AdminDetail>
  );
}

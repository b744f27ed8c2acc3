import type { GroupAction } from '@m4u/contract/profile/group/people';
import { GROUP_ROLES, type GroupRole } from '@m4u/contract/profile/group/roles.rules';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { entryOf } from '../../../platform/forms/entry.ts';
import { changeChosen } from '../../../platform/forms/chosen.server.ts';
import { flashRefusal, setFlash } from '../../../platform/forms/flash.server.ts';
import { type FormAnswer, readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { invitePerson } from '../invitations/invite.server.ts';
import type { InvitedPeople } from '../invitations/invitedPeople.tsx';
import { invitePeople } from '../invitations/inviteMany.server.ts';
import { peopleListPath } from './peoplePaths.tsx';

type Context = Readonly<RouterContextProvider>;

/** Change of a membership by a form of the screen. */
interface PeopleAction {
  readonly action: GroupAction;
  readonly role?: GroupRole;
  message(of: { name: string }): string;
  /** Intent of the form that undoes it. */
  readonly undo?: string;
}

const peopleActions: Readonly<Record<string, PeopleAction>> = {
  accept: { action: 'accept', message: m.people_done_accept },
  refuse: { action: 'refuse', message: m.people_done_refuse },
  'make-admin': { action: 'role', role: 'admin', message: m.people_done_admin, undo: 'make-member' },
  'make-member': { action: 'role', role: 'member', message: m.people_done_member, undo: 'make-admin' },
  // For the reader's own role. It has no undo, because former admins cannot promote themselves.
  'step-down': { action: 'role', role: 'member', message: m.people_done_step_down },
  title: { action: 'title', message: m.people_done_title },
  // The form has the role.
  role: { action: 'role', message: m.people_done_role },
  'offer-ownership': { action: 'offer-ownership', message: m.people_done_offer },
  'withdraw-ownership': { action: 'withdraw-ownership', message: m.people_done_offer_withdraw },
  'accept-ownership': { action: 'accept-ownership', message: m.people_done_offer_accept },
  'decline-ownership': { action: 'decline-ownership', message: m.people_done_offer_decline },
  'give-up-ownership': { action: 'give-up-ownership', message: m.people_done_give_up },
  suspend: { action: 'suspend', message: m.people_done_suspend, undo: 'reinstate' },
  reinstate: { action: 'reinstate', message: m.people_done_reinstate, undo: 'suspend' },
  remove: { action: 'remove', message: m.people_done_remove },
};

/** Changes a membership, and leaves a message about the result. */
const changeMember = async (
  context: Context,
  { values, intent }: SentForm,
  peopleAction: PeopleAction,
): Promise<void> => {
  const { groupId = '', member: id = '', name = '', title = '', back = '' } = values;
  const { action, message, undo } = peopleAction;
  const role = intent === 'role' ? GROUP_ROLES.find((known) => known === values['role']) : peopleAction.role;
  try {
    await api(context).group.changeMember({
      params: { id },
      body: { groupId, action, ...(role && { role }), ...(action === 'title' && { title }) },
    });
    const fields = { intent: undo ?? intent, groupId, member: id, name, back };
    setFlash(context, {
      kind: 'success',
      message: message({ name }),
      ...(undo && { undo: { label: m.people_undo(), action: href('/action/memberManagement'), fields } }),
    });
  } catch (thrown) {
    flashRefusal(context, thrown);
  }
};

/** Changes the memberships that were chosen in the table. */
const changeMembers = (context: Context, form: SentForm, { action, role }: PeopleAction): Promise<void> => {
  const body = { groupId: form.values['groupId'] ?? '', action, ...(role && { role }) };
  return changeChosen(context, form, (id) => api(context).group.changeMember({ params: { id }, body }));
};

/** Sends an invitation again, or withdraws it. */
const changeInvitation = async (context: Context, { values, intent }: SentForm): Promise<void> => {
  const { invitation: id = '', to = '' } = values;
  const { group } = api(context);
  try {
    await (intent === 'resend'
      ? group.resendInvitation({ params: { id } })
      : group.withdrawInvitation({ params: { id } }));
    const message = intent === 'resend' ? m.people_done_invite({ to }) : m.people_done_withdraw({ to });
    setFlash(context, { kind: 'success', message });
  } catch (thrown) {
    flashRefusal(context, thrown);
  }
};

/**
 * Changes whether the group requires the second factor of its admins. An owner who has to give or turn on their own is
 * led there, and back to the screen.
 */
const changeFactorRule = async (context: Context, { values, intent }: SentForm): Promise<void> => {
  const { groupId = '' } = values;
  const required = intent === 'factor-on';
  try {
    await api(context).group.requireFactor({ params: { groupId }, body: { required } });
    setFlash(context, { kind: 'success', message: required ? m.people_factor_began() : m.people_factor_ended() });
  } catch (thrown) {
    const code = problemOf(thrown)?.code;
    if (code !== 'second-factor-required' && code !== 'second-factor-missing') return flashRefusal(context, thrown);
    const returnTo = `${peopleListPath(groupId)}#factor`;
    const query = { ...(code === 'second-factor-required' && { give: '' }), returnTo };
    throw redirect(`${href('/action/security')}?${new URLSearchParams(query)}`);
  }
};

/** Handles the forms of the screen, and redirects back to the list. */
export const changePeople = async (context: Context, request: Request): Promise<FormAnswer | InvitedPeople> => {
  const form = await readForm(request);
  const { intent, values } = form;
  const peopleAction = entryOf(peopleActions, intent);
  if (intent === 'invite') return invitePerson(context, form);
  if (intent === 'inviteMany') return invitePeople(context, form);
  if (intent === 'resend' || intent === 'withdraw') await changeInvitation(context, form);
  else if (intent === 'factor-on' || intent === 'factor-off') await changeFactorRule(context, form);
  else if (peopleAction && form.nestedValues['chosen'] !== undefined) await changeMembers(context, form, peopleAction);
  else if (peopleAction) await changeMember(context, form, peopleAction);
  throw redirect(values['back'] ? safeReturnTo(values['back']) : peopleListPath(values['groupId'] ?? ''));
};

import type { GroupAction } from '@m4u/contract/profile/group/people';
import type { GroupRole } from '@m4u/contract/profile/group/roles';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { changeChosen } from '../../../platform/forms/chosen.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import {
  type FormAnswer,
  problemReply,
  readForm,
  refuseForm,
  type SentForm,
} from '../../../platform/forms/form.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { peopleListPath } from './peoplePaths.tsx';

type Context = Readonly<RouterContextProvider>;

/** A form action on a membership. */
interface PeopleAction {
  readonly action: GroupAction;
  readonly role?: GroupRole;
  message(of: { name: string }): string;
  /** The form intent that undoes it. */
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
  suspend: { action: 'suspend', message: m.people_done_suspend, undo: 'reinstate' },
  reinstate: { action: 'reinstate', message: m.people_done_reinstate, undo: 'suspend' },
  remove: { action: 'remove', message: m.people_done_remove },
};

/** Shows a refusal as a message; rethrows other errors. */
const leaveRefusal = (context: Context, thrown: unknown): void => {
  const problem = problemOf(thrown);
  if (!problem || problem.status >= 500 || problem.status === 401) throw thrown;
  setFlash(context, { kind: 'error', message: problem.errors[0]?.message ?? problem.detail });
};

/** Changes a membership, and leaves a message about the result. */
const changeMember = async (
  context: Context,
  { values, intent }: SentForm,
  peopleAction: PeopleAction,
): Promise<void> => {
  const { groupId = '', member: id = '', name = '', title = '', back = '' } = values;
  const { action, role, message, undo } = peopleAction;
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
    leaveRefusal(context, thrown);
  }
};

/** Changes the memberships that were chosen in the table. */
const changeMembers = (context: Context, form: SentForm, { action, role }: PeopleAction): Promise<void> => {
  const body = { groupId: form.values['groupId'] ?? '', action, ...(role && { role }) };
  return changeChosen(context, form, (id) => api(context).group.changeMember({ params: { id }, body }));
};

/** The invitee of a form: an email, a phone number, or a member by the link of their page. */
type Addressee = { readonly email: string } | { readonly phone: string } | { readonly memberId: string };

/** Reads the invitee; undefined when the page does not exist or is not a member's. */
const readAddressee = async (context: Context, to: string): Promise<Addressee | undefined> => {
  const text = to.trim();
  const link = /(?:^|\/)(?:me|smc|fme|new-me)\/([\w-]+)\/?(?:[?#].*)?$/.exec(text)?.[1];
  if (link === undefined && text.includes('@')) return { email: text };
  if (link === undefined && !/^[a-z0-9-]*[a-z][a-z0-9-]*$/i.test(text)) return { phone: text };
  try {
    const { data } = await api(context).member.infoByLink({ params: { id: link ?? text }, query: {} });
    return data.kind === 'member' ? { memberId: data._id } : undefined;
  } catch (thrown) {
    if (problemOf(thrown)?.code === 'not-found') return undefined;
    throw thrown;
  }
};

/** Sends an invitation; a refused form keeps what was typed. */
const invitePerson = async (context: Context, form: SentForm): Promise<FormAnswer> => {
  const { groupId = '', to = '', name = '', title = '', role } = form.values;
  const addressee = await readAddressee(context, to);
  if (!addressee) return refuseForm(form, { fields: { to: m.people_invite_unknown() } });
  try {
    const { data } = await api(context).group.addMember({
      body: { groupId, ...addressee, name, title, role: role === 'admin' ? 'admin' : 'member' },
    });
    if (data.outcome === 'accepted')
      setFlash(context, { kind: 'success', message: m.people_done_accept({ name: name || to }) });
    else if (data.known) setFlash(context, { kind: 'info', message: m.people_known_invite({ to }) });
    else setFlash(context, { kind: 'success', message: m.people_done_invite({ to }) });
  } catch (thrown) {
    // A person who has requested to join is accepted instead; for a member this is an error.
    if (problemOf(thrown)?.code === 'wrong-state')
      return refuseForm(form, { fields: { to: m.people_invite_is_member() } });
    return problemReply(form, thrown, { fields: { email: 'to', phone: 'to', memberId: 'to' } });
  }
  throw redirect(peopleListPath(groupId, 'invitations'));
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
    leaveRefusal(context, thrown);
  }
};

/** Handles the forms of the screen, and redirects back to the list. */
export const changePeople = async (context: Context, request: Request): Promise<FormAnswer> => {
  const form = await readForm(request);
  const { intent, values } = form;
  const peopleAction = Object.hasOwn(peopleActions, intent) ? peopleActions[intent] : undefined;
  if (intent === 'invite') return invitePerson(context, form);
  if (intent === 'resend' || intent === 'withdraw') await changeInvitation(context, form);
  else if (peopleAction && form.nestedValues['chosen'] !== undefined) await changeMembers(context, form, peopleAction);
  else if (peopleAction) await changeMember(context, form, peopleAction);
  throw redirect(values['back'] ? safeReturnTo(values['back']) : peopleListPath(values['groupId'] ?? ''));
};

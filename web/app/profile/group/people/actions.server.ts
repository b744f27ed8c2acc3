import type { GroupAction } from '@m4u/contract/profile/group/people';
import type { GroupRole } from '@m4u/contract/profile/group/roles';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { leaveFlash } from '../../../platform/forms/flash.server.ts';
import {
  type FormAnswer,
  problemReply,
  readForm,
  refuseForm,
  type SentForm,
} from '../../../platform/forms/form.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { managePath } from './peoplePaths.tsx';

type Context = Readonly<RouterContextProvider>;

/** What a form about somebody in a group asks for. */
interface Deed {
  readonly action: GroupAction;
  readonly role?: GroupRole;
  words(of: { name: string }): string;
  /** What takes it back. */
  readonly undo?: string;
}

const deeds: Readonly<Record<string, Deed>> = {
  accept: { action: 'accept', words: m.people_done_accept },
  refuse: { action: 'refuse', words: m.people_done_refuse },
  'make-admin': { action: 'role', role: 'admin', words: m.people_done_admin, undo: 'make-member' },
  'make-member': { action: 'role', role: 'member', words: m.people_done_member, undo: 'make-admin' },
  // Of oneself: nobody can give it back to themselves.
  'step-down': { action: 'role', role: 'member', words: m.people_done_step_down },
  title: { action: 'title', words: m.people_done_title },
  suspend: { action: 'suspend', words: m.people_done_suspend, undo: 'reinstate' },
  reinstate: { action: 'reinstate', words: m.people_done_reinstate, undo: 'suspend' },
  remove: { action: 'remove', words: m.people_done_remove },
};

/** Says what was refused, and lets what is no refusal pass. */
const leaveRefusal = (context: Context, thrown: unknown): void => {
  const problem = problemOf(thrown);
  if (!problem || problem.status >= 500 || problem.status === 401) throw thrown;
  leaveFlash(context, { kind: 'error', message: problem.errors[0]?.message ?? problem.detail });
};

/** Does something about somebody, and leaves the words of what came of it. */
const changeSomebody = async (context: Context, { values, intent }: SentForm, deed: Deed): Promise<void> => {
  const { groupId = '', member: id = '', name = '', title = '', back = '' } = values;
  const { action, role, words, undo } = deed;
  try {
    await api(context).group.changeMember({
      params: { id },
      body: { groupId, action, ...(role && { role }), ...(action === 'title' && { title }) },
    });
    const fields = { intent: undo ?? intent, groupId, member: id, name, back };
    leaveFlash(context, {
      kind: 'success',
      message: words({ name }),
      ...(undo && { undo: { label: m.people_undo(), action: href('/action/memberManagement'), fields } }),
    });
  } catch (thrown) {
    leaveRefusal(context, thrown);
  }
};

/** Whom a form names: by an e-mail address, a phone number, or the link of a member's page. */
type Addressee = { readonly email: string } | { readonly phone: string } | { readonly memberId: string };

/** Reads whom a form names; undefined for a page that is not there, or is nobody's. */
const addresseeOf = async (context: Context, to: string): Promise<Addressee | undefined> => {
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

/** Invites somebody; what was typed stays when it is refused. */
const inviteSomebody = async (context: Context, form: SentForm): Promise<FormAnswer> => {
  const { groupId = '', to = '', name = '', title = '', role } = form.values;
  const addressee = await addresseeOf(context, to);
  if (!addressee) return refuseForm(form, { fields: { to: m.people_invite_unknown() } });
  try {
    const { data } = await api(context).group.addMember({
      body: { groupId, ...addressee, name, title, role: role === 'admin' ? 'admin' : 'member' },
    });
    if (data.outcome === 'accepted')
      leaveFlash(context, { kind: 'success', message: m.people_done_accept({ name: name || to }) });
    else if (data.known) leaveFlash(context, { kind: 'info', message: m.people_known_invite({ to }) });
    else leaveFlash(context, { kind: 'success', message: m.people_done_invite({ to }) });
  } catch (thrown) {
    // Who asked to join is accepted by it; who belongs to the group need not be invited.
    if (problemOf(thrown)?.code === 'wrong-state')
      return refuseForm(form, { fields: { to: m.people_invite_is_member() } });
    return problemReply(form, thrown, { fields: { email: 'to', phone: 'to', memberId: 'to' } });
  }
  throw redirect(managePath(groupId, 'invitations'));
};

/** Sends an invitation again, or takes it back. */
const changeInvitation = async (context: Context, { values, intent }: SentForm): Promise<void> => {
  const { invitation: id = '', to = '' } = values;
  const { group } = api(context);
  try {
    await (intent === 'resend'
      ? group.resendInvitation({ params: { id } })
      : group.withdrawInvitation({ params: { id } }));
    const message = intent === 'resend' ? m.people_done_invite({ to }) : m.people_done_withdraw({ to });
    leaveFlash(context, { kind: 'success', message });
  } catch (thrown) {
    leaveRefusal(context, thrown);
  }
};

/** Does what a form of the screen asks for, and goes back to where it stood. */
export const changePeople = async (context: Context, request: Request): Promise<FormAnswer> => {
  const form = await readForm(request);
  const { intent, values } = form;
  const deed = Object.hasOwn(deeds, intent) ? deeds[intent] : undefined;
  if (intent === 'invite') return inviteSomebody(context, form);
  if (intent === 'resend' || intent === 'withdraw') await changeInvitation(context, form);
  else if (deed) await changeSomebody(context, form, deed);
  throw redirect(values['back'] ? safeReturnTo(values['back']) : managePath(values['groupId'] ?? ''));
};

import { GROUP_ROLES } from '@m4u/contract/profile/group/roles.rules';
import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { type FormAnswer, problemReply, refuseForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { peopleListPath } from '../people/peoplePaths.tsx';

type Context = Readonly<RouterContextProvider>;

/** The invitee of a form: an email, a phone number, or a member by the link of their page. */
type Addressee = { readonly email: string } | { readonly phone: string } | { readonly memberId: string };

/** Reads the invitee; undefined when the page does not exist or is not a member's. */
export const readAddressee = async (context: Context, to: string): Promise<Addressee | undefined> => {
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
export const invitePerson = async (context: Context, form: SentForm): Promise<FormAnswer> => {
  const { groupId = '', to = '', name = '', title = '', role } = form.values;
  const addressee = await readAddressee(context, to);
  if (!addressee) return refuseForm(form, { fields: { to: m.people_invite_unknown() } });
  try {
    const { data } = await api(context).group.addMember({
      body: { groupId, ...addressee, name, title, role: GROUP_ROLES.find((known) => known === role) ?? 'member' },
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

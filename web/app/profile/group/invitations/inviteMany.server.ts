import type { GroupRole } from '@m4u/contract/profile/group/roles';
import type { RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import type { SentForm } from '../../../platform/forms/form.server.ts';
import { readAddressee } from './invite.server.ts';
import { inviteEach } from './inviteEach.server.ts';
import { type InvitedPeople, type LineResult, MOST_LINES } from './invitedPeople.tsx';
import { type InviteeLine, readInvitee } from './inviteeLine.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Invites the person of a line. Throws what the API refuses. */
const inviteLine = async (
  context: Context,
  { line, name, to }: InviteeLine,
  call: { readonly groupId: string; readonly role: GroupRole },
): Promise<LineResult> => {
  const refused = (text: string): LineResult => ({ line, isDone: false, text });
  if (to === '') return refused(m.people_invite_line_none());
  const addressee = await readAddressee(context, to);
  if (!addressee) return refused(m.people_invite_unknown());
  const { data } = await api(context).group.addMember({ body: { ...call, ...addressee, name, title: '' } });
  const done = (text: string): LineResult => ({ line, isDone: true, text });
  if (data.outcome === 'accepted') return done(m.people_done_accept({ name: name || to }));
  return done(data.known ? m.people_known_invite({ to }) : m.people_done_invite({ to }));
};

/**
 * Invites the people of a pasted list, one after another, each by the call and within the limits of a single invitation.
 * Lines that were refused, and those behind the end of the allowance or a failure, stay in the form.
 */
export const invitePeople = async (context: Context, { values }: SentForm): Promise<InvitedPeople> => {
  const role = values['role'] === 'admin' ? 'admin' : 'member';
  const call = { groupId: values['groupId'] ?? '', role } as const;
  const lines = (values['list'] ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
  const results = await inviteEach(lines, MOST_LINES, (line) => inviteLine(context, readInvitee(line), call));
  if (results.length === 0) results.push({ line: '', isDone: false, text: m.people_invite_list_empty() });
  return { results, role, rest: results.flatMap(({ line, isDone }) => (isDone ? [] : [line])).join('\n') };
};

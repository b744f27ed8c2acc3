import type { FriendAction, FriendRelation } from '@m4u/contract/profile/friend/schema';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { isSeen } from '../../platform/session/see-as.ts';
import type { Connection } from './connection.tsx';

type Context = Readonly<RouterContextProvider>;

interface FriendActionHandler {
  run(context: Context, reader: string, person: string): Promise<{ data: FriendRelation }>;
  message(of: { name: string }): string;
  /** The action that undoes this one. */
  readonly undo?: FriendAction;
}

/** One call of the API withdraws a request, declines one and ends a friendship. */
const endRelation: FriendActionHandler['run'] = (context, from, to) =>
  api(context).friend.reject({ params: { from }, body: { from, to } });
const setBlocked =
  (blocked: boolean): FriendActionHandler['run'] =>
  (context, _reader, id) =>
    api(context).friend.block({ params: { id }, body: { blocked } });

const friendActions: Readonly<Record<FriendAction, FriendActionHandler>> = {
  add: {
    run: (context, from, to) => api(context).friend.add({ params: { from }, body: { from, to } }),
    message: m.friend_done_add,
  },
  accept: {
    run: (context, to, from) => api(context).friend.accept({ params: { from }, body: { from, to } }),
    message: m.friend_done_accept,
  },
  cancel: { run: endRelation, message: () => m.friend_done_cancel(), undo: 'add' },
  reject: { run: endRelation, message: () => m.friend_done_decline() },
  unfriend: { run: endRelation, message: m.friend_done_unfriend },
  block: { run: setBlocked(true), message: m.friend_done_block, undo: 'unblock' },
  unblock: { run: setBlocked(false), message: m.friend_done_unblock, undo: 'block' },
};

const isFriendAction = (intent: string): intent is FriendAction => Object.hasOwn(friendActions, intent);

/**
 * Runs a friend action from a form on any page, and redirects back with a message about the result. Errors: 401, and
 * server errors.
 */
export const changeFriend = async (context: Context, request: Request): Promise<never> => {
  const { memberId } = requireReader(context, m.friend_purpose());
  const { intent, values } = await readForm(request);
  const person = values['person'] ?? '';
  const ownFriendsPath = href('/friends/:id', { id: memberId });
  const back = values['back'] ? safeReturnTo(values['back']) : ownFriendsPath;
  if (!isFriendAction(intent)) throw redirect(back);
  const { run, message, undo } = friendActions[intent];
  try {
    const { data } = await run(context, memberId, person);
    // When both members have sent requests, they become friends.
    const doneMessage = intent === 'add' && data.status === 'accepted' ? m.friend_done_accept : message;
    const fields = { intent: undo ?? '', person, back };
    setFlash(context, {
      kind: 'success',
      message: doneMessage({ name: data.person.name || m.friend_closed_person() }),
      ...(undo && { undo: { label: m.friend_undo(), action: ownFriendsPath, fields } }),
    });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500 || problem.status === 401) throw thrown;
    setFlash(context, { kind: 'error', message: problem.detail });
  }
  throw redirect(back);
};

/** The connection in a preview of the page as another member or as a friend. */
const previewConnection = (as: 'member' | 'friend', { id, name }: { readonly id: string; readonly name: string }) => {
  const isFriend = as === 'friend';
  const can = { add: !isFriend, cancel: false, accept: false, reject: false, unfriend: isFriend, block: true };
  const status = isFriend ? ('accepted' as const) : ('none' as const);
  return { _id: id, name, readerId: id, status, can: { ...can, unblock: false } };
};

/** Reads how the reader connects with the owner of a page; visitors leave their card. Null on the reader's own page. */
export const readConnection = async (
  context: Context,
  owner: { readonly id: string; readonly slug: string; readonly name: string },
): Promise<Connection | null> => {
  const { reader, seeing } = scopeOf(context).page;
  if (seeing && seeing.as !== 'visitor' && isSeen(seeing, 'member', owner)) return previewConnection(seeing.as, owner);
  if (!reader) return { to: `/exchange/${owner.slug}` };
  if (reader.memberId === owner.id) return null;
  const { data } = await api(context).friend.status({ params: { id: owner.id } });
  const { _id, status, can } = data;
  return { _id, name: owner.name, readerId: reader.memberId, status, can };
};

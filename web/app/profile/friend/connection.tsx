import type { FriendAction, FriendRelation } from '@m4u/contract/profile/friend/schema';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Handshake from 'lucide-react/icons/handshake';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { href } from 'react-router';
import { verifyPath } from '../../identity/auth/VerifyLine.tsx';
import { m } from '../../paraglide/messages.js';

/** The relation of a signed-in reader to the owner of a page. */
export interface ReadersRelation extends Pick<FriendRelation, 'status' | 'can'> {
  /** Id of the owner. */
  readonly _id: string;
  readonly name: string;
  readonly readerId: string;
}

/**
 * How a reader connects with the owner of a page: by a link (visitors leave their card, groups get a message), or as
 * friends.
 */
export type Connection = { readonly to: string } | ReadersRelation;

/** The connect button: a link, or a posted action. */
export interface ConnectButton {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly to?: string;
  readonly action?: FriendAction;
  /** Why the link leads to the verification of the reader's account first. */
  readonly reason?: string;
}

/** Label and action of the connect button, by the reader's relation to the owner. */
export const connectAction = (connection: Connection): ConnectButton => {
  if ('to' in connection) return { icon: Handshake, label: m.friend_connect(), to: connection.to };
  const { status, can, _id, readerId } = connection;
  const listed = (list: string) => `${href('/friends/:id', { id: readerId })}?status=${list}`;
  switch (status) {
    case 'requested':
      return { icon: Clock, label: m.friend_is_sent(), to: listed('requested') };
    case 'received':
      return {
        icon: Check,
        label: m.friend_accept(),
        ...(can.accept ? { action: 'accept' } : { to: listed('received') }),
      };
    case 'accepted':
      return { icon: UserRoundCheck, label: m.friend_is_friend(), to: href('/friends/:id', { id: _id }) };
    case 'blocked':
      return { icon: Ban, label: m.friend_is_blocked(), to: listed('blocked') };
    case 'none':
      return {
        icon: Handshake,
        label: m.friend_connect(),
        ...(can.add
          ? { action: 'add' }
          : { to: verifyPath(href('/me/:id', { id: _id })), reason: m.friend_connect_verify() }),
      };
  }
};

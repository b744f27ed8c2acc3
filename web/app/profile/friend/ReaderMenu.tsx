import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import MessageCircle from 'lucide-react/icons/message-circle';
import Undo2 from 'lucide-react/icons/undo-2';
import UserRoundMinus from 'lucide-react/icons/user-round-minus';
import UserRoundX from 'lucide-react/icons/user-round-x';
import Users from 'lucide-react/icons/users';
import { href, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Menu, type MenuItem } from '../../ui/overlays/Menu.tsx';
import type { ReadersRelation } from './connection.tsx';
import { confirmPath } from './friendPaths.tsx';

/** Menu item that opens the report form. */
const reportItem = (kind: 'member' | 'group', id: string, back: string): MenuItem => ({
  to: `${href('/report/:kind/:id', { kind, id })}?${new URLSearchParams({ back })}`,
  icon: Flag,
  label: m.report_title(),
});

const memberItems = (relation: ReadersRelation, back: string): MenuItem[] => {
  const { _id, readerId, can } = relation;
  const action = href('/friends/:id', { id: readerId });
  const posted = (intent: string) => ({ action, fields: { intent, person: _id, back } });
  const confirmationPath = (action: 'unfriend' | 'block') => confirmPath({ readerId, person: _id, action, back });
  return [
    { to: `/messages/with/${_id}`, icon: MessageCircle, label: m.friend_message() },
    { to: href('/friends/:id', { id: _id }), icon: Users, label: m.friend_see_friends() },
    ...(can.cancel ? [{ ...posted('cancel'), icon: Undo2, label: m.friend_cancel() }] : []),
    ...(can.reject ? [{ ...posted('reject'), icon: UserRoundX, label: m.friend_decline() }] : []),
    ...(can.unfriend ? [{ to: confirmationPath('unfriend'), icon: UserRoundMinus, label: m.friend_unfriend() }] : []),
    ...(can.block ? [{ to: confirmationPath('block'), icon: Ban, label: m.friend_block(), danger: true }] : []),
    ...(can.unblock ? [{ ...posted('unblock'), icon: Ban, label: m.friend_unblock() }] : []),
    reportItem('member', _id, back),
  ];
};

export interface ReaderMenuProps {
  name: string;
  /** The reader's relation to the owner of the page; or the group of the page. */
  about: ReadersRelation | { readonly groupId: string };
}

/** Menu of a signed-in reader on another page: report, block and more; works without scripts. */
export const ReaderMenu = ({ name, about }: ReaderMenuProps) => {
  const { pathname, search } = useLocation();
  const back = pathname + search;
  const items = 'groupId' in about ? [reportItem('group', about.groupId, back)] : memberItems(about, back);
  return <Menu label={m.friend_menu({ name })} items={items} />;
};

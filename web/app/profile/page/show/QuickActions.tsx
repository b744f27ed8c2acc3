import type { Contact } from '@m4u/contract/profile/member/contact';
import QrCode from 'lucide-react/icons/qr-code';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { type MouseEventHandler, useId } from 'react';
import { Form, href, useLocation } from 'react-router';
import { VerifyLine } from '../../../identity/auth/VerifyLine.tsx';
import { m } from '../../../paraglide/messages.js';
import { classNames } from '../../../ui/classNames.ts';
import { type Connection, connectAction, type ReadersRelation } from '../../friend/connection.tsx';
import { FriendActionFields } from '../../friend/friendActionForm.tsx';
import type { Glyph } from '../links/bioLinkIcons.tsx';
import { contactHref, findContact, contactWays } from './contactLinks.tsx';

interface Action {
  readonly key: string;
  readonly href: string;
  readonly icon: Glyph;
  readonly label: string;
  /** Name under which a press is counted; see `platform/api/beacon.ts`. */
  readonly 'data-track'?: string;
  readonly onClick?: MouseEventHandler;
  readonly 'aria-describedby'?: string;
}

const contactActionWords = {
  phone: m.profile_call,
  zalo: m.profile_open_zalo,
  email: m.profile_write_email,
  website: m.profile_open_website,
} as const;

/** Actions to reach a person, fastest first. */
const listActions = (contacts: readonly Contact[]): Action[] =>
  (['phone', 'zalo', 'email', 'website'] as const).flatMap((kind) => {
    const contact = findContact(contacts, kind);
    const href = contact && contactHref(contact);
    const { icon } = contactWays[kind];
    return href ? [{ key: kind, href, icon, label: contactActionWords[kind](), 'data-track': `call:${kind}` }] : [];
  });

export interface QuickActionsProps {
  contacts: readonly Contact[];
  /** URL of the contact card. */
  vcard: string;
  /** Path of the name card with the QR code; omitted on the name card itself. */
  face?: string;
  /** How the reader connects with the owner; null when they cannot, or when another button does it. */
  connect: Connection | null;
  /** Handles a press on “save contact” before the browser follows the link. */
  onSave?: MouseEventHandler;
}

/** A border in the text colour, because a theme's button may have the colour of its page. */
const edge = 'border border-[color-mix(in_srgb,currentColor_30%,transparent)]';

/** Looks of the tiles in the first row of a page, in their order. */
export const tileLooks = [
  `${edge} bg-(--brand-quick-phone-bg) text-(color:--brand-quick-phone-text)`,
  `${edge} bg-accent text-on-accent`,
  'surface border border-line frosted',
] as const;

const shape =
  'flex h-full min-h-18 w-full flex-col items-center justify-center gap-1 rounded-md py-2.5 text-center font-semibold shadow-sm transition active:translate-y-px';

/** Shape of a tile: an icon over its words. */
export const tileShape = `${shape} px-1 text-sm`;

/** Shape of one of four tiles, with smaller words, so that they stand in a row on phones. */
const smallTileShape = `${shape} px-0.5 text-xs`;

/** The row of tiles. */
export const tileRow = 'no-print grid grid-cols-[repeat(auto-fit,minmax(max(5rem,26%),1fr))] gap-2';
const smallTileRow = 'no-print grid grid-cols-[repeat(auto-fit,minmax(max(4.25rem,21%),1fr))] gap-2';

/** Connect button as a posted form, which returns to this page. */
const ConnectForm = ({ connect, className }: { connect: ReadersRelation; className: string }) => {
  const { pathname, search } = useLocation();
  const { icon: Icon, label, action } = connectAction(connect);
  return (
    <Form
      method="post"
      action={href('/friends/:id', { id: connect.readerId })}
      replace
      preventScrollReset
      className="h-full"
    >
      <FriendActionFields person={connect._id} back={pathname + search} />
      <button type="submit" name="intent" value={action} className={className}>
        <Icon aria-hidden size={24} />
        {label}
      </button>
    </Form>
  );
};

/** Connect button as a link, described by its reason; undefined when it is a posted form. */
const linkToConnect = (connect: Connection, reasonId: string): { link: Action; reason?: string } | undefined => {
  const { to, reason, icon, label } = connectAction(connect);
  if (to === undefined) return undefined;
  const link = { key: 'connect', href: to, icon, label };
  return reason === undefined ? { link } : { link: { ...link, 'aria-describedby': reasonId }, reason };
};

/**
 * The actions after meeting a person: call, save, write by Zalo, connect. Plain links and forms, so that they work without
 * scripts.
 */
export const QuickActions = ({ contacts, vcard, face, connect, onSave }: QuickActionsProps) => {
  const [first, second] = listActions(contacts);
  const save: Action = {
    key: 'save',
    href: vcard,
    icon: UserRoundPlus,
    label: m.profile_save_contact(),
    ...(onSave && { onClick: onSave }),
  };
  const code: Action[] = face ? [{ key: 'code', href: face, icon: QrCode, label: m.profile_show_code() }] : [];
  const reasonId = useId();
  const linked = connect && linkToConnect(connect, reasonId);
  const form = connect && !linked && 'status' in connect ? connect : null;
  // Strangers write by Zalo rather than call, so it stands beside the call.
  const zalo = connect && second?.key === 'zalo' ? [second] : [];
  const more: Action[] = connect ? [...zalo, ...(linked ? [linked.link] : [])] : second ? [second] : code;
  const actions = [...(first ? [first] : []), save, ...more];
  const isFour = actions.length + (form ? 1 : 0) > 3;
  const tile = isFour ? smallTileShape : tileShape;
  const offset = first ? 0 : 1;
  const row = (
    <ul aria-label={m.profile_actions()} className={isFour ? smallTileRow : tileRow}>
      {actions.map(({ key, icon: Icon, label, ...rest }, index) => (
        <li key={key}>
          <a {...rest} className={classNames(tile, tileLooks[index + offset] ?? tileLooks[2])}>
            <Icon aria-hidden size={24} />
            {label}
          </a>
        </li>
      ))}
      {form && (
        <li>
          <ConnectForm connect={form} className={classNames(tile, 'cursor-pointer', tileLooks[2])} />
        </li>
      )}
    </ul>
  );
  if (!linked?.reason) return row;
  return (
    <div className="flex flex-col gap-2">
      {row}
      <VerifyLine id={reasonId} reason={linked.reason} />
    </div>
  );
};

import type { Contact } from '@m4u/contract/profile/member.contact';
import type { LucideIcon } from 'lucide-react';
import QrCode from 'lucide-react/icons/qr-code';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import type { MouseEventHandler } from 'react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { contactHref, firstOf, ways } from './contactWays.tsx';

interface Action {
  readonly key: string;
  readonly href: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onClick?: MouseEventHandler;
}

const words = {
  phone: m.profile_call,
  zalo: m.profile_open_zalo,
  email: m.profile_write_email,
  website: m.profile_open_website,
} as const;

/** What a person can be reached by, the quickest first. */
const waysTo = (contacts: readonly Contact[]): Action[] =>
  (['phone', 'zalo', 'email', 'website'] as const).flatMap((kind) => {
    const contact = firstOf(contacts, kind);
    const href = contact && contactHref(contact);
    return href ? [{ key: kind, href, icon: ways[kind].icon, label: words[kind]() }] : [];
  });

export interface QuickActionsProps {
  contacts: readonly Contact[];
  /** Address of the contact card. */
  vcard: string;
  /** Path of the name-card face with its QR code; left out where it stands already. */
  face?: string;
  /** Looks at a press on “save contact” before the browser follows it. */
  onSave?: MouseEventHandler;
}

/** A theme's button may have the colour of its page: an edge of the words' own colour keeps it a button. */
const edge = 'border border-[color-mix(in_srgb,currentColor_30%,transparent)]';

const looks = [
  `${edge} bg-(--brand-quick-phone-bg) text-(color:--brand-quick-phone-text)`,
  `${edge} bg-accent text-on-accent`,
  'surface border border-line backdrop-blur-(--brand-blur)',
];

/**
 * The three things to do with somebody just met: reach them, keep them, and one more way to them. Plain links, so
 * that they work before scripts and without.
 */
export const QuickActions = ({ contacts, vcard, face, onSave }: QuickActionsProps) => {
  const [first, second] = waysTo(contacts);
  const save: Action = {
    key: 'save',
    href: vcard,
    icon: UserRoundPlus,
    label: m.profile_save_contact(),
    ...(onSave && { onClick: onSave }),
  };
  const code: Action[] = face ? [{ key: 'code', href: face, icon: QrCode, label: m.profile_show_code() }] : [];
  const shown = first ? [first, save, ...(second ? [second] : code)] : [save, ...code];
  const offset = first ? 0 : 1;
  return (
    <ul aria-label={m.profile_actions()} className="no-print grid auto-cols-fr grid-flow-col gap-2">
      {shown.map(({ key, icon: Icon, label, ...link }, at) => (
        <li key={key}>
          <a
            {...link}
            className={classNames(
              'flex h-full min-h-18 flex-col items-center justify-center gap-1 rounded-md px-1 py-2.5 text-center text-sm font-semibold shadow-sm transition active:translate-y-px',
              looks[at + offset],
            )}
          >
            <Icon aria-hidden size={24} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
};

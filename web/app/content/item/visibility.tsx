import type { Owner, Visibility } from '@m4u/contract/common';
import type { LucideIcon } from 'lucide-react';
import Globe from 'lucide-react/icons/globe';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import UsersRound from 'lucide-react/icons/users-round';
import { m } from '../../paraglide/messages.js';

/** Texts of an audience, for the owner. */
export interface VisibilityDescription {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Explanation in one sentence. */
  readonly hint: string;
}

/** Audiences, widest first (docs/rules/visibility.md#audiences). */
export const visibilities: readonly Visibility[] = ['public', 'friends', 'private'];

/** Texts of an audience; for a group, `friends` are its members and `private` means its admins. */
export const describeVisibility = (policy: Visibility, kind: Owner['kind']): VisibilityDescription => {
  const group = kind === 'group';
  if (policy === 'public')
    return { icon: Globe, label: m.content_visibility_public(), hint: m.content_visibility_public_hint() };
  if (policy === 'friends')
    return {
      icon: UsersRound,
      label: group ? m.content_visibility_members() : m.content_visibility_friends(),
      hint: group ? m.content_visibility_members_hint() : m.content_visibility_friends_hint(),
    };
  return {
    icon: LockKeyhole,
    label: group ? m.content_visibility_admins() : m.content_visibility_private(),
    hint: group ? m.content_visibility_admins_hint() : m.content_visibility_private_hint(),
  };
};

import type { Picture } from '@m4u/contract/common';
import type { Contact } from '@m4u/contract/profile/member/contact';
import type { Connection } from '../../friend/connection.tsx';
import type { ThemeVariables } from '../../theme/ThemedPage.tsx';
import type { ShownLink } from './QuickLinks.tsx';

/** A part of a page that its owner edits by itself. */
export type EditedPart = 'head' | 'about' | 'contacts' | 'links' | 'facts' | 'form' | 'sections';

/** What a page says of its owner's form; the questions stand on the form's own screen. */
export interface FormInvitation {
  readonly title: string;
  readonly intro: string;
  readonly questions: number;
}

/** What a member's page and a group's page have in common, ready to be shown. */
export interface PublicProfile {
  readonly name: string;
  readonly headline: string;
  /** Rich text that the server has sanitized. */
  readonly about: string;
  readonly portrait: Picture | null;
  readonly background: Picture | null;
  readonly contacts: readonly Contact[];
  readonly links: readonly ShownLink[];
  /** The owner's own form; null where there is but the plain one. */
  readonly form: FormInvitation | null;
  /** Path of the screen that takes what is left for the owner. */
  readonly writeTo: string;
  /** Path of the owner's messages. */
  readonly inbox: string;
  /** The language of what the owner wrote, as `lang` names it. */
  readonly lang: string;
  readonly theme: ThemeVariables;
  /** The full address to share. */
  readonly address: string;
  readonly vcard: string;
  /** The page's id, under which is counted what others do here; null on one's own page. */
  readonly counted: string | null;
  /** Path of the name-card face with the QR code. */
  readonly face: string;
  /** How the reader connects with the owner; null for the owner. */
  readonly connect: Connection | null;
  /** Of a group's page: which group. */
  readonly groupId?: string;
}

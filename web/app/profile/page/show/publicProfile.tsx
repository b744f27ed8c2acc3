import type { Owner, Picture } from '@m4u/contract/common';
import type { Contact } from '@m4u/contract/profile/member/contact';
import type { Connection } from '../../friend/connection.tsx';
import type { ThemeVariables } from '../../theme/ThemedPage.tsx';
import type { ShownLink } from './QuickLinks.tsx';

/** Parts of a page that are edited separately. */
export type EditedPart = 'head' | 'about' | 'contacts' | 'links' | 'facts' | 'form' | 'sections';

/** Summary of the owner's form on the page; the questions are on the form's own screen. */
export interface FormInvitation {
  readonly title: string;
  readonly intro: string;
  readonly questions: number;
}

/** The common data of members' and groups' pages, ready for display. */
export interface PublicProfile {
  /** Kind of the owner, which decides the words (`owner/ownerWords.tsx`). */
  readonly kind: Owner['kind'];
  readonly name: string;
  readonly headline: string;
  /** Rich text that the server has sanitised. */
  readonly about: string;
  readonly portrait: Picture | null;
  readonly background: Picture | null;
  readonly contacts: readonly Contact[];
  readonly links: readonly ShownLink[];
  /** The owner's own form; null for the standard form. */
  readonly form: FormInvitation | null;
  /** Path of the screen to write to the owner. */
  readonly writeTo: string;
  /** Path of the owner's messages. */
  readonly inbox: string;
  /** Language of the owner's texts, as a `lang` value. */
  readonly lang: string;
  readonly theme: ThemeVariables;
  /** The full URL to share. */
  readonly address: string;
  readonly vcard: string;
  /** The page's id, under which visitors' actions are counted; null on the reader's own page. */
  readonly counted: string | null;
  /** Path of the name card with the QR code. */
  readonly face: string;
  /** How the reader connects with the owner; null for the owner. */
  readonly connect: Connection | null;
  /** Id of the group; set on a group's page only. */
  readonly groupId?: string;
}

import type { Language, Owner, PageOwner, Picture } from '@m4u/contract/common';
import type { AccountLink, Contact } from '@m4u/contract/profile/member/contact';
import type { PageForm } from '@m4u/contract/profile/member/form';
import type { Theme } from '@m4u/contract/profile/theme/catalogue';
import type { Context } from '../../platform/context.ts';

/** A page of any kind, for what is shared of it. */
export type AnyPage = Omit<Page, 'owner'> & { readonly owner: PageOwner };

/** The page of a member or group, limited to what the reader may see, for contact cards, QR codes and previews. */
export interface Page {
  readonly owner: Owner;
  /** The name is a person's, family name first. An organization's name is not split. */
  readonly isPerson: boolean;
  /** The account is locked, so the page shows only its name. */
  readonly isClosed: boolean;
  readonly name: string;
  readonly headline: string;
  /** Sanitised HTML. */
  readonly about: string;
  /** Portrait or logo. */
  readonly picture: Picture | null;
  readonly language: Language;
  readonly urlMinify: string | null;
  readonly theme: Theme;
  readonly contacts: readonly Contact[];
  readonly links: readonly AccountLink[];
  /** The owner's own form, when it is enabled. */
  readonly form: PageForm | null;
  /** The organization shown on the contact card beside the name. */
  readonly organization: string | null;
  readonly updatedAt: Date;
}

/** The page's URL, with its short link when it has one. */
export const pageUrl = (
  { config }: Pick<Context, 'config'>,
  { owner, urlMinify }: Pick<AnyPage, 'owner' | 'urlMinify'>,
): string => {
  if (owner.kind === 'group') return `${config.publicUrl}/mbg/${urlMinify ?? owner.id}`;
  if (owner.kind === 'agency') return `${config.publicUrl}/agency/${urlMinify ?? owner.id}`;
  return urlMinify ? `${config.publicUrl}/smc/${urlMinify}` : `${config.publicUrl}/me/${owner.id}`;
};

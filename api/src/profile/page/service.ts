import type { Language, Owner, Picture } from '@m4u/contract/common';
import type { AccountLink, Contact } from '@m4u/contract/profile/member/contact';
import type { PageForm } from '@m4u/contract/profile/member/form';
import type { Theme } from '@m4u/contract/profile/theme/catalogue';
import type { Context } from '../../platform/context.ts';

/** A member's or a group's page as cards, codes and previews need it: what this reader may see of it. */
export interface Page {
  readonly owner: Owner;
  /** Named like a person, family name first; an organization's name is one whole. */
  readonly isPerson: boolean;
  /** Its account is locked: the page shows its name and nothing else. */
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
  /** The owner's own form, when it is on. */
  readonly form: PageForm | null;
  /** The organization that stands on the card beside the name. */
  readonly organization: string | null;
  readonly updatedAt: Date;
}

/** The page's own address, by its short link where it has one. */
export const pageUrl = ({ config }: Pick<Context, 'config'>, { owner, urlMinify }: Page): string => {
  if (owner.kind === 'group') return `${config.publicUrl}/mbg/${urlMinify ?? owner.id}`;
  return urlMinify ? `${config.publicUrl}/smc/${urlMinify}` : `${config.publicUrl}/me/${owner.id}`;
};

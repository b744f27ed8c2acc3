import type { ContactKind } from '@m4u/contract/profile/member/contact';
import type { Picture } from '@m4u/contract/common';
import { eq, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { currentLink } from '../shortLink/reads.ts';
import { pictureOf } from '../upload/reads.ts';
import { members } from './tables.ts';

/** A member's page as their home shows it, and facts that tell how complete it is. */
export interface OwnPageFacts {
  readonly name: string;
  readonly headline: string;
  readonly theme: string;
  readonly portrait: Picture | null;
  readonly urlMinify: string | null;
  /** Kinds of contacts on the page. */
  readonly contactKinds: readonly ContactKind[];
}

/** Reads a member's own page for their home; undefined when the member does not exist. */
export const findOwnPageFacts = async (db: Executor, memberId: string): Promise<OwnPageFacts | undefined> => {
  const [row] = await db
    .select({
      name: members.name,
      headline: members.headline,
      theme: members.theme,
      portrait: pictureOf(members.portraitId),
      urlMinify: currentLink('member', members.id),
      contactKinds: sql<
        ContactKind[]
      >`coalesce((select json_agg(distinct contact->>'kind') from jsonb_array_elements(${members.contacts}) as contact), '[]'::json)`,
    })
    .from(members)
    .where(eq(members.id, memberId));
  return row;
};

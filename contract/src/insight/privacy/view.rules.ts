import type { Owner } from '../../common.ts';

/**
 * As whom somebody looks at a page that they manage: nobody who is signed in, a member whom its owner does not know, a
 * friend, which for a group is one of its members.
 */
export const SEE_AS = ['visitor', 'member', 'friend'] as const;
export type SeeAs = (typeof SEE_AS)[number];

/** The page that is looked at, and as whom. */
export interface Seeing {
  readonly kind: Owner['kind'];
  /** Its id or short link. */
  readonly id: string;
  readonly as: SeeAs;
}

/** Under which a call that reads says as whom: `see-as: member/{id}/friend`. */
export const SEE_AS_HEADER = 'see-as';

/** The parameter of a page’s address that says the same. */
export const SEE_AS_PARAM = 'as';

/** The parameter that says whose page, `member/{id}`, at the address of what is on it. */
export const SEE_AS_OF_PARAM = 'of';

/** Whether a text names somebody as whom a page can be looked at. */
export const isSeeAs = (text: string | null | undefined): text is SeeAs =>
  text != null && (SEE_AS as readonly string[]).includes(text);

const SHAPE = /^(member|group)\/([\w-]{1,64})\/([a-z]+)$/;

/** What the header says; undefined for what is none. */
export const readSeeing = (text: string): Seeing | undefined => {
  const [, kind, id, as] = SHAPE.exec(text) ?? [];
  return (kind === 'member' || kind === 'group') && id !== undefined && isSeeAs(as) ? { kind, id, as } : undefined;
};

import type { Owner } from '../../common.ts';

/**
 * Audiences that a page can be previewed as: a visitor, a signed-in member who is not a friend, or a friend (for a
 * group: one of its members).
 */
export const SEE_AS = ['visitor', 'member', 'friend'] as const;
export type SeeAs = (typeof SEE_AS)[number];

/** A preview: the page, and the audience it is shown as. */
export interface PagePreview {
  readonly kind: Owner['kind'];
  /** Its id or short link. */
  readonly id: string;
  readonly as: SeeAs;
}

/** Request header that selects a preview: `see-as: member/{id}/friend`. */
export const SEE_AS_HEADER = 'see-as';

/** Query parameter of a page's address that selects the audience of a preview. */
export const SEE_AS_PARAM = 'as';

/** Query parameter that names the previewed page, `member/{id}`, on addresses of its content. */
export const SEE_AS_OF_PARAM = 'of';

/** Whether a text is an audience of a preview. */
export const isSeeAs = (text: string | null | undefined): text is SeeAs =>
  text != null && (SEE_AS as readonly string[]).includes(text);

const SHAPE = /^(member|group)\/([\w-]{1,64})\/([a-z]+)$/;

/** Parses the `see-as` header; undefined when it is malformed. */
export const readPreview = (text: string): PagePreview | undefined => {
  const [, kind, id, as] = SHAPE.exec(text) ?? [];
  return (kind === 'member' || kind === 'group') && id !== undefined && isSeeAs(as) ? { kind, id, as } : undefined;
};

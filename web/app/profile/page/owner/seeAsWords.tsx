import type { SeeAs, PagePreview } from '@m4u/contract/insight/privacy/view.rules';
import { m } from '../../../paraglide/messages.js';

/** Short label of a preview's role; a group has members, a person friends. */
export const seeAsLabel = (as: SeeAs, kind: PagePreview['kind']): string => {
  if (as === 'visitor') return m.see_as_visitor();
  if (as === 'member') return m.see_as_member();
  return kind === 'group' ? m.see_as_group_member() : m.see_as_friend();
};

/** Explanations of the roles. */
export const seeAsDescriptions: Readonly<Record<SeeAs, () => string>> = {
  visitor: m.see_as_text_visitor,
  member: m.see_as_text_member,
  friend: m.see_as_text_friend,
};

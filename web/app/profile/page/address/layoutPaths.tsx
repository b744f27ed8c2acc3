import type { GroupLayout } from '@m4u/contract/profile/member/layout';
import type { Owner } from '@m4u/contract/common';
import { href } from 'react-router';

/** Query parameter of the usual address that shows the usual layout, whatever the owner chose. */
export const LAYOUT_PARAM = 'layout';

/** A page as its addresses name it, and a layout of it. */
interface LaidOut {
  readonly kind: Owner['kind'];
  /** Short link, or id. */
  readonly slug: string;
  readonly layout: GroupLayout;
}

/** Address of a page in the layout that its owner chose (docs/rules/item.md#layouts). */
export const layoutPath = ({ kind, slug: id, layout }: LaidOut): string => {
  if (layout === 'new') return kind === 'member' ? href('/new-me/:id', { id }) : href('/new-mbg/:id', { id });
  if (layout === 'idol') return href('/mbg/:id/idol', { id });
  return kind === 'member' ? href('/me/:id', { id }) : href('/mbg/:id', { id });
};

/** Address that shows a page in a layout, also where its owner chose another one. */
export const directPath = (page: LaidOut): string =>
  page.layout === 'usual' ? `${layoutPath(page)}?${LAYOUT_PARAM}=usual` : layoutPath(page);

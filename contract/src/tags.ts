/**
 * Cache tags. The API publishes with every change the tags of the changed owners; the web marks each cached page with
 * the tags of the rows that it shows.
 */
import type { PageOwner } from './common.ts';

/** Tag of pages that show data of the member. */
export const memberTag = (id: string): string => `member:${id}`;

/** Tag of pages that show data of the brand or group. */
export const groupTag = (id: string): string => `group:${id}`;

/** Tag of pages that show data of the agency: its name, or its theme. */
export const agencyTag = (id: string): string => `agency:${id}`;

/**
 * Tag of pages that may show any group. It is published when a deleted or locked group is restored: its members' pages
 * (up to fifty thousand) do not carry the group's own tag then.
 */
export const reopenedTag = 'groups:reopened';

/** The tag of a page's owner. */
export const ownerTag = ({ kind, id }: PageOwner): string => {
  switch (kind) {
    case 'member':
      return memberTag(id);
    case 'group':
      return groupTag(id);
    case 'agency':
      return agencyTag(id);
  }
};

import { href } from 'react-router';

/** Stands in the list of pages for one that is not there; its address is typed beside. */
export const OTHER_PAGE = 'other';

/** A group's own page, by its id: a short link may change. */
export const groupPath = (groupId: string): string => href('/mbg/:id', { id: groupId });

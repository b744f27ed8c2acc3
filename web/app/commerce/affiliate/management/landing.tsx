import { href } from 'react-router';

/** Option of the list of landing pages for another page, whose address is entered in a field. */
export const OTHER_PAGE = 'other';

/** Path of a group's page by its id, since a short link may change. */
export const groupPath = (groupId: string): string => href('/mbg/:id', { id: groupId });

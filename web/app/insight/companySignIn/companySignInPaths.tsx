import { href } from 'react-router';
import { withQuery } from '../../platform/search/filter.ts';

/** Path of the screen for the sign-in of a company. */
export const signInPath = (groupId: string): string => withQuery(href('/action/companySignIn'), { groupId });

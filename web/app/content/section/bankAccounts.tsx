import type { ActivityCard } from '@m4u/contract/content/activity';
import type { PageContent } from '@m4u/contract/content/section';

const isAccount = ({ type }: Pick<ActivityCard, 'type'>): boolean => type === 'bankAccount' || type === 'banks';

/** Separates bank accounts from other activities, since they have a section of their own. */
export const separateAccounts = ({ data, total }: PageContent['activity']) => {
  const accounts = data.filter(isAccount);
  return {
    accounts,
    others: { data: data.filter((activity) => !isAccount(activity)), total: total - accounts.length },
  };
};

import type { Route } from './+types/findCustomer.screen';
import { findCustomers } from './counter.server.ts';

/** A group's customers who fit what is typed. No screen: the counter asks here. */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  return findCustomers(context, searchParams.get('groupId') ?? '', searchParams.get('q') ?? '');
};

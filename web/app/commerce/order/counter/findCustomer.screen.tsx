import type { Route } from './+types/findCustomer.screen';
import { findCustomers } from './counter.server.ts';

/** Searches a group's customers for the counter; has no screen. */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  return findCustomers(context, searchParams.get('groupId') ?? '', searchParams.get('q') ?? '');
};

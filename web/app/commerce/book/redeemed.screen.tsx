import type { Route } from './+types/redeemed.screen';
import { m } from '../../paraglide/messages.js';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readHistoryGroup, readRedeemed, toRedeemedTable } from './history.server.ts';
import { HistoryPage } from './HistoryPage.tsx';
import { RedeemedPoints } from './RedeemedPoints.tsx';

/**
 * Points redeemed at a group, on invoices and without one, for its admins (docs/rules/point.md#statements); `?table=`
 * downloads them.
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.point_history_purpose());
  const url = new URL(request.url);
  const { groupChoices, group } = await readHistoryGroup(context, url);
  if (!group) return { groupChoices, group, found: null };
  toRedeemedTable(group._id, url.searchParams);
  return { groupChoices, group, found: await readRedeemed(context, group._id, url.searchParams) };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.point_redeemed()} · M4U` }];

export const handle = { ownSearch: true };

export default function Redeemed({ loaderData: { groupChoices, group, found } }: Route.ComponentProps) {
  return (
    <HistoryPage tab="redeemed" groupChoices={groupChoices} group={group}>
      {group && found && <RedeemedPoints groupId={group._id} found={found} />}
    </HistoryPage>
  );
}

import { href } from 'react-router';
import type { Route } from './+types/fme.screen';
import { countShown } from '../../../platform/cache/shared.server.ts';
import { shareMeta } from '../../../platform/sharing/share-meta.ts';
import { NameCard } from './NameCard.tsx';
import { readMember } from './member.server.ts';
import { memberShare } from './memberShare.tsx';

/** Loads the compact name card of a member (docs/rules/member.md#pages). */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const pathFor = (link: string) => href('/fme/:id', { id: link });
  const page = await readMember(context, { pattern: '/fme/:id', id: params.id, pathFor });
  if (!page.locked) countShown(context, { kind: 'member', ...page }, { kind: 'view', value: 'card' });
  return page;
};

export const meta: Route.MetaFunction = shareMeta<typeof loader>(memberShare);

export const handle = { fullWidth: true, query: [] };

export default function Face({
  loaderData: { id, urlMinify, locked, organization, profile, qr },
}: Route.ComponentProps) {
  return (
    <NameCard
      profile={profile}
      organization={organization}
      page={href('/me/:id', { id: urlMinify ?? id })}
      short={urlMinify === null ? null : profile.address.replace(/^https?:\/\//, '')}
      qr={locked ? null : qr}
    />
  );
}

import { href } from 'react-router';
import type { Route } from './+types/fme.screen';
import { shareMeta } from '../../platform/share-meta.ts';
import { NameCard } from './NameCard.tsx';
import { readMember } from './member.server.ts';
import { shareOf } from './shareOf.tsx';

/** The compact name-card face of a member, for the first meeting (decisions §4). */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  readMember(context, { pattern: '/fme/:id', id: params.id, at: (link) => href('/fme/:id', { id: link }) });

export const meta: Route.MetaFunction = shareMeta<typeof loader>(shareOf);

export const handle = { fullWidth: true };

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

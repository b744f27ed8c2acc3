import { href } from 'react-router';
import type { Route } from './+types/smc.screen';
import { shareMeta } from '../../platform/share-meta.ts';
import { MemberPage } from './MemberPage.tsx';
import { readMember } from './member.server.ts';
import { personData } from './personData.tsx';
import { shareOf } from './shareOf.tsx';

/** A member's page under its short link; a former link goes on to the present one (decisions §4). */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  readMember(context, {
    pattern: '/smc/:urlMinify',
    id: params.urlMinify,
    at: (urlMinify) => href('/smc/:urlMinify', { urlMinify }),
  });

const share = shareMeta<typeof loader>(shareOf);

export const meta: Route.MetaFunction = (args) => [...share(args), ...personData(args.loaderData)];

export const handle = { fullWidth: true };

export default function ShortLink({ loaderData }: Route.ComponentProps) {
  return <MemberPage page={loaderData} />;
}

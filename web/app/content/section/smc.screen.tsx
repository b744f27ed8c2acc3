import { href } from 'react-router';
import type { Route } from './+types/smc.screen';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { personData } from '../../profile/page/show/personData.tsx';
import { memberShare } from '../../profile/page/show/memberShare.tsx';
import { FilledMember } from './FilledMember.tsx';
import { readFilledMember } from './pageContent.server.ts';

/** A member's page under its short link; a former link redirects to the present one (docs/rules/item.md#pages). */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  readFilledMember(context, {
    pattern: '/smc/:urlMinify',
    id: params.urlMinify,
    pathFor: (urlMinify) => href('/smc/:urlMinify', { urlMinify }),
  });

const share = shareMeta<typeof loader>(({ page }) => memberShare(page));

export const meta: Route.MetaFunction = (args) => [...share(args), ...personData(args.loaderData?.page)];

export const handle = { fullWidth: true, query: ['layout'] };

export default function ShortLink({ loaderData: { page, content } }: Route.ComponentProps) {
  return <FilledMember page={page} content={content} />;
}

import { Link } from 'react-router';
import type { Route } from './+types/share.screen';
import { m } from '../../../paraglide/messages.js';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Card } from '../../../ui/Card.tsx';
import { shareTargets } from '../../../ui/sharing/shareTargets.ts';
import { ShareWays } from '../../../ui/sharing/ShareWays.tsx';
import { ShownCode } from '../../../ui/sharing/ShownCode.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { readSharedPath } from './share.server.ts';
import { Column } from '../../../ui/layout/Column.tsx';

/** A page of this site to share without scripts; `?path=` is its path. */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  const { page, visit } = scopeOf(context);
  const path = readSharedPath(request);
  const address = page.origin + path;
  return { path, address, targets: shareTargets(address, visit.userAgent) };
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.ui_share()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function SharePage({ loaderData: { path, address, targets } }: Route.ComponentProps) {
  return (
    <Column kind="form">
      <PageHeader title={m.ui_share()} />
      <Card className="stack">
        <ShareWays url={address} targets={targets} />
        <TextField label={m.share_link()} value={address} readOnly />
        <ShownCode url={address} />
        <Link to={path} className="hit py-2.5 text-center font-semibold underline underline-offset-4">
          {m.share_back()}
        </Link>
      </Card>
    </Column>
  );
}

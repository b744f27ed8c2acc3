import { data } from 'react-router';
import { NotFound } from './ErrorScreen.tsx';
import type { Route } from './+types/notFound.screen';

/** Routes whose failed share metadata titles this page `M4U 500` (docs/rules/screens.md#share-metadata). */
const profiles: ReadonlySet<string | null> = new Set(['me', 'smc', 'fme', 'mbg']);

export const loader = ({ url }: Route.LoaderArgs) =>
  data({ title: profiles.has(url.searchParams.get('of')) ? 'M4U 500' : 'M4U 404' }, { status: 404 });

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function NotFoundScreen() {
  return <NotFound />;
}

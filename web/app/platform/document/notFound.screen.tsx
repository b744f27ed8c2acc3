import { data } from 'react-router';
import { NotFound } from './ErrorScreen.tsx';
import type { Route } from './+types/notFound.screen';

/**
 * Names of the routes that show a member, a brand or what is on their pages: this page is titled `M4U 500` when their
 * share metadata cannot be loaded (docs/rules/screens.md#share-metadata).
 */
const ofPages = /^(?:(?:me|mbg)(?:[A-Z]\w*)?|newMe|newMbg|smc|fme|blog|links|postDetail|productDetail)$/;

export const loader = ({ url }: Route.LoaderArgs) =>
  data({ title: ofPages.test(url.searchParams.get('of') ?? '') ? 'M4U 500' : 'M4U 404' }, { status: 404 });

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function NotFoundScreen() {
  return <NotFound />;
}

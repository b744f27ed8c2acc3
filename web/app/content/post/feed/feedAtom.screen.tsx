import type { Route } from './+types/feedAtom.screen';
import { answerFeed } from './feed.server.ts';

/** The newest posts of a member or group as an Atom feed. */
export const loader = ({ request, context, params: { id } }: Route.LoaderArgs) =>
  answerFeed({ request, context }, id, 'atom');

import type { Route } from './+types/feedAtom.screen';
import { answerFeed } from './feed.server.ts';

/** The newest posts of a member or a group, for programs that read Atom. */
export const loader = ({ request, context, params: { id } }: Route.LoaderArgs) =>
  answerFeed({ request, context }, id, 'atom');

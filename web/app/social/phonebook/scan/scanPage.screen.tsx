import type { Route } from './+types/scanPage.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { readScannedPage } from './scannedPage.server.ts';

/** Longest path that the API looks at, in characters. */
const LONGEST = 300;

/** What the API refused, as an answer that the scanning screen reads. */
const refused = (thrown: unknown): Response => {
  const problem = problemOf(thrown);
  if (!problem) throw thrown;
  return Response.json({ message: problem.detail }, { status: problem.status });
};

/** Whose page a scanned code names. No screen: the one that scans asks here. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const asked = new URL(request.url).searchParams;
  const path = (asked.get('path') ?? '').slice(0, LONGEST);
  try {
    return Response.json(await readScannedPage(context, asked.get('id') ?? '', path));
  } catch (thrown) {
    return refused(thrown);
  }
};

/** Asks a member to be friends, or accepts what they asked. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const { values } = await readForm(request);
  const to = values['id'] ?? '';
  const from = scopeOf(context).page.reader?.memberId;
  if (from === undefined) return Response.json({ message: m.scan_sign_in() }, { status: 401 });
  const { friend } = api(context);
  try {
    const { data } = await friend.add({ params: { from }, body: { from, to } });
    return Response.json({ status: data.status });
  } catch (thrown) {
    return refused(thrown);
  }
};

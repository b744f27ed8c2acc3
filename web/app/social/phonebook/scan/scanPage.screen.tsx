import type { Route } from './+types/scanPage.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { readScannedPage } from './scannedPage.server.ts';

/** Longest path that the API accepts, in characters. */
const LONGEST = 300;

/** An API error as an answer for the scanner. */
const toErrorResponse = (thrown: unknown): Response => {
  const problem = problemOf(thrown);
  if (!problem) throw thrown;
  return Response.json({ message: problem.detail }, { status: problem.status });
};

/** Owner of a scanned page. A resource route for the scanner, without a screen. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const searchParams = new URL(request.url).searchParams;
  const path = (searchParams.get('path') ?? '').slice(0, LONGEST);
  try {
    return Response.json(await readScannedPage(context, searchParams.get('id') ?? '', path));
  } catch (thrown) {
    return toErrorResponse(thrown);
  }
};

/** Sends a friend request to a member, or accepts theirs. */
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
    return toErrorResponse(thrown);
  }
};

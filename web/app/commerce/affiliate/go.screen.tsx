import { LinkCode } from '@m4u/contract/commerce/affiliate';
import { href, redirect } from 'react-router';
import type { Route } from './+types/go.screen';
import { api } from '../../platform/api/api.server.ts';
import { keepReferral, referralOf } from '../../platform/session/referral.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { loadOrNotFound } from '../../platform/cache/shared.server.ts';

/**
 * Opens a participant's personal link: counts the click, redirects to the landing page
 * (docs/rules/affiliate.md#clicks).
 */
export const loader = async ({ params, context, pattern }: Route.LoaderArgs) => {
  const code = LinkCode.safeParse(params.code);
  if (!code.success) throw redirect(`${href('/404')}?of=go`);
  const scope = scopeOf(context);
  const visitor = referralOf(scope)?.visitor;
  const body = { code: code.data, private: scope.visit.uncounted === true, ...(visitor !== undefined && { visitor }) };
  const { data } = await loadOrNotFound(context, pattern, api(context).affiliate.click({ body }));
  if (data.visitor !== null) keepReferral(scope, data.visitor);
  return redirect(data.landing, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } });
};

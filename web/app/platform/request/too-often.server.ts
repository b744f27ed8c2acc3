import { errors } from '@m4u/contract/http/errors';
import { data, type MiddlewareFunction } from 'react-router';
import { chooseLanguage } from '../language/language.ts';
import { rememberedLanguage } from '../session/cookies.ts';
import { scopeOf } from './scope.server.ts';

/** Refuses screen data to an address over its limit, before anything is loaded. The first middleware. */
export const tooOftenMiddleware: MiddlewareFunction<Response> = ({ context }) => {
  const scope = scopeOf(context);
  if (scope.tooOften === undefined) return;
  const { url, cookieHeader } = scope.visit;
  const locale = chooseLanguage({
    requested: url.searchParams.get('lang'),
    remembered: rememberedLanguage(cookieHeader),
  });
  scope.retryAfter = scope.tooOften;
  const { status, [locale]: detail } = errors['rate-limited'];
  throw data({ code: 'rate-limited', status, detail }, { status });
};

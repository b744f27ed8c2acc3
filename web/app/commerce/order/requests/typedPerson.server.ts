import type { RouterContextProvider } from 'react-router';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { requestCookie, serializeRequest } from '../../../platform/session/cookies.ts';

type Context = Readonly<RouterContextProvider>;

/** Seconds that a sign-in or registration may take. */
const personKept = 60 * 60;

/** Keeps the product, name and phone number of a visitor who signs in first; no address may show the latter two. */
export const keepPerson = (context: Context, values: Readonly<Record<string, string>>): void => {
  const { product = '', name = '', phone = '' } = values;
  const typed = { product: product.slice(0, 100), name: name.slice(0, 100), phone: phone.slice(0, 100) };
  scopeOf(context).setCookie(serializeRequest(new URLSearchParams(typed).toString(), personKept));
};

/** Removes what {@link keepPerson} kept. */
export const forgetPerson = (context: Context): void => scopeOf(context).setCookie(serializeRequest('', 0));

/**
 * The name and phone number that were typed for this product before the sign-in; empty without them. Removes them for a
 * signed-in reader: the next person at the same device must not see them.
 */
export const takePerson = (context: Context, productId: string): { name: string; phone: string } => {
  const scope = scopeOf(context);
  const typed = new URLSearchParams(scope.cookie(requestCookie));
  if (typed.size > 0 && scope.page.reader) forgetPerson(context);
  const read = (field: string) => (typed.get('product') === productId ? (typed.get(field)?.slice(0, 100) ?? '') : '');
  return { name: read('name'), phone: read('phone') };
};

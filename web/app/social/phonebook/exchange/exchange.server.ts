import { CONSENT_VERSION, exchangeConsent } from '@m4u/contract/social/phonebook/consent';
import { fill } from '@m4u/contract/words';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Consent text in the reader's language. */
export const consentTo = (context: Context, name: string): string =>
  fill(exchangeConsent[CONSENT_VERSION][scopeOf(context).page.locale], { name });

/** Whether the reader may send a friend request: not to a friend, and not as a visitor. */
export const canBefriend = async (context: Context, memberId: string): Promise<boolean> => {
  const { reader } = scopeOf(context).page;
  if (!reader || reader.memberId === memberId) return false;
  const { data } = await api(context).friend.status({ params: { id: memberId } });
  return data.can.add;
};

import type { FriendStatus } from '@m4u/contract/profile/friend/schema';
import type { OwnAddress } from '@m4u/contract/social/phonebook/scan.address';
import { href } from 'react-router';
import type { ScannedPage } from './scannedPage.server.ts';

/** Result of a lookup: the owner, `absent` for no such page, `unknown` when the lookup failed. */
export type LookupResult = ScannedPage | 'absent' | 'unknown';

const lookups = new Map<string, Promise<LookupResult>>();

const fetchPage = async ({ id, path }: OwnAddress): Promise<LookupResult> => {
  try {
    const answer = await fetch(`${href('/scan-qr/page')}?${new URLSearchParams({ id, path })}`);
    if (answer.ok) return (await answer.json()) as ScannedPage;
    return answer.status === 404 || answer.status === 422 ? 'absent' : 'unknown';
  } catch {
    return 'unknown';
  }
};

/** Looks up a page's owner once while this screen is open; a failed lookup is repeated. */
export const findPage = (address: OwnAddress): Promise<LookupResult> => {
  const pending = lookups.get(address.id);
  if (pending) return pending;
  const answer = fetchPage(address);
  lookups.set(address.id, answer);
  void answer.then((found) => found === 'unknown' && lookups.delete(address.id));
  return answer;
};

/** Sends a friend request. Returns the new relation, or the error text. */
export const befriend = async (id: string): Promise<{ status: FriendStatus } | { message: string }> => {
  try {
    const answer = await fetch(href('/scan-qr/page'), { method: 'POST', body: new URLSearchParams({ id }) });
    // The cached relation is outdated.
    if (answer.ok) lookups.delete(id);
    return (await answer.json()) as { status: FriendStatus } | { message: string };
  } catch {
    return { message: '' };
  }
};

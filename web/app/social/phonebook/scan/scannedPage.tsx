import type { FriendStatus } from '@m4u/contract/profile/friend/schema';
import type { OwnAddress } from '@m4u/contract/social/phonebook/scan.address';
import { href } from 'react-router';
import type { ScannedPage } from './scannedPage.server.ts';

/** Result of a lookup: the owner, `absent` for no such page, `unknown` when the lookup failed. */
export type Found = ScannedPage | 'absent' | 'unknown';

const asked = new Map<string, Promise<Found>>();

const ask = async ({ id, path }: OwnAddress): Promise<Found> => {
  try {
    const answer = await fetch(`${href('/scan-qr/page')}?${new URLSearchParams({ id, path })}`);
    if (answer.ok) return (await answer.json()) as ScannedPage;
    return answer.status === 404 || answer.status === 422 ? 'absent' : 'unknown';
  } catch {
    return 'unknown';
  }
};

/** Looks up a page's owner once while this screen is open; a failed lookup is repeated. */
export const findPage = (place: OwnAddress): Promise<Found> => {
  const before = asked.get(place.id);
  if (before) return before;
  const answer = ask(place);
  asked.set(place.id, answer);
  void answer.then((found) => found === 'unknown' && asked.delete(place.id));
  return answer;
};

/** Sends a friend request. Returns the new relation, or the error text. */
export const befriend = async (id: string): Promise<{ status: FriendStatus } | { message: string }> => {
  try {
    const answer = await fetch(href('/scan-qr/page'), { method: 'POST', body: new URLSearchParams({ id }) });
    // The cached relation is outdated.
    if (answer.ok) asked.delete(id);
    return (await answer.json()) as { status: FriendStatus } | { message: string };
  } catch {
    return { message: '' };
  }
};

import type { FriendStatus } from '@m4u/contract/profile/friend/schema';
import type { OwnAddress } from '@m4u/contract/social/phonebook/scan.address';
import { href } from 'react-router';
import type { ScannedPage } from './scannedPage.server.ts';

/** What is known of a page that a code names: not there, or nobody could be asked. */
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

/** Asks whose page it is, once for each while this page is open; what could not be asked is asked again. */
export const findPage = (place: OwnAddress): Promise<Found> => {
  const before = asked.get(place.id);
  if (before) return before;
  const answer = ask(place);
  asked.set(place.id, answer);
  void answer.then((found) => found === 'unknown' && asked.delete(place.id));
  return answer;
};

/** Asks a member to be friends. Answers what they are then, or the words of the refusal. */
export const befriend = async (id: string): Promise<{ status: FriendStatus } | { message: string }> => {
  try {
    const answer = await fetch(href('/scan-qr/page'), { method: 'POST', body: new URLSearchParams({ id }) });
    // What was known of them is over.
    if (answer.ok) asked.delete(id);
    return (await answer.json()) as { status: FriendStatus } | { message: string };
  } catch {
    return { message: '' };
  }
};

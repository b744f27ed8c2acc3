/** Loads the member's offline data from the API into the device's storage. */
import type { Member } from '@m4u/contract/profile/member';
import type { DeviceRow } from '@m4u/contract/social/phonebook/schema';
import { readCookie } from '../session/cookies.ts';
import { storeOnDevice, readKept, type KeptCard } from './device.ts';
import { fetchApi } from '../api/fetch-api.ts';

/** Maximum age of stored data before it is loaded again, in milliseconds. */
const age = { card: 10 * 60_000, phonebook: 5 * 60_000 };

/** Maximum bytes of a stored portrait. */
const largestPortrait = 200_000;

const fetchJson = async <T>(path: string): Promise<T | undefined> => {
  const response = await fetchApi(path);
  return response.ok ? ((await response.json()) as { data: T }).data : undefined;
};

/** Fetches as a visitor, so that the code shown to others holds only public data. */
const fetchAsVisitor = async (path: string): Promise<string | undefined> => {
  const response = await fetch(`/api${path}`, { credentials: 'omit' });
  return response.ok ? response.text() : undefined;
};

const readAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read.')));
    reader.readAsDataURL(blob);
  });

const portraitOf = async ({ portrait }: Member): Promise<string | null> => {
  if (!portrait) return null;
  const smallest = Math.min(...portrait.widths, portrait.width);
  const response = await fetch(portrait.src.replace(/\d+(\.\w+)$/, `${smallest}$1`));
  const picture = await response.blob();
  return response.ok && picture.size <= largestPortrait ? readAddress(picture) : null;
};

const readCard = async (memberId: string): Promise<KeptCard | undefined> => {
  const [member, pageCode, cardCode] = await Promise.all([
    fetchJson<Member>(`/members/getMemberIdView/${memberId}`),
    fetchAsVisitor(`/members/qr/${memberId}?format=svg`),
    fetchAsVisitor(`/members/qr/${memberId}?format=svg&holds=card`),
  ]);
  if (!member || pageCode === undefined || cardCode === undefined) return undefined;
  const company = member.contacts.find(({ kind, policy }) => kind === 'company' && policy === 'public')?.value;
  const path = member.urlMinify === null ? `/me/${memberId}` : `/smc/${member.urlMinify}`;
  return {
    name: member.name,
    headline: member.headline,
    organization: company ?? member.brandGroup?.name ?? member.agency?.name ?? '',
    contacts: member.contacts.filter(({ policy }) => policy === 'public').map(({ kind, value }) => ({ kind, value })),
    address: window.location.origin + path,
    pageCode,
    cardCode,
    portrait: await portraitOf(member).catch(() => null),
  };
};

/** Whether the member is still signed in; another tab may have signed out during the request. */
const isStill = (memberId: string): boolean => readCookie(document.cookie, 'myMemberId') === memberId;

const fillCard = async (memberId: string): Promise<void> => {
  const card = await readCard(memberId);
  if (card && isStill(memberId)) await storeOnDevice(memberId, 'card', card, Date.now());
};

const fillPhonebook = async (memberId: string): Promise<void> => {
  const former = (await readKept(memberId, 'phonebook'))?.value;
  const query = former ? `?${new URLSearchParams({ etag: former.etag })}` : '';
  const answer = await fetchJson<{ etag: string; rows: DeviceRow[] | null }>(`/phonebook/device${query}`);
  if (!answer || !isStill(memberId)) return;
  const people = answer.rows ?? former?.people ?? [];
  await storeOnDevice(memberId, 'phonebook', { etag: answer.etag, people }, Date.now());
};

/**
 * Reloads the member's card and phonebook when they are outdated, or the card has changed. Errors: network failure or
 * missing browser storage; stored data stays.
 */
export const fillDevice = async (memberId: string, cardChanged: boolean): Promise<void> => {
  const [card, phonebook] = await Promise.all([readKept(memberId, 'card'), readKept(memberId, 'phonebook')]);
  const now = Date.now();
  if (!card || cardChanged || now - card.at > age.card) await fillCard(memberId);
  if (!phonebook || now - phonebook.at > age.phonebook) await fillPhonebook(memberId);
};

/** Fills the device with what its member needs without a network, from the API. */
import type { Member } from '@m4u/contract/profile/member';
import type { DeviceRow } from '@m4u/contract/social/phonebook/schema';
import { readCookie } from '../session/cookies.ts';
import { keep, readKept, type KeptCard } from './device.ts';
import { fetchApi } from '../api/fetch-api.ts';

/** How old what is kept may grow before it is asked for again, in milliseconds. */
const age = { card: 10 * 60_000, phonebook: 5 * 60_000 };

/** Bytes of a portrait that are worth keeping beside the card. */
const largestPortrait = 200_000;

const fetchJson = async <T>(path: string): Promise<T | undefined> => {
  const response = await fetchApi(path);
  return response.ok ? ((await response.json()) as { data: T }).data : undefined;
};

/** Something a visitor may have: nothing that only its owner or friends see may stand in a code that is held out. */
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

/** Whether this browser is still that member's; another tab may have signed out while answers were on their way. */
const isStill = (memberId: string): boolean => readCookie(document.cookie, 'myMemberId') === memberId;

const fillCard = async (memberId: string): Promise<void> => {
  const card = await readCard(memberId);
  if (card && isStill(memberId)) await keep(memberId, 'card', card, Date.now());
};

const fillPhonebook = async (memberId: string): Promise<void> => {
  const former = (await readKept(memberId, 'phonebook'))?.value;
  const query = former ? `?${new URLSearchParams({ etag: former.etag })}` : '';
  const answer = await fetchJson<{ etag: string; rows: DeviceRow[] | null }>(`/phonebook/device${query}`);
  if (!answer || !isStill(memberId)) return;
  const people = answer.rows ?? former?.people ?? [];
  await keep(memberId, 'phonebook', { etag: answer.etag, people }, Date.now());
};

/**
 * Reads the card and the phonebook of the member anew where they have grown old, or the card is known to have
 * changed. Errors: the network failed, or the browser keeps nothing; what was kept stays.
 */
export const fillDevice = async (memberId: string, cardChanged: boolean): Promise<void> => {
  const [card, phonebook] = await Promise.all([readKept(memberId, 'card'), readKept(memberId, 'phonebook')]);
  const now = Date.now();
  if (!card || cardChanged || now - card.at > age.card) await fillCard(memberId);
  if (!phonebook || now - phonebook.at > age.phonebook) await fillPhonebook(memberId);
};

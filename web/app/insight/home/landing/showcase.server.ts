import type { Picture } from '@m4u/contract/common';
import type { Contact } from '@m4u/contract/profile/member/contact';
import { href, type RouterContextProvider } from 'react-router';
import { problemOf } from '../../../platform/api/problem.ts';
import { api } from '../../../platform/api/api.server.ts';
import { cacheableUntil } from '../../../platform/cache/shared.server.ts';
import { defaultLocale, toLocale } from '../../../platform/language/language.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { contactText, findContact } from '../../../profile/page/show/contactLinks.tsx';
import { groupTags, memberTags } from '../../../profile/page/show/tags.server.ts';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import type { SamplePage } from './samplePages.tsx';

type Context = Readonly<RouterContextProvider>;

/** The result of a read for the start page; null when it fails, since a drawing takes its place. */
export const orNothing = async <T>(context: Context, load: Promise<T>): Promise<T | null> => {
  try {
    return await load;
  } catch (thrown) {
    if (!problemOf(thrown)) scopeOf(context).report(thrown);
    return null;
  }
};

/** Widths of pictures in a phone, in CSS pixels: half of what a dense screen shows, since they are small drawings. */
const widths = { cover: 200, portrait: 80, product: 70 } as const;

const small = (picture: Picture | null, size: keyof typeof widths): string | null =>
  picture && smallSource(picture, widths[size]);

const linesOf = (contacts: readonly Contact[]) => {
  const text = (kind: 'phone' | 'address') => {
    const contact = findContact(contacts, kind);
    return contact ? contactText(contact) : null;
  };
  return { phone: text('phone'), address: text('address') };
};

const readProducts = async (context: Context, kind: 'member' | 'group', id: string): Promise<readonly string[]> => {
  const { data } = await api(context).item.page({ params: { ownerKind: kind, id } });
  return data.product.data.flatMap(({ cover }) => small(cover, 'product') ?? []).slice(0, 3);
};

const readMember = async (context: Context, id: string): Promise<SamplePage | null> => {
  const { data: view } = await api(context).member.view({ params: { id } });
  cacheableUntil(context, view.changesAt, ...memberTags(view));
  if (view.locked) return null;
  return {
    to: href('/me/:id', { id: view.urlMinify ?? view._id }),
    name: view.name,
    headline: view.headline,
    lang: toLocale(view.language) ?? defaultLocale,
    cover: small(view.background, 'cover'),
    portrait: small(view.portrait, 'portrait'),
    ...linesOf(view.contacts),
    products: await readProducts(context, 'member', view._id),
  };
};

const readGroup = async (context: Context, id: string): Promise<SamplePage | null> => {
  const { data: view } = await api(context).group.view({ params: { id } });
  cacheableUntil(context, view.changesAt, ...groupTags(view));
  if (view.locked) return null;
  return {
    to: href('/mbg/:id', { id: view.urlMinify ?? view._id }),
    name: view.name,
    headline: view.headline,
    lang: toLocale(view.language) ?? defaultLocale,
    cover: small(view.background, 'cover'),
    portrait: small(view.imagesUrl[0] ?? null, 'portrait'),
    ...linesOf(view.contacts),
    products: await readProducts(context, 'group', view._id),
  };
};

/** Reads the pages that the operator shows; null for one that visitors cannot see. */
export const readShowcase = (context: Context, names: readonly string[]): Promise<readonly (SamplePage | null)[]> =>
  Promise.all(
    names.map(
      async (name) =>
        (await orNothing(context, readMember(context, name))) ?? orNothing(context, readGroup(context, name)),
    ),
  );

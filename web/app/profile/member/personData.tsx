import { cut, stripMarkup } from '@m4u/contract/share-text';
import type { MetaDescriptor } from 'react-router';
import { firstOf } from './contactWays.tsx';
import type { MemberPageData } from './member.server.ts';
import { addressText } from './QuickLinks.tsx';
import type { PublicProfile } from './PublicPage.tsx';

/** What search engines read of a page, as schema.org names it; only what stands on the page. */
export const linkedData = (
  type: 'Person' | 'Organization',
  profile: PublicProfile,
  { image, ...more }: { readonly image: string; readonly [field: string]: unknown },
): MetaDescriptor => ({
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': type,
    name: profile.name,
    url: profile.address,
    description: cut(stripMarkup(profile.about)) || undefined,
    image: new URL(profile.portrait?.src ?? image, profile.address).href,
    telephone: firstOf(profile.contacts, 'phone')?.value,
    email: firstOf(profile.contacts, 'email')?.value,
    address: firstOf(profile.contacts, 'address')?.value,
    sameAs: profile.links
      .map(({ address }) => address)
      .filter((address) => /^https?:/i.test(address) && addressText(address) !== ''),
    ...more,
  },
});

/** A member's page as linked data; nothing for a page that is locked or failed to load. */
export const personData = (page: MemberPageData | undefined): MetaDescriptor[] =>
  !page || page.locked
    ? []
    : [
        linkedData('Person', page.profile, {
          image: page.shareImage,
          jobTitle: page.profile.headline || undefined,
          worksFor: page.organization ? { '@type': 'Organization', name: page.organization } : undefined,
        }),
      ];

import type { MetaDescriptor } from 'react-router';
import { organization, person, type ProfileFacts } from '../../../platform/sharing/structured-data.ts';
import { contactText, firstOf } from './contactLinks.tsx';
import type { MemberPageData } from './member.server.ts';
import { addressText } from './QuickLinks.tsx';
import type { PublicProfile } from './publicProfile.tsx';

/** What search engines read of a page; only what stands on it. */
const factsOf = (profile: PublicProfile, shareImage: string): ProfileFacts => {
  const address = firstOf(profile.contacts, 'address');
  return {
    url: profile.address,
    name: profile.name,
    description: profile.about,
    image: profile.portrait?.src ?? shareImage,
    telephone: firstOf(profile.contacts, 'phone')?.value,
    email: firstOf(profile.contacts, 'email')?.value,
    address: address && contactText(address),
    elsewhere: profile.links.map(({ address }) => address).filter((address) => addressText(address) !== ''),
  };
};

/** A group's page as linked data. */
export const organizationData = (profile: PublicProfile, shareImage: string): MetaDescriptor =>
  organization(factsOf(profile, shareImage), profile.address);

/** A member's page as linked data; nothing for a page that is locked or failed to load. */
export const personData = (page: MemberPageData | undefined): MetaDescriptor[] =>
  !page || page.locked
    ? []
    : [
        person(
          {
            ...factsOf(page.profile, page.shareImage),
            jobTitle: page.profile.headline,
            organization: page.organization,
          },
          page.profile.address,
        ),
      ];

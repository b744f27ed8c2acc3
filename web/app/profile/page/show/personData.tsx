import type { MetaDescriptor } from 'react-router';
import { organization, person, type ProfileFacts } from '../../../platform/sharing/structured-data.ts';
import { contactText, firstOf } from './contactLinks.tsx';
import type { MemberPageData } from './member.server.ts';
import { addressText } from './QuickLinks.tsx';
import type { PublicProfile } from './publicProfile.tsx';

/** The facts of a page for search engines; only what the page shows. */
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

/** Linked data of a group's page. */
export const organizationData = (profile: PublicProfile, shareImage: string): MetaDescriptor =>
  organization(factsOf(profile, shareImage), profile.address);

/** Linked data of a member's page; empty when the page is locked or could not be loaded. */
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

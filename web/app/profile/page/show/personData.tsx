import type { MetaDescriptor } from 'react-router';
import { organization, person, type ProfileFacts } from '../../../platform/sharing/structured-data.ts';
import { contactText, findContact } from './contactLinks.tsx';
import type { MemberPageData } from './member.server.ts';
import { formatAddress } from './QuickLinks.tsx';
import type { PublicProfile } from './publicProfile.tsx';

type Facts = Pick<PublicProfile, 'name' | 'about' | 'portrait' | 'contacts' | 'links' | 'address'>;

/** The facts of a page for search engines; only what the page shows. */
const listFacts = (profile: Facts, shareImage: string): ProfileFacts => {
  const address = findContact(profile.contacts, 'address');
  return {
    url: profile.address,
    name: profile.name,
    description: profile.about,
    image: profile.portrait?.src ?? shareImage,
    telephone: findContact(profile.contacts, 'phone')?.value,
    email: findContact(profile.contacts, 'email')?.value,
    address: address && contactText(address),
    elsewhere: profile.links.map(({ address }) => address).filter((address) => formatAddress(address) !== ''),
  };
};

/** Linked data of the page of a group or an agency. */
export const organizationData = (profile: Facts, shareImage: string): MetaDescriptor =>
  organization(listFacts(profile, shareImage), profile.address);

/** Linked data of a member's page; empty when the page is locked or could not be loaded. */
export const personData = (page: MemberPageData | undefined): MetaDescriptor[] =>
  !page || page.locked
    ? []
    : [
        person(
          {
            ...listFacts(page.profile, page.shareImage),
            jobTitle: page.profile.headline,
            organization: page.organization,
          },
          page.profile.address,
        ),
      ];

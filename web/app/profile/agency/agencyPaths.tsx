import { href } from 'react-router';
import type { PublicProfile } from '../page/show/publicProfile.tsx';

/** The data of an agency's page that other pages have too, ready for display. */
export type AgencyProfile = Pick<
  PublicProfile,
  | 'name'
  | 'headline'
  | 'about'
  | 'portrait'
  | 'background'
  | 'contacts'
  | 'links'
  | 'lang'
  | 'theme'
  | 'address'
  | 'vcard'
  | 'face'
>;

/** Path of an agency's public page. */
export const agencyPagePath = ({
  _id,
  urlMinify,
}: {
  readonly _id: string;
  readonly urlMinify: string | null;
}): string => href('/agency/:id', { id: urlMinify ?? _id });

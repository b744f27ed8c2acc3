import type { AgencyView } from '@m4u/contract/profile/agency/page';
import type { Theme } from '@m4u/contract/profile/theme/catalogue';
import { selectTheme } from '@m4u/contract/profile/theme/rules';
import { visibleContacts } from '../../page/contact.service.ts';
import type { AnyPage } from '../../page/service.ts';
import type { AgencyProfile } from './queries.ts';

/** The theme of an agency's page: its own style, or the default (docs/rules/theme.md#selection). */
const appliedTheme = ({ row: { themeStyle } }: AgencyProfile): Theme =>
  selectTheme({ type: 'agency', agency: { themeStyle } });

/** Builds the public page of an agency. */
export const toAgencyView = (agency: AgencyProfile): AgencyView => {
  const { row } = agency;
  return {
    _id: row.id,
    name: row.name,
    headline: row.headline,
    note: row.note,
    logo: agency.logo,
    background: agency.background,
    urlMinify: agency.urlMinify,
    contacts: visibleContacts(row.contacts, 'visitor'),
    language: row.language,
    career: row.career,
    appliedTheme: appliedTheme(agency),
    updatedAt: row.updatedAt.toISOString(),
    can: { update: agency.isAdmin },
  };
};

/** Builds the page data that contact cards, QR codes and previews need. */
export const toPage = (agency: AgencyProfile): AnyPage => {
  const { row } = agency;
  return {
    owner: { kind: 'agency', id: row.id },
    isPerson: false,
    isClosed: false,
    name: row.name,
    headline: row.headline,
    about: row.note,
    picture: agency.logo,
    language: row.language,
    urlMinify: agency.urlMinify,
    theme: appliedTheme(agency),
    contacts: visibleContacts(row.contacts, 'visitor'),
    links: [],
    organization: null,
    form: null,
    updatedAt: row.updatedAt,
  };
};

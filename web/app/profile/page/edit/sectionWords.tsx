import type { SectionName } from '@m4u/contract/profile/member/sections.rules';
import { m } from '../../../paraglide/messages.js';

/** Labels of the sections, where the owner sorts them. */
export const pageSectionWords: Readonly<Record<SectionName, () => string>> = {
  about: m.profile_about,
  contacts: m.profile_contacts,
  links: m.profile_links,
  accounts: m.section_accounts,
  activities: m.activity_title,
  offers: m.offer_title,
  products: m.product_title,
  posts: m.post_title,
  pieces: m.placement_title,
  relics: m.relic_title,
  albums: m.album_title,
  posters: m.poster_title,
  diary: m.diary_title,
  facts: m.profile_facts,
  groups: m.profile_groups,
  form: m.contact_title,
};

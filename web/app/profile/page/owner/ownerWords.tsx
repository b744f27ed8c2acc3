import type { Owner, Visibility } from '@m4u/contract/common';
import { m } from '../../../paraglide/messages.js';

type Kind = Owner['kind'];

/** Words on a page by the kind of its owner: a person speaks of themselves, a group has a logo, members and admins. */
export const ownerWords = {
  member: {
    portraitOf: m.profile_portrait_of,
    onlyFor: m.contact_only_for,
    addAbout: m.profile_add_about,
    addContacts: m.profile_add_contacts,
    addLinks: m.profile_add_links,
    plainForm: m.form_none,
    ownForm: m.form_present,
    linkHidden: m.profile_link_hidden,
    linkBegins: m.bio_shown_from,
    linkEnded: m.bio_ended,
  },
  group: {
    portraitOf: m.profile_logo_of,
    onlyFor: m.contact_only_for_group,
    addAbout: m.profile_add_about_group,
    addContacts: m.profile_add_contacts_group,
    addLinks: m.profile_add_links_group,
    plainForm: m.form_none_group,
    ownForm: m.form_present_group,
    linkHidden: m.profile_link_hidden_group,
    linkBegins: m.bio_shown_from_group,
    linkEnded: m.bio_ended_group,
  },
} as const satisfies Record<Kind, unknown>;

/** Words of a contact's audiences; for a group, `friends` are its members and `private` means its admins. */
export const contactAudienceWords: Readonly<Record<Kind, Readonly<Record<Visibility, () => string>>>> = {
  member: {
    public: m.profile_visible_public,
    friends: m.profile_visible_friends,
    private: m.profile_visible_private,
  },
  group: {
    public: m.profile_visible_public,
    friends: m.profile_visible_members,
    private: m.profile_visible_admins,
  },
};

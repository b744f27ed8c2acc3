import type { SectionName } from '@m4u/contract/profile/member/sections.rules';
import { Fragment, type ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { RichText } from '../../../ui/richText/RichText.tsx';
import { Block } from '../../theme/ThemedPage.tsx';
import { ContactList } from './ContactList.tsx';
import { EditLink } from '../owner/EditLink.tsx';
import { QuestionsLink } from './QuestionsLink.tsx';
import type { EditedPart, PublicProfile } from './publicProfile.tsx';
import { QuickLinks } from './QuickLinks.tsx';

/** Content of a page by section; empty sections are omitted or render nothing. */
export type Parts = Readonly<Partial<Record<SectionName, ReactNode>>>;

/** Returns the path of a part's editor; undefined when the reader may not edit. */
export type EditAt = ((part: EditedPart) => string) | undefined;

const About = ({ profile: { about, lang }, editAt }: { profile: PublicProfile; editAt: EditAt }) => (
  <Block
    id="about"
    title={m.profile_about()}
    edit={editAt && <EditLink to={editAt('about')} label={m.profile_edit_about()} />}
    about
  >
    <div lang={lang} className="pt-1">
      <RichText html={about} />
    </div>
  </Block>
);

const Contacts = ({ profile: { kind, contacts, lang }, editAt }: { profile: PublicProfile; editAt: EditAt }) => (
  <Block
    id="contacts"
    title={m.profile_contacts()}
    edit={editAt && <EditLink to={editAt('contacts')} label={m.profile_edit_contacts()} />}
  >
    <ContactList kind={kind} contacts={contacts} owned={editAt !== undefined} lang={lang} />
  </Block>
);

const Links = ({ profile: { kind, links, lang }, editAt }: { profile: PublicProfile; editAt: EditAt }) => (
  <Block
    id="links"
    title={m.profile_links()}
    edit={editAt && <EditLink to={editAt('links')} label={m.profile_edit_links()} />}
  >
    <QuickLinks kind={kind} links={links} lang={lang} />
  </Block>
);

/** The common sections of members' and groups' pages. Empty ones are shown to nobody. */
export const profileParts = (profile: PublicProfile, editAt: EditAt): Parts => ({
  about: profile.about !== '' && <About profile={profile} editAt={editAt} />,
  contacts: profile.contacts.length > 0 && <Contacts profile={profile} editAt={editAt} />,
  links: profile.links.length > 0 && <Links profile={profile} editAt={editAt} />,
  form: <QuestionsLink profile={profile} edit={editAt && <EditLink to={editAt('form')} label={m.form_edit()} />} />,
});

/** The sections of a page, in the owner's order. */
export const Sections = ({ order, parts }: { order: readonly SectionName[]; parts: Parts }) =>
  order.map((name) => <Fragment key={name}>{parts[name]}</Fragment>);

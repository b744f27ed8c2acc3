import type { Picture } from '@m4u/contract/common';
import type { Contact } from '@m4u/contract/profile/member.contact';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { useDialog } from '../../ui/Dialog.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Block, ThemedPage, type ThemeVariables } from '../theme/ThemedPage.tsx';
import { ContactList } from './ContactList.tsx';
import { AddPart, EditLink } from './EditLink.tsx';
import { FormBlock } from './FormBlock.tsx';
import type { ShownForm } from './FormFields.tsx';
import { InAppHint, inAppBrowser } from './InAppHint.tsx';
import { PageBar } from './PageBar.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { QuickActions } from './QuickActions.tsx';
import { QuickLinks, type ShownLink } from './QuickLinks.tsx';

/** A part of a page that its owner edits by itself. */
export type EditedPart = 'head' | 'about' | 'contacts' | 'links' | 'facts' | 'form';

/** What a member's page and a group's page have in common, ready to be shown. */
export interface PublicProfile {
  readonly name: string;
  readonly headline: string;
  /** Rich text that the server has sanitized. */
  readonly about: string;
  readonly portrait: Picture | null;
  readonly background: Picture | null;
  readonly contacts: readonly Contact[];
  readonly links: readonly ShownLink[];
  /** The owner's own form; null where the plain one stands. */
  readonly form: ShownForm | null;
  /** Path of the screen that takes what is left for the owner. */
  readonly writeTo: string;
  /** Path of the owner's messages. */
  readonly inbox: string;
  /** The language of what the owner wrote, as `lang` names it. */
  readonly lang: string;
  readonly theme: ThemeVariables;
  /** The full address to share. */
  readonly address: string;
  readonly vcard: string;
  /** Path of the name-card face with the QR code. */
  readonly face: string;
}

export interface PublicPageProps {
  profile: PublicProfile;
  /** Where a part is edited; absent for everybody who may not. */
  editAt?: ((part: EditedPart) => string) | undefined;
  /** Above the parts: what only the owner is shown. */
  tools?: ReactNode;
  /** Further parts, after the owner's links. */
  children?: ReactNode;
  /** Shown to visitors at the end: how to get a page like this. */
  invites?: boolean;
}

/** Saving a contact: by the plain link, but explained first inside apps whose browser cannot do it. */
const useSaving = () => {
  const dialog = useDialog();
  const [app, setApp] = useState('');
  const onSave = (event: MouseEvent) => {
    const inside = inAppBrowser(navigator.userAgent);
    if (inside === undefined) return;
    event.preventDefault();
    setApp(inside);
    dialog.show();
  };
  return { dialog, app, onSave };
};

/** The end of the page: how a visitor gets one of their own. */
const Invitation = () => (
  <footer className="no-print pt-4 text-center">
    <Link
      to={href('/register')}
      className="inline-flex min-h-11 items-center gap-1 rounded-md px-3 text-sm underline underline-offset-4"
    >
      {m.profile_make_your_own()}
      <ChevronRight aria-hidden size={16} />
    </Link>
  </footer>
);

/** A member's or a group's page: who it is, three things to do, then the owner's parts. */
export const PublicPage = ({ profile, editAt, tools, children, invites }: PublicPageProps) => {
  const { name, headline, about, contacts, links, lang, theme, address, vcard, face } = profile;
  const { dialog, app, onSave } = useSaving();
  const edit = (part: EditedPart, label: string) => editAt && <EditLink to={editAt(part)} label={label} />;
  const add = (part: EditedPart, words: string) => editAt && <AddPart to={editAt(part)}>{words}</AddPart>;
  return (
    <>
      <ThemedPage theme={theme}>
        <article className="mx-auto max-w-column pb-[calc(2rem+var(--bar-room,0px))] sm:pt-6">
          <ProfileHead
            name={name}
            headline={headline}
            portrait={profile.portrait}
            cover={profile.background}
            lang={lang}
            bar={<PageBar name={name} address={address} />}
            edit={edit('head', m.profile_edit_head())}
          />
          <div className="stack px-4 pt-5 sm:px-0">
            <QuickActions contacts={contacts} vcard={vcard} face={face} onSave={onSave} />
            {tools}
            {about !== '' || editAt ? (
              <Block id="about" title={m.profile_about()} edit={edit('about', m.profile_edit_about())} about>
                {about === '' ? (
                  add('about', m.profile_add_about())
                ) : (
                  <div lang={lang} className="pt-1">
                    <RichText html={about} />
                  </div>
                )}
              </Block>
            ) : null}
            {contacts.length > 0 || editAt ? (
              <Block id="contacts" title={m.profile_contacts()} edit={edit('contacts', m.profile_edit_contacts())}>
                {contacts.length === 0 ? (
                  add('contacts', m.profile_add_contacts())
                ) : (
                  <ContactList contacts={contacts} owned={editAt !== undefined} lang={lang} />
                )}
              </Block>
            ) : null}
            {links.length > 0 || editAt ? (
              <Block id="links" title={m.profile_links()} edit={edit('links', m.profile_edit_links())}>
                {links.length === 0 ? add('links', m.profile_add_links()) : <QuickLinks links={links} lang={lang} />}
              </Block>
            ) : null}
            {children}
            <FormBlock profile={profile} edit={edit('form', m.form_edit())} />
            {invites && <Invitation />}
          </div>
        </article>
      </ThemedPage>
      {app !== '' && <InAppHint dialog={dialog} app={app} address={address} vcard={vcard} />}
    </>
  );
};

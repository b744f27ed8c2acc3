import { memberOfPath } from '@m4u/contract/address/member-path';
import type { SectionName } from '@m4u/contract/profile/member/sections.rules';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { href, Link, useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { withQuery } from '../../../platform/search/filter.ts';
import { ThemedPage } from '../../theme/ThemedPage.tsx';
import { EditLink } from '../owner/EditLink.tsx';
import { PageBar } from './PageBar.tsx';
import { PageMenu } from './PageMenu.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { PageActions } from './PageActions.tsx';
import type { PublicProfile } from './publicProfile.tsx';
import { useSaving } from './SaveContact.tsx';
import { type EditAt, type Parts, Sections } from './sectionParts.tsx';

/** A button on the themed page, and the sheet that it opens, which has the app's own colours. */
export interface Addition {
  readonly button: ReactNode;
  readonly sheet: ReactNode;
}

export interface PublicPageProps {
  profile: PublicProfile;
  /** Sections of the page, in order. */
  sections: readonly SectionName[];
  parts: Parts;
  /** Path of the editor of a part; undefined when the reader may not edit. */
  editAt?: EditAt;
  /** Tools for the owner, above the sections. */
  tools?: ReactNode;
  /** How the owner adds content, below the sections. */
  add?: Addition;
  /** Shows visitors at the end how to get a page of their own. */
  invites?: boolean;
}

/** Footer that tells a visitor how to get a page of their own. From a member's page the registration leads back there. */
export const Invitation = () => {
  const { pathname } = useLocation();
  const returnTo = memberOfPath(pathname) === undefined ? '' : pathname;
  return (
    <footer className="no-print pt-4 text-center">
      <Link
        to={withQuery(href('/register'), { returnTo })}
        className="inline-flex min-h-11 items-center gap-1 rounded-md px-3 text-sm underline underline-offset-4"
      >
        {m.profile_make_your_own()}
        <ChevronRight aria-hidden size={16} />
      </Link>
    </footer>
  );
};

/** The page of a member or group: head, three actions, and the owner's sections. */
export const PublicPage = ({ profile, sections, parts, editAt, tools, add, invites }: PublicPageProps) => {
  const { name, address } = profile;
  const { onSave, hint } = useSaving(profile);
  return (
    <>
      <ThemedPage theme={profile.theme} counted={profile.counted}>
        <article className="mx-auto max-w-column pb-[calc(2rem+var(--bar-room,0px))] sm:pt-6">
          <ProfileHead
            name={name}
            kind={profile.kind}
            headline={profile.headline}
            portrait={profile.portrait}
            cover={profile.background}
            lang={profile.lang}
            bar={<PageBar name={name} address={address} menu={<PageMenu profile={profile} />} />}
            edit={editAt && <EditLink to={editAt('head')} label={m.profile_edit_head()} />}
          />
          <div className="stack px-4 pt-5 sm:px-0">
            <PageActions profile={profile} isOwn={editAt !== undefined} onSave={onSave} />
            {tools}
            <Sections order={sections} parts={parts} />
            {add?.button}
            {invites && <Invitation />}
          </div>
        </article>
      </ThemedPage>
      {hint}
      {add?.sheet}
    </>
  );
};

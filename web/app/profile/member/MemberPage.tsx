import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { usePage } from '../../platform/page.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Block, ThemedPage } from '../theme/ThemedPage.tsx';
import { AddPart, EditLink } from './EditLink.tsx';
import { Facts, isSilent } from './Facts.tsx';
import type { MemberPageData } from './member.server.ts';
import { OwnerTools } from './OwnerTools.tsx';
import { type EditedPart, PublicPage } from './PublicPage.tsx';

/** The groups that a member belongs to. */
const Groups = ({ groups, lang }: { groups: MemberPageData['groups']; lang: string }) => (
  <ul className="grid gap-2 pt-2">
    {groups.map(({ _id, name, urlMinify }) => (
      <li key={_id}>
        <Link
          to={href('/mbg/:id', { id: urlMinify ?? _id })}
          className="flex min-h-14 items-center gap-3 rounded-md border border-line px-3 py-2 font-semibold hover:bg-sunken"
        >
          <Avatar name={name} size={36} />
          <span lang={lang} className="min-w-0 wrap-anywhere">
            {name}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

/** What a locked page says: that it is locked, and nothing of its owner (decisions §1). */
const Locked = ({ profile }: Pick<MemberPageData, 'profile'>) => (
  <ThemedPage theme={profile.theme}>
    <div className="mx-auto grid min-h-dvh max-w-column place-content-center justify-items-center gap-4 p-6 text-center">
      <LockKeyhole aria-hidden size={48} />
      <h1 className="text-2xl">{profile.name}</h1>
      <p className="max-w-sm">{m.profile_locked()}</p>
      <Link to={href('/')} className="min-h-11 underline underline-offset-4">
        {m.app_home()}
      </Link>
    </div>
  </ThemedPage>
);

export interface MemberPageProps {
  page: MemberPageData;
  /** What fills the page beside the profile. */
  children?: ReactNode;
}

/** A member's page, for whoever looks at it; its owner finds a pencil on each part. */
export const MemberPage = ({ page, children }: MemberPageProps) => {
  const reader = usePage()?.reader ?? null;
  const { id, locked, can, groups, facts, profile } = page;
  if (locked) return <Locked profile={profile} />;
  const address = page.urlMinify ?? id;
  const editAt = can.update ? (part: EditedPart) => href('/me/:id/edit/:part', { id: address, part }) : undefined;
  const silent = isSilent(facts);
  return (
    <PublicPage
      profile={profile}
      editAt={editAt}
      tools={editAt && <OwnerTools profile={profile} editAt={editAt} urlMinify={page.urlMinify} />}
      invites={reader === null}
    >
      {children}
      {(!silent || editAt) && (
        <Block
          id="facts"
          title={m.profile_facts()}
          edit={editAt && <EditLink to={editAt('facts')} label={m.profile_edit_facts()} />}
        >
          {silent && editAt ? (
            <AddPart to={editAt('facts')}>{m.profile_add_facts()}</AddPart>
          ) : (
            <Facts {...facts} lang={profile.lang} />
          )}
        </Block>
      )}
      {groups.length > 0 && (
        <Block id="groups" title={m.profile_groups()}>
          <Groups groups={groups} lang={profile.lang} />
        </Block>
      )}
    </PublicPage>
  );
};

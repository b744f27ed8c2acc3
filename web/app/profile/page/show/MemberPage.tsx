import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { useIsVisitor } from '../../../platform/session/page.ts';
import { ThemedPage } from '../../theme/ThemedPage.tsx';
import type { MemberPageData } from './member.server.ts';
import { memberEditPath, memberParts } from './memberParts.tsx';
import { MemberTools } from '../owner/MemberTools.tsx';
import { type Addition, PublicPage } from './PublicPage.tsx';
import type { Parts } from './sectionParts.tsx';

/** A locked page: only says that it is locked, without data about its owner (docs/rules/member.md#locked-pages). */
export const Locked = ({ profile }: Pick<MemberPageData, 'profile'>) => (
  <ThemedPage theme={profile.theme}>
    <div className="mx-auto grid min-h-dvh max-w-column place-content-center justify-items-center gap-4 p-6 text-center">
      <LockKeyhole aria-hidden size={48} />
      <h1 className="text-2xl wrap-anywhere">{profile.name}</h1>
      <p className="max-w-sm">{m.profile_locked()}</p>
      <Link to={href('/')} className="min-h-11 underline underline-offset-4">
        {m.app_home()}
      </Link>
    </div>
  </ThemedPage>
);

export interface MemberPageProps {
  page: MemberPageData;
  /** Content of the sections besides the profile. */
  parts?: Parts;
  /** How the owner adds content. */
  add?: Addition;
}

/** A member's page for any reader; its owner sees an edit button on each part. */
export const MemberPage = ({ page, parts, add }: MemberPageProps) => {
  const isVisitor = useIsVisitor();
  const { profile, sections } = page;
  if (page.locked) return <Locked profile={profile} />;
  const editAt = memberEditPath(page);
  return (
    <PublicPage
      profile={profile}
      sections={sections}
      parts={{ ...memberParts(page, editAt), ...parts }}
      editAt={editAt}
      tools={editAt && <MemberTools page={page} editAt={editAt} />}
      {...(add && { add })}
      invites={isVisitor}
    />
  );
};

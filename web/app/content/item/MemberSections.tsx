import type { MemberPageData } from '../../profile/member/member.server.ts';
import type { Filling } from './pageContent.server.ts';
import { PageSections } from './PageSections.tsx';

/** What fills a member's page; nothing of a locked one. */
export const MemberSections = ({ page, content }: { page: MemberPageData; content: Filling | null }) =>
  content && (
    <PageSections
      content={content}
      owner={{ kind: 'member', id: page.id, slug: page.urlMinify ?? page.id, lang: page.profile.lang, can: page.can }}
    />
  );

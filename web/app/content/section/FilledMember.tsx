import { MemberPage } from '../../profile/page/show/MemberPage.tsx';
import type { MemberPageData } from '../../profile/page/show/member.server.ts';
import type { PageFilling } from './pageContent.server.ts';
import { sectionOwner, useContentParts } from './PageSections.tsx';

const Filled = ({ page, content }: { page: MemberPageData; content: PageFilling }) => (
  <MemberPage page={page} parts={useContentParts(content, sectionOwner('member', page))} />
);

/** A member's page with its content; a locked page has none. */
export const FilledMember = ({ page, content }: { page: MemberPageData; content: PageFilling | null }) =>
  content ? <Filled page={page} content={content} /> : <MemberPage page={page} />;

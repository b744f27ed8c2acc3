import { MemberPage } from '../../profile/page/show/MemberPage.tsx';
import type { MemberPageData } from '../../profile/page/show/member.server.ts';
import { memberEditPath } from '../../profile/page/show/memberParts.tsx';
import { useAddContent } from './add/AddContent.tsx';
import type { PageFilling } from './pageContent.server.ts';
import { sectionOwner, useContentParts } from './PageSections.tsx';

const Filled = ({ page, content }: { page: MemberPageData; content: PageFilling }) => {
  const owner = sectionOwner('member', page);
  const add = useAddContent(owner, memberEditPath(page));
  return <MemberPage page={page} parts={useContentParts(content, owner)} {...(add && { add })} />;
};

/** A member's page with its content; a locked page has none. */
export const FilledMember = ({ page, content }: { page: MemberPageData; content: PageFilling | null }) =>
  content ? <Filled page={page} content={content} /> : <MemberPage page={page} />;

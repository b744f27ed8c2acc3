import type { DiaryCard } from '@m4u/contract/content/diary';
import { m } from '../../paraglide/messages.js';
import { ContentRows } from '../item/ContentLists.tsx';
import { ContentSection } from '../item/ContentSection.tsx';
import { diaryPaths } from '../item/paths.tsx';
import type { SectionProps } from '../item/sectionProps.tsx';
import { DiaryCardLink } from './DiaryCardLink.tsx';

/** The newest entries of a diary on a member's page; groups keep none. */
export const DiarySection = ({ section, owner }: SectionProps<DiaryCard>) =>
  owner.kind === 'member' && (
    <ContentSection
      id="diary"
      title={m.diary_title()}
      total={section.total}
      shown={section.data.length}
      all={diaryPaths.all(owner)}
      {...(owner.can.update && { add: { to: diaryPaths.edit('new'), label: m.diary_add() } })}
    >
      <ContentRows items={section.data}>{(entry) => <DiaryCardLink entry={entry} lang={owner.lang} />}</ContentRows>
    </ContentSection>
  );

import type { PageActivity } from '@m4u/contract/content/activity';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { Block } from '../../profile/theme/ThemedPage.tsx';
import { OwnersTools } from '../item/ContentSection.tsx';
import { withOwner } from '../item/paths.tsx';
import type { SectionProps } from '../item/sectionProps.tsx';
import { ActivityGroup } from './ActivityGroup.tsx';
import { activityPaths } from './activityKind.tsx';
import { activityTypeIcons, activityTypeWords, blockId, headingType } from './activityWords.tsx';

/** Heading of a type, with its icon. */
const TypeName = ({ type }: Pick<PageActivity, 'type'>) => {
  const Icon = activityTypeIcons[type];
  return (
    <span className="flex items-center gap-2">
      <Icon aria-hidden size={20} className="shrink-0 text-(color:--brand-icon)" />
      {activityTypeWords[type]()}
    </span>
  );
};

export interface ActivityBlocksProps {
  activities: readonly PageActivity[];
  lang: string;
  /** Shows icons in the headings; left out on pages whose other headings have none. */
  marked?: boolean;
}

/** Activities in one block per type; blocks are in the order of their first activities. */
export const ActivityBlocks = ({ activities, lang, marked = false }: ActivityBlocksProps) =>
  [...Map.groupBy(activities, ({ type }) => headingType(type))].map(([type, group]) => (
    <Block key={type} id={blockId(type)} title={marked ? <TypeName type={type} /> : activityTypeWords[type]()}>
      <div className="pt-2">
        <ActivityGroup activities={group} lang={lang} />
      </div>
    </Block>
  ));

/** Activities of a page, one block per type, with a link to all; the owner also gets a link to add one. */
export const ActivitySections = ({ section: { data, total }, owner }: SectionProps<PageActivity>) => {
  const { can, lang } = owner;
  const hasMore = total > data.length;
  if (total === 0) return null;
  return (
    <>
      <ActivityBlocks activities={data} lang={lang} />
      {can.update && (
        <Block
          id="activities"
          title={m.activity_title()}
          edit={
            <OwnersTools
              add={{ to: withOwner(activityPaths.edit('new'), owner), label: m.activity_add() }}
              arrange={{ to: withOwner(activityPaths.arrange(), owner), label: m.activity_arrange() }}
            />
          }
        />
      )}
      {hasMore && (
        <Link
          to={activityPaths.all(owner)}
          className="surface flex min-h-12 items-center justify-center gap-1 rounded-lg border border-line font-semibold shadow-sm hover:bg-sunken"
        >
          {m.activity_all()}
          <span className="font-normal text-muted">({number(total)})</span>
          <ChevronRight aria-hidden size={18} />
        </Link>
      )}
    </>
  );
};

import FolderOpen from 'lucide-react/icons/folder-open';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { m } from '../../paraglide/messages.js';
import { IconLink, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { ContentPage, ContentTitle, Panel } from '../item/ContentPage.tsx';
import { FromStart } from '../item/MoreRows.tsx';
import { onPageOf } from '../item/paths.tsx';
import type { readActivities } from './activity.server.ts';
import { activityPaths } from './activityPaths.tsx';
import { ActivityBlocks } from './ActivitySections.tsx';
import { activityTypes, activityTypeWords } from './activityWords.tsx';

type Loaded = Awaited<ReturnType<typeof readActivities>>;

/** The types that are on the page, and the chosen one; more than one is worth a choice. */
const Types = ({ loaded: { owner, type, data } }: { loaded: Loaded }) => {
  const there = new Set(data.map((activity) => activity.type));
  if (type === null && there.size < 3) return null;
  const all = activityPaths.all(owner);
  const shown = activityTypes.filter((each) => each === type || (type === null && there.has(each)));
  return (
    <Tags label={m.activity_types()}>
      {[
        <Tag key="all" to={all} current={type === null}>
          {m.content_all()}
        </Tag>,
        ...shown.map((each) => (
          <Tag key={each} to={`${all}?type=${each}`} icon={activityTypeWords[each].icon} current={each === type}>
            {activityTypeWords[each].label()}
          </Tag>
        )),
      ]}
    </Tags>
  );
};

/** All activities of a page, by type. */
export const ActivitiesPage = ({ loaded }: { loaded: Loaded }) => {
  const { owner, type, data, nextCursor } = loaded;
  const add = owner.can.update && onPageOf(activityPaths.edit('new'), owner);
  const rest = new URLSearchParams({ ...(type && { type }), cursor: nextCursor ?? '' });
  return (
    <ContentPage owner={owner}>
      <ContentTitle
        title={m.activity_title()}
        actions={
          add && (
            <>
              <LinkButton to={add} icon={Plus}>
                {m.activity_add()}
              </LinkButton>
              <IconLink to={onPageOf(activityPaths.arrange(), owner)} label={m.activity_arrange()} icon={Pencil} />
            </>
          )
        }
      />
      <Types loaded={loaded} />
      <div className="stack pt-4">
        <FromStart />
        {data.length === 0 ? (
          <Panel>
            <EmptyState
              icon={FolderOpen}
              title={m.activity_empty()}
              action={add && <LinkButton to={add}>{m.activity_add()}</LinkButton>}
            />
          </Panel>
        ) : (
          <ActivityBlocks activities={data} lang={owner.lang} marked />
        )}
        {nextCursor !== null && (
          <LinkButton to={`${activityPaths.all(owner)}?${rest}`} variant="secondary" rel="next" className="self-center">
            {m.content_more()}
          </LinkButton>
        )}
      </div>
    </ContentPage>
  );
};

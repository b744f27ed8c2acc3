import FolderOpen from 'lucide-react/icons/folder-open';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { ContentListPage } from '../item/ContentListPage.tsx';
import { narrowed, TypeTags } from '../item/PieceTypes.tsx';
import type { readActivities } from './activity.server.ts';
import { activityPaths } from './activityPaths.tsx';
import { ActivityBlocks } from './ActivitySections.tsx';
import { activityTypes, activityTypeWords } from './activityWords.tsx';

type Loaded = Awaited<ReturnType<typeof readActivities>>;

/** The types that are on the page, and the chosen one; more than one is worth a choice. */
const Types = ({ loaded: { owner, type, data } }: { loaded: Loaded }) => {
  const there = new Set(data.map((activity) => activity.type));
  if (type === null && there.size < 3) return null;
  const shown = activityTypes.filter((each) => each === type || (type === null && there.has(each)));
  return (
    <TypeTags
      label={m.activity_types()}
      all={activityPaths.all(owner)}
      types={shown}
      words={activityTypeWords}
      chosen={type}
    />
  );
};

/** All activities of a page, by type. */
export const ActivitiesPage = ({ loaded }: { loaded: Loaded }) => {
  const { owner, type, data, nextCursor } = loaded;
  return (
    <ContentListPage
      owner={owner}
      paths={activityPaths}
      title={m.activity_title()}
      words={{ add: m.activity_add(), arrange: m.activity_arrange() }}
      narrowing={
        <div className="pb-4">
          <Types loaded={loaded} />
        </div>
      }
      empty={data.length === 0 ? { icon: FolderOpen, title: m.activity_empty() } : null}
    >
      <div className="stack">
        <ActivityBlocks activities={data} lang={owner.lang} marked />
        {nextCursor !== null && (
          <LinkButton
            to={narrowed(activityPaths.all(owner), { type, cursor: nextCursor })}
            variant="secondary"
            rel="next"
            className="self-center"
          >
            {m.content_more()}
          </LinkButton>
        )}
      </div>
    </ContentListPage>
  );
};

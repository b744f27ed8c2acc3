import FolderOpen from 'lucide-react/icons/folder-open';
import type { Route } from './+types/activities.screen';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import { ContentListPage } from '../item/ContentListPage.tsx';
import { listMeta } from '../item/kindMeta.tsx';
import { TypeTags } from '../item/PieceTypes.tsx';
import { readActivities } from './activity.server.ts';
import { activityKind, activityPaths } from './activityKind.tsx';
import { ActivityBlocks } from './ActivitySections.tsx';
import { activityTypes, activityTypeIcons, activityTypeWords } from './activityWords.tsx';
import { withQuery } from '../../platform/search/filter.ts';

/** All activities of a member, or of a brand or group, by type. */
export const loader = (args: Route.LoaderArgs) => readActivities(args);

export const meta: Route.MetaFunction = listMeta<typeof loader>(activityKind, ({ name }) =>
  m.activity_title_of({ name }),
);

export const handle = { fullWidth: true, query: ['type', 'cursor'] };

type Loaded = Route.ComponentProps['loaderData'];

/** Types on the page, and the chosen one; shown only when there are several. */
const Types = ({ loaded: { owner, type, data } }: { loaded: Loaded }) => {
  const presentTypes = new Set(data.map((activity) => activity.type));
  if (type === null && presentTypes.size < 3) return null;
  const shownTypes = activityTypes.filter((each) => each === type || (type === null && presentTypes.has(each)));
  return (
    <TypeTags
      label={m.activity_types()}
      all={activityPaths.all(owner)}
      types={shownTypes}
      labels={activityTypeWords}
      icons={activityTypeIcons}
      chosen={type}
    />
  );
};

export default function Activities({ loaderData }: Route.ComponentProps) {
  const { owner, type, data, nextCursor } = loaderData;
  return (
    <ContentListPage
      kind={activityKind}
      owner={owner}
      filters={
        <div className="pb-4">
          <Types loaded={loaderData} />
        </div>
      }
      empty={data.length === 0 ? { icon: FolderOpen, title: m.activity_empty() } : null}
    >
      <div className="stack">
        <ActivityBlocks activities={data} lang={owner.lang} marked />
        {nextCursor !== null && (
          <LinkButton
            to={withQuery(activityPaths.all(owner), { type, cursor: nextCursor })}
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
}

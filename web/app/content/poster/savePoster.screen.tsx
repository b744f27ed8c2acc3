import type { Owner } from '@m4u/contract/common';
import type { Poster } from '@m4u/contract/content/poster';
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end';
import Plus from 'lucide-react/icons/plus';
import type { Route } from './+types/savePoster.screen';
import { m } from '../../paraglide/messages.js';
import { readForm } from '../../platform/forms/form.server.ts';
import { movesPictures } from '../../platform/forms/posted-picture.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { MoreForm } from '../item/MoreForm.tsx';
import { FromStart } from '../item/MoreRows.tsx';
import { readDesk } from '../item/owner.server.ts';
import { posterFields, PosterForm } from './PosterForm.tsx';
import { posterPath, postersPath } from './posterPaths.tsx';
import { PosterRow } from './PosterRow.tsx';
import { changePoster, readPosterDesk, savePoster } from './savePoster.server.ts';
import { Column } from '../../ui/layout/Column.tsx';

/**
 * Posters of the reader's page, or with `?owner=` of a group: all of them with their state; `?poster=` opens the editor
 * of one or of a new one (docs/rules/poster.md#states).
 */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  requireReader(context, m.poster_purpose());
  return readPosterDesk(context, request);
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  requireReader(context, m.poster_purpose());
  const { owner } = await readDesk(context, request);
  const sent = await readForm(request, posterFields);
  if (sent.intent === 'save' || movesPictures(sent)) return savePoster(context, sent, owner);
  return changePoster(context, sent, postersPath(owner));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.poster_title()} · M4U` }];

type Loaded = Route.ComponentProps['loaderData'];

const Editor = ({ loaded, reply }: { loaded: Loaded; reply: Route.ComponentProps['actionData'] }) => {
  const { desk, poster, maximumImages, uploads } = loaded;
  return (
    <Column kind="form" className="pb-8">
      <PageHeader
        title={poster ? m.poster_edit() : m.poster_add()}
        lead={desk.owner.kind === 'group' ? m.content_page_of({ name: desk.name }) : undefined}
        back={{ to: postersPath(desk.owner), label: m.poster_title() }}
      />
      <PosterForm
        owner={desk.owner.kind}
        poster={poster}
        maximumImages={maximumImages}
        uploads={uploads}
        reply={reply}
      />
    </Column>
  );
};

const Rows = ({ posters, owner, cursor }: { posters: readonly Poster[]; owner: Owner; cursor: string | null }) => (
  <ul aria-label={m.poster_title()} className="stack">
    {posters.map((poster) => (
      <li key={poster._id}>
        <PosterRow poster={poster} edit={posterPath(owner, poster._id, cursor)} />
      </li>
    ))}
  </ul>
);

export default function SavePoster({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const { desk, posters, nextCursor, cursor, opened } = loaded;
  if (opened) return <Editor loaded={loaded} reply={actionData} />;
  const add = posterPath(desk.owner, 'new');
  return (
    <Column kind="form" className="pb-8">
      <PageHeader
        title={m.poster_title()}
        lead={m.poster_lead()}
        back={{ to: desk.path, label: m.content_page_of({ name: desk.name }) }}
        actions={
          posters.length > 0 && (
            <LinkButton to={add} icon={Plus}>
              {m.poster_add()}
            </LinkButton>
          )
        }
      />
      <FromStart />
      {posters.length === 0 ? (
        <EmptyState
          icon={GalleryHorizontalEnd}
          title={m.poster_empty()}
          action={<LinkButton to={add}>{m.poster_add()}</LinkButton>}
        />
      ) : (
        <Rows posters={posters} owner={desk.owner} cursor={cursor} />
      )}
      <MoreForm owner={desk.owner} nextCursor={nextCursor} />
    </Column>
  );
}

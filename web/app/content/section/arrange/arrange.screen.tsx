import type { Owner, Visibility } from '@m4u/contract/common';
import FolderOpen from 'lucide-react/icons/folder-open';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { data, redirect } from 'react-router';
import type { Route } from './+types/arrange.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { IconLink, LinkButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { readMove } from '../../../ui/sorting/move.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SortableList } from '../../../ui/sorting/SortableList.tsx';
import { ArrangedRow } from './ArrangedRow.tsx';
import { FromStart } from '../../item/MoreRows.tsx';
import { type ArrangedKind, arrangedKinds } from './kinds.server.ts';
import { MoreForm } from '../../item/MoreForm.tsx';
import { readDesk } from '../../item/owner.server.ts';
import { withOwner } from '../../item/paths.tsx';

/** Largest page of the API's lists: an order is easier to see on one page. */
const ROWS = 100;

const findKind = (kind: string): ArrangedKind => {
  if (!Object.hasOwn(arrangedKinds, kind)) throw data(null, { status: 404 });
  return arrangedKinds[kind] as ArrangedKind;
};

/** Address of the owner's list of a kind: this screen, or the public list for kinds with a fixed order. */
const listAddress = (kind: string, owner: Owner): string => {
  const { paths, byDay } = findKind(kind);
  return byDay ? paths.all({ kind: owner.kind, slug: owner.id }) : withOwner(paths.arrange(), owner);
};

/** Arranges a page's content of a kind; each row can also be edited, hidden and deleted. */
export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  requireReader(context, m.content_arrange_purpose());
  const { title, paths, list, byDay } = findKind(params.kind);
  const desk = await readDesk(context, request);
  if (byDay) throw redirect(listAddress(params.kind, desk.owner));
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const client = api(context);
  const rows = await list(client, desk.owner, { cursor, limit: ROWS });
  // A row moved to the end of this page goes before the next page's first row, not to the end of the list.
  const after = rows.nextCursor && (await list(client, desk.owner, { cursor: rows.nextCursor, limit: 1 })).data[0];
  return {
    title: title(),
    desk,
    add: withOwner(paths.edit('new'), desk.owner),
    rows: rows.data.map((row) => ({
      row,
      view: paths.one(desk.owner.kind, row._id),
      edit: withOwner(paths.edit(row._id), desk.owner),
    })),
    total: rows.total,
    nextCursor: rows.nextCursor,
    next: after ? after._id : undefined,
  };
};

export const action = async ({ request, context, params }: Route.ActionArgs) => {
  const { paths, setPolicy, remove } = findKind(params.kind);
  const form = await request.formData();
  const { owner, path } = await readDesk(context, request);
  const client = api(context);
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [intent, id] = [field('intent'), field('id')];
  if (intent === 'move') {
    const move = readMove(form, 'order');
    if (move) await client.item.move({ params: { id: move.id }, body: { before: move.beforeId } });
    return null;
  }
  if (intent === 'visibility') {
    await setPolicy(client, owner, id, field('policy') as Visibility);
    setFlash(context, { kind: 'success', message: m.content_visibility_saved() });
    throw redirect(readBackPath(request, path));
  }
  if (intent === 'restore') {
    await client.item.restore({ params: { id } });
    setFlash(context, { kind: 'success', message: m.content_restored() });
    throw redirect(listAddress(params.kind, owner));
  }
  if (intent !== 'remove') throw data(null, { status: 400 });
  await remove(client, owner, id);
  const undo = {
    label: m.content_undo(),
    action: withOwner(paths.arrange(), owner),
    fields: { intent: 'restore', id },
  };
  setFlash(context, { kind: 'success', message: m.content_deleted(), undo });
  throw redirect(listAddress(params.kind, owner));
};

/** The own address that the form was sent from. */
const readBackPath = (request: Request, otherwise: string): string => {
  const from = URL.parse(request.headers.get('referer') ?? '');
  return from && from.host === new URL(request.url).host ? from.pathname + from.search : otherwise;
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? m.content_arrange_title({ title: loaderData.title }) : m.app_title() },
];

export default function Arrange({
  loaderData: { title, desk, add, rows, total, nextCursor, next },
}: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-column pb-8">
      <PageHeader
        title={title}
        lead={m.content_arrange_lead()}
        back={{ to: desk.path, label: m.content_page_of({ name: desk.name }) }}
        actions={
          <LinkButton to={add} icon={Plus}>
            {m.content_add()}
          </LinkButton>
        }
      />
      <FromStart />
      {total === 0 ? (
        <EmptyState
          icon={FolderOpen}
          title={m.content_nothing()}
          action={<LinkButton to={add}>{m.content_add()}</LinkButton>}
        />
      ) : (
        <SortableList
          label={title}
          items={rows}
          itemKey={({ row }) => row._id}
          itemLabel={({ row }) => row.title || m.content_untitled()}
          name="order"
          intent="move"
          next={next}
          tools={({ edit }) => <IconLink to={edit} label={m.content_edit()} icon={Pencil} />}
        >
          {({ row, view }) => <ArrangedRow row={row} view={view} />}
        </SortableList>
      )}
      <MoreForm owner={desk.owner} nextCursor={nextCursor} />
    </div>
  );
}

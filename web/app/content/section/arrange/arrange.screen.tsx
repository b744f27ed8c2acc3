import { safeReturnTo } from '@m4u/contract/address/return-to';
import type { Owner, Visibility } from '@m4u/contract/common';
import { OWNED_SORTS } from '@m4u/contract/content/item';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Check from 'lucide-react/icons/check';
import FolderOpen from 'lucide-react/icons/folder-open';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { data, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/arrange.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { changeChosen } from '../../../platform/forms/chosen.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { pageNumber } from '../../../platform/search/page-number.server.ts';
import { readRows, readSorting, requirePage } from '../../../platform/search/table.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { readMove } from '../../../ui/sorting/move.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SortableList } from '../../../ui/sorting/SortableList.tsx';
import { ArrangedRow } from './ArrangedRow.tsx';
import { FromStart } from '../../item/MoreRows.tsx';
import { type ArrangedKind, arrangedKinds } from './kinds.server.ts';
import { MoreForm } from '../../item/MoreForm.tsx';
import { readDesk } from '../../item/owner.server.ts';
import { withOwner } from '../../item/paths.tsx';
import { OwnedTable } from './OwnedTable.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

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

/** Reads the table of the list; null while the order is changed, which needs the list alone. */
const readTable = async (
  context: Readonly<RouterContextProvider>,
  { kind }: ArrangedKind,
  owner: Owner,
  search: URLSearchParams,
) => {
  if (search.has('arrange') || search.has('cursor')) return null;
  const [page, limit] = [pageNumber(search), readRows(context, search)];
  const sorted = readSorting(search, OWNED_SORTS, { sort: 'place', order: 'asc' });
  const { data: items, total } = await api(context).item.listOwned({
    params: { ownerKind: owner.kind, id: owner.id, kind },
    query: { page, limit, ...sorted },
  });
  requirePage(context, { rows: items, total, limit });
  return { items, total, page, limit, sorted };
};

/**
 * A page's content of a kind: its owner arranges, edits, hides and deletes it. From 900 px it is a table; `?arrange` has
 * the list there as well, whose order can be changed.
 */
export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  requireReader(context, m.content_arrange_purpose());
  const kind = findKind(params.kind);
  const { title, empty, add, paths, list, byDay } = kind;
  const desk = await readDesk(context, request);
  const { owner } = desk;
  if (byDay) throw redirect(listAddress(params.kind, owner));
  const { searchParams } = new URL(request.url);
  const cursor = searchParams.get('cursor') ?? undefined;
  const client = api(context);
  const [rows, table] = await Promise.all([
    list(client, owner, { cursor, limit: ROWS }),
    readTable(context, kind, owner, searchParams),
  ]);
  // A row moved to the end of this page goes before the next page's first row, not to the end of the list.
  const after = rows.nextCursor && (await list(client, owner, { cursor: rows.nextCursor, limit: 1 })).data[0];
  const withPaths = <Row extends { readonly _id: string }>(row: Row) => ({
    row,
    view: paths.one(owner.kind, row._id),
    edit: withOwner(paths.edit(row._id), owner),
  });
  return {
    kind: params.kind,
    title: title(),
    words: { empty: empty(), add: add() },
    desk,
    add: withOwner(paths.edit('new'), owner),
    list: withOwner(paths.arrange(), owner),
    rows: rows.data.map(withPaths),
    table: table && { ...table, items: table.items.map(withPaths) },
    total: rows.total,
    nextCursor: rows.nextCursor,
    next: after ? after._id : undefined,
    now: Date.now(),
  };
};

/** Changes the pieces that were chosen in the table. */
const changeMany = async (
  context: Readonly<RouterContextProvider>,
  { setPolicy, remove }: ArrangedKind,
  owner: Owner,
  form: FormData,
): Promise<void> => {
  const client = api(context);
  const intent = form.get('intent');
  const chosen = form.getAll('chosen').filter((id) => typeof id === 'string');
  await changeChosen(context, { nestedValues: { chosen } }, (id) =>
    intent === 'remove-chosen'
      ? remove(client, owner, id)
      : setPolicy(client, owner, id, intent === 'show' ? 'public' : 'private'),
  );
};

export const action = async ({ request, context, params }: Route.ActionArgs) => {
  const kind = findKind(params.kind);
  const { paths, setPolicy, remove } = kind;
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
  if (intent === 'show' || intent === 'hide' || intent === 'remove-chosen') {
    await changeMany(context, kind, owner, form);
    throw redirect(safeReturnTo(field('back')));
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

type Data = Route.ComponentProps['loaderData'];

/** The list whose order can be changed. */
const Order = ({ desk, title, rows, nextCursor, next }: Data) => (
  <>
    <FromStart />
    <SortableList
      label={title}
      items={rows}
      itemKey={({ row }) => row._id}
      itemLabel={({ row }) => row.title || m.content_untitled()}
      name="order"
      intent="move"
      next={next}
      menu={({ edit }) => [{ label: m.content_edit(), icon: Pencil, to: edit }]}
    >
      {({ row, view }) => <ArrangedRow row={row} view={view} />}
    </SortableList>
    <MoreForm owner={desk.owner} nextCursor={nextCursor} />
  </>
);

/** The table from 900 px. */
const Table = ({ kind, title, list, now, table }: Data & { table: NonNullable<Data['table']> }) => {
  const { items, total, page, limit, sorted } = table;
  return (
    <div className="stack gap-2">
      {sorted.sort !== 'place' && (
        <div>
          <LinkButton to={list} variant="quiet" icon={ListOrdered} preventScrollReset>
            {m.content_page_order()}
          </LinkButton>
        </div>
      )}
      <OwnedTable
        kind={kind}
        label={title}
        rows={items}
        sorted={sorted}
        foot={{ page, total, size: limit }}
        now={now}
      />
      <Pagination page={page} total={total} size={limit} />
    </div>
  );
};

export default function Arrange({ loaderData }: Route.ComponentProps) {
  const { title, words, desk, add, list, total, table } = loaderData;
  const isTable = table !== null && total > 0;
  return (
    <Column kind="list" className="pb-8">
      <PageHeader
        title={title}
        lead={
          isTable ? (
            <>
              <span className="lg:hidden">{m.content_arrange_lead()}</span>
              <span className="hidden lg:inline">{m.content_owned_lead()}</span>
            </>
          ) : (
            total > 1 && m.content_arrange_lead()
          )
        }
        back={{ to: desk.path, label: m.content_page_of({ name: desk.name }) }}
        actions={
          <>
            {total > 1 && (
              <span className="hidden lg:block">
                <LinkButton
                  to={isTable ? `${list}${list.includes('?') ? '&' : '?'}arrange` : list}
                  icon={isTable ? ArrowUpDown : Check}
                  variant="secondary"
                >
                  {isTable ? m.content_arrange() : m.content_arranged()}
                </LinkButton>
              </span>
            )}
            {total > 0 && (
              <LinkButton to={add} icon={Plus}>
                {m.content_add()}
              </LinkButton>
            )}
          </>
        }
      />
      {total === 0 ? (
        <EmptyState
          icon={FolderOpen}
          title={words.empty}
          action={
            <LinkButton to={add} icon={Plus}>
              {words.add}
            </LinkButton>
          }
        />
      ) : (
        <>
          <div className={isTable ? 'lg:hidden' : undefined}>
            <Order {...loaderData} />
          </div>
          {table && (
            <div className="hidden lg:block">
              <Table {...loaderData} table={table} />
            </div>
          )}
        </>
      )}
    </Column>
  );
}

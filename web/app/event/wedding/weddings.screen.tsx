import type { WeddingRow } from '@m4u/contract/event/wedding';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import Heart from 'lucide-react/icons/heart';
import Plus from 'lucide-react/icons/plus';
import { Form, href, Link, redirect } from 'react-router';
import { StoredPicture } from '../../profile/upload/StoredPicture.tsx';
import type { Route } from './+types/weddings.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { date, number } from '../../platform/language/formats.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { restoreWedding } from './changeWedding.server.ts';
import { DesignSwatch } from './editor/DesignSwatch.tsx';
import { designStyle } from './editor/designStyle.tsx';
import { editPath, guestsPath } from './weddingPaths.tsx';
import { joinNames, weddingStatusWords } from './weddingWords.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** The reader's invitations, including deleted ones that can be restored; `?returnTo=` is where the reader came from. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const returnTo = searchParams.get('returnTo');
  const [{ data, total }, deleted] = await Promise.all([
    api(context).wedding.list({ query: { page } }),
    api(context).wedding.list({ query: { deleted: true } }),
  ]);
  const back = returnTo === null ? null : safeReturnTo(returnTo);
  return { weddings: data, total, page, deleted: deleted.data, back };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const { values } = await readForm(request);
  const { _id } = await restoreWedding(context, values['id'] ?? '');
  return redirect(guestsPath(_id));
};

export const links: Route.LinksFunction = designStyle;

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_own()} · M4U` }];

/** The cover picture of an invitation, or a swatch of its design. */
const Face = ({ wedding }: { wedding: WeddingRow }) =>
  wedding.cover ? (
    <StoredPicture
      alt=""
      picture={wedding.cover}
      sizes="112px"
      className="aspect-square w-full rounded-sm object-cover"
    />
  ) : (
    <DesignSwatch look={wedding} />
  );

const Row = ({ wedding }: { wedding: WeddingRow }) => {
  const { _id, status, day, invited, answered, people } = wedding;
  return (
    <Link to={guestsPath(_id)} className="flex items-center gap-4 p-4 hover:bg-sunken" prefetch="intent">
      <span className="block w-28 shrink-0">
        <Face wedding={wedding} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-lg font-semibold text-balance wrap-anywhere" translate="no">
          {joinNames(wedding)}
        </span>
        <span className="block text-muted">{date(day)}</span>
        <span className="block text-sm text-muted">
          {m.wedding_row_numbers({ invited: number(invited), answered: number(answered), people: number(people) })}
        </span>
        <span className="mt-1 inline-block">
          <Tag>{weddingStatusWords[status]()}</Tag>
        </span>
      </span>
    </Link>
  );
};

const Deleted = ({ weddings }: { weddings: readonly WeddingRow[] }) => (
  <Section id="deleted" title={m.wedding_deleted_list()}>
    <p className="text-sm text-muted">{m.wedding_deleted_text()}</p>
    <Card padded={false}>
      <ul className="divide-y divide-line" aria-labelledby="deleted-title">
        {weddings.map((wedding) => (
          <li key={wedding._id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <span className="font-semibold wrap-anywhere" translate="no">
              {joinNames(wedding)}
            </span>
            <Form method="post">
              <input type="hidden" name="id" value={wedding._id} />
              <SubmitButton variant="secondary" name="intent" value="restore">
                {m.wedding_restore()}
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  </Section>
);

const newPath = () => editPath('new');

export default function Weddings({ loaderData: { weddings, total, page, deleted, back } }: Route.ComponentProps) {
  return (
    <Column kind="list">
      <PageHeader
        title={m.wedding_own()}
        lead={m.wedding_own_lead()}
        back={back === null ? { to: href('/more'), label: m.more_title() } : { to: back, label: m.content_back() }}
        actions={
          total > 0 && (
            <LinkButton to={newPath()} icon={Plus}>
              {m.wedding_new()}
            </LinkButton>
          )
        }
      />
      {total === 0 ? (
        <EmptyState
          icon={Heart}
          title={m.wedding_none()}
          action={
            <LinkButton to={newPath()} icon={Plus}>
              {m.wedding_new()}
            </LinkButton>
          }
        >
          <p className="mb-2">{m.wedding_none_text()}</p>
          <p>{m.wedding_none_needs()}</p>
        </EmptyState>
      ) : (
        <Card padded={false}>
          <ul aria-label={m.wedding_own()} className="divide-y divide-line">
            {weddings.map((wedding) => (
              <li key={wedding._id}>
                <Row wedding={wedding} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Pagination page={page} total={total} />
      {deleted.length > 0 && <Deleted weddings={deleted} />}
    </Column>
  );
}

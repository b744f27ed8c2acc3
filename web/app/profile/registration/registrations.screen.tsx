import ClipboardList from 'lucide-react/icons/clipboard-list';
import { href } from 'react-router';
import type { Route } from './+types/registrations.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { RegistrationList } from './RegistrationList.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Loads the reader's own registrations, latest first. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.registration_list_purpose());
  const page = pageNumber(new URL(request.url).searchParams);
  const { data, total } = await api(context).registration.list({ query: { own: true, page } });
  requirePage(context, { rows: data, total });
  return { data, total, page };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.registration_list()} · M4U` }];

/** Kinds of applications; beside the title they begin where the title does. */
const Ways = ({ isCentred = false }: { isCentred?: boolean }) => (
  <div className={classNames('flex flex-wrap gap-2', isCentred && 'justify-center')}>
    <LinkButton to={href('/action/cards/request')}>{m.registration_request_title()}</LinkButton>
    <LinkButton to={href('/agencies/register')} variant="secondary">
      {m.registration_agency_title()}
    </LinkButton>
  </div>
);

export default function Registrations({ loaderData: { data, total, page } }: Route.ComponentProps) {
  return (
    <Column kind="list">
      <PageHeader
        title={m.registration_list()}
        lead={m.registration_list_lead()}
        back={{ to: href('/more'), label: m.more_title() }}
        {...(data.length > 0 && { actions: <Ways /> })}
      />
      {data.length === 0 ? (
        <EmptyState icon={ClipboardList} title={m.registration_list_empty()} action={<Ways isCentred />} />
      ) : (
        <RegistrationList rows={data} to={(id) => href('/registrations/:id', { id })} />
      )}
      <Pagination page={page} total={total} />
    </Column>
  );
}

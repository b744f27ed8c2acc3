import { Id } from '@m4u/contract/common';
import { phonebook as endpoints } from '@m4u/contract/social/phonebook';
import BookUser from 'lucide-react/icons/book-user';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Download from 'lucide-react/icons/download';
import FileInput from 'lucide-react/icons/file-input';
import Plus from 'lucide-react/icons/plus';
import Table from 'lucide-react/icons/table';
import { href, redirect } from 'react-router';
import type { Route } from './+types/phonebook.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { number } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { FromStart, MoreRows } from '../../content/item/MoreRows.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { type PhonebookData, readPhonebook } from './phonebookList.server.ts';
import { EntryRow } from './PhonebookRows.tsx';
import { PhonebookFilters, PhonebookSearch } from './PhonebookSearch.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** The reader's phonebook; `?q=`, `?letter=`, `?tag=` and `?source=` filter it (docs/rules/phonebook.md#lists). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.phonebook_purpose());
  // Notifications link to `?entry=`.
  const entry = new URL(request.url).searchParams.get('entry') ?? '';
  if (Id.safeParse(entry).success) throw redirect(href('/action/phonebook/:entry', { entry }));
  return {
    ...(await readPhonebook(context, request)),
    vcf: apiAddress(endpoints.exportAll, {}, { format: 'vcf' }),
    csv: apiAddress(endpoints.exportAll, {}, { format: 'csv' }),
  };
};

/** Restores a deleted entry. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.phonebook_purpose());
  const { intent, values } = await readForm(request);
  const id = values['id'] ?? '';
  if (intent === 'restore') {
    await api(context).phonebook.restore({ params: { id } });
    setFlash(context, { kind: 'success', message: m.phonebook_restored() });
    throw redirect(href('/action/phonebook/:entry', { entry: id }));
  }
  throw redirect(href('/action/phonebook'));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.phonebook_title()} · M4U` }];

type Row = PhonebookData['data'][number];
const idOf = ({ _id }: Row): string => _id;

const Due = ({ rows }: { rows: readonly Row[] }) => (
  <Section
    id="due"
    title={
      <span className="inline-flex items-center gap-2">
        <CalendarClock aria-hidden size={20} />
        {m.phonebook_due()}
      </span>
    }
  >
    <Card padded={false}>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row._id}>
            <EntryRow row={row} />
          </li>
        ))}
      </ul>
    </Card>
  </Section>
);

/** Ways in and out by files; an empty phonebook has nothing to export. */
const Files = ({ vcf, csv, isEmpty }: { vcf: string; csv: string; isEmpty: boolean }) => (
  <Section id="files" title={m.phonebook_more_actions()}>
    <div className="flex flex-wrap gap-3">
      <LinkButton to={href('/action/phonebook/import')} icon={FileInput} variant="secondary">
        {m.phonebook_import()}
      </LinkButton>
      {!isEmpty && (
        <>
          <LinkButton to={vcf} reloadDocument download icon={Download} variant="secondary">
            {m.phonebook_export_vcf()}
          </LinkButton>
          <LinkButton to={csv} reloadDocument download icon={Table} variant="secondary">
            {m.phonebook_export_csv()}
          </LinkButton>
        </>
      )}
    </div>
  </Section>
);

export const handle = { ownSearch: true };

export default function Phonebook({ loaderData }: Route.ComponentProps) {
  const { data, total, letters, tags, nextCursor, filter, due, vcf, csv } = loaderData;
  const isFiltered = hasFilter(filter);
  const isEmpty = !isFiltered && data.length === 0;
  return (
    <Column kind="list">
      <PageHeader
        title={m.phonebook_title()}
        lead={isEmpty || isFiltered ? undefined : m.phonebook_lead({ count: number(total) })}
        actions={
          <LinkButton to={href('/action/phonebook/new')} icon={Plus} variant={isEmpty ? 'secondary' : 'primary'}>
            {m.phonebook_add()}
          </LinkButton>
        }
      />
      {!isEmpty && <PhonebookSearch filter={filter} letters={letters} />}
      <div className="stack gap-3 pt-1">
        {!isEmpty && <PhonebookFilters filter={filter} tags={tags} />}
        {isFiltered && total > 0 && (
          <output className="block text-sm text-muted">{m.phonebook_found({ count: number(total) })}</output>
        )}
        {due.length > 0 && <Due rows={due} />}
        <FromStart />
        <ListView
          label={m.phonebook_title()}
          rows={data.map((row) => (
            <li key={row._id}>
              <EntryRow row={row} />
            </li>
          ))}
          more={
            <MoreRows
              key={JSON.stringify(filter)}
              nextCursor={nextCursor}
              pageOf={(more: PhonebookData) => more}
              keyOf={idOf}
              shownKeys={data.map(idOf)}
              row={(row) => (
                <li key={row._id} className="[contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
                  <EntryRow row={row} />
                </li>
              )}
            />
          }
          empty={{
            icon: BookUser,
            title: m.phonebook_empty(),
            text: m.phonebook_empty_text(),
            action: <LinkButton to={href('/scan-qr')}>{m.phonebook_scan()}</LinkButton>,
          }}
          filtered={
            isFiltered && {
              title: m.phonebook_none_found(),
              clear: { to: href('/action/phonebook'), label: m.phonebook_clear() },
            }
          }
        />
        <Files vcf={vcf} csv={csv} isEmpty={isEmpty} />
      </div>
    </Column>
  );
}

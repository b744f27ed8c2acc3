import { group as endpoints } from '@m4u/contract/profile/group';
import type { GroupImport } from '@m4u/contract/profile/group/import';
import Contact from 'lucide-react/icons/contact';
import Download from 'lucide-react/icons/download';
import Users from 'lucide-react/icons/users';
import { data, Form, Link, redirect } from 'react-router';
import type { Route } from './+types/imports.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { chosenFile, readForm } from '../../../platform/forms/form.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { FileField } from '../../../ui/fields/FileField.tsx';
import { importPath } from '../customers/customerPaths.tsx';
import { importKindWords, importStatusWords } from './importWords.tsx';
import { readGroupId, readManaged } from '../management/managed.server.ts';
import { peopleListPath } from '../people/peoplePaths.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/** Chooses a file of people for a group (docs/rules/group.md#imports): `?groupId=`; `?kind=` preselects its kind. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.import_purpose());
  const group = await readManaged(context, request);
  const { data: past } = await api(context).group.listImports({ params: { groupId: group._id }, query: { limit: 10 } });
  const kind = new URL(request.url).searchParams.get('kind') === 'customers' ? 'customers' : 'members';
  return {
    group,
    kind,
    past,
    templates: {
      members: apiAddress(endpoints.importTemplate, { kind: 'members' }),
      customers: apiAddress(endpoints.importTemplate, { kind: 'customers' }),
    },
  };
};

const refuseImport = (error: string, status: number, kind: string | undefined) => data({ error, kind }, { status });

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.import_purpose());
  const groupId = readGroupId(request);
  const form = await readForm(request);
  const kind = form.values['kind'] === 'customers' ? 'customers' : 'members';
  const chosen = chosenFile(form, 'file');
  if (!chosen) return refuseImport(m.import_choose(), 422, kind);
  try {
    const file = { name: chosen.name, bytes: new Uint8Array(await chosen.arrayBuffer()) };
    const { data: created } = await api(context).group.uploadImport({ params: { groupId }, body: { kind }, file });
    return redirect(importPath(groupId, created._id));
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500) throw thrown;
    return refuseImport(problem.detail, problem.status, kind);
  }
};

export const meta: Route.MetaFunction = () => [{ title: `${m.import_title()} · M4U` }];

const Past = ({ past }: { past: readonly GroupImport[] }) => (
  <Section id="past" title={m.import_past()}>
    <p className="text-sm text-muted">{m.import_past_text()}</p>
    <Card padded={false}>
      <ul className="divide-y divide-line" aria-labelledby="past-title">
        {past.map((file) => (
          <li key={file._id}>
            <Link
              to={importPath(file.groupId, file._id)}
              className="flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold" translate="no">
                  {file.fileName}
                </span>
                <span className="block text-sm text-muted">
                  {importKindWords[file.kind]()} ·{' '}
                  {m.import_summary({ done: number(file.done), total: number(file.total) })} ·{' '}
                  <RelativeTime time={file.createdAt} />
                </span>
              </span>
              <Tag>{importStatusWords[file.status]()}</Tag>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  </Section>
);

const Templates = ({ members, customers }: { members: string; customers: string }) => (
  <Section id="templates" title={m.import_templates()}>
    <p className="text-muted">{m.import_templates_text()}</p>
    <div className="flex flex-wrap gap-3">
      <LinkButton to={members} reloadDocument download icon={Download} variant="secondary">
        {m.import_template_members()}
      </LinkButton>
      <LinkButton to={customers} reloadDocument download icon={Download} variant="secondary">
        {m.import_template_customers()}
      </LinkButton>
    </div>
  </Section>
);

export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  const { group, kind, past, templates } = loaderData;
  return (
    <Column kind="detail">
      <PageHeader
        title={m.import_title()}
        lead={m.import_lead({ group: group.name })}
        back={{ to: peopleListPath(group._id), label: m.customer_manage() }}
      />
      <Card>
        <Form method="post" encType="multipart/form-data" className="stack">
          <FormError errors={actionData ? [actionData.error] : undefined} />
          <RadioCards
            legend={m.import_kind()}
            name="kind"
            defaultValue={actionData?.kind ?? kind}
            options={[
              {
                value: 'members',
                label: m.import_kind_members(),
                description: m.import_kind_members_text(),
                icon: Users,
              },
              {
                value: 'customers',
                label: m.import_kind_customers(),
                description: m.import_kind_customers_text(),
                icon: Contact,
              },
            ]}
          />
          <FileField
            name="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values,application/vnd.ms-excel"
            label={m.import_file()}
            hint={m.import_file_hint()}
            required
          />
          <SubmitButton block>{m.import_preview()}</SubmitButton>
        </Form>
      </Card>
      <Templates {...templates} />
      {past.length > 0 && <Past past={past} />}
    </Column>
  );
}

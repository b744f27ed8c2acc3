import { group as endpoints } from '@m4u/contract/profile/group';
import type { ImportLine } from '@m4u/contract/profile/group/import';
import Download from 'lucide-react/icons/download';
import { redirect } from 'react-router';
import type { Route } from './+types/importFile.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { requireId } from '../../../platform/request/require-id.ts';
import { pageNumber } from '../../../platform/search/page-number.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { Section } from '../../../ui/Section.tsx';
import { importPath, importsPath } from '../customers/customerPaths.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { importKindWords, listRefusalReasons, formatImportValues } from './importWords.tsx';
import { readGroupId, readManaged } from '../management/managed.server.ts';
import { Column } from '../../../ui/layout/Column.tsx';

/** Maximum number of lines shown that are not refused. */
const FIRST = 10;

/** Loads an import, from its preview to its result; `?page=` selects a page of refused lines. */
export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  requireReader(context, m.import_purpose());
  requireId(params.file);
  const group = await readManaged(context, request);
  const of = { groupId: group._id, importId: params.file };
  const page = pageNumber(new URL(request.url).searchParams);
  const { group: calls } = api(context);
  const [{ data: file }, refused] = await Promise.all([
    calls.getImport({ params: of }),
    calls.importLines({ params: of, query: { status: 'refused', page } }),
  ]);
  const first = await calls.importLines({
    params: of,
    query: { status: file.done > 0 ? 'done' : 'waiting', limit: FIRST },
  });
  return { group, file, page, refused, first: first.data, report: apiAddress(endpoints.importReport, of) };
};

/** Starts, resumes or stops the import. */
export const action = async ({ context, request, params }: Route.ActionArgs) => {
  requireReader(context, m.import_purpose());
  const groupId = readGroupId(request);
  const { intent } = await readForm(request);
  const call = { params: { groupId, importId: params.file } };
  try {
    const { group } = api(context);
    await (intent === 'stop' ? group.stopImport(call) : group.startImport(call));
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500) throw thrown;
    setFlash(context, { kind: 'error', message: problem.detail });
  }
  return redirect(importPath(groupId, params.file));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.import_title()} · M4U` }];

const Line = ({ line }: { line: ImportLine }) => {
  const ways = formatImportValues(line);
  return (
    <div className="px-4 py-2">
      <p className="flex gap-3">
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{line.values.name ?? m.import_nameless()}</span>
        <span className="shrink-0 text-sm text-muted">{m.import_line({ line: line.line })}</span>
      </p>
      {ways !== '' && <p className="truncate text-sm text-muted">{ways}</p>}
      {line.known && <p className="text-sm text-muted">{m.import_known()}</p>}
      {listRefusalReasons(line).map((reason) => (
        <p key={reason} className="text-sm text-danger">
          {reason}
        </p>
      ))}
    </div>
  );
};

const Lines = ({ lines, labelledBy }: { lines: readonly ImportLine[]; labelledBy: string }) => (
  <Card padded={false}>
    <ul className="divide-y divide-line" aria-labelledby={labelledBy}>
      {lines.map((line) => (
        <li key={line.line}>
          <Line line={line} />
        </li>
      ))}
    </ul>
  </Card>
);

export default function ImportFile({ loaderData }: Route.ComponentProps) {
  const { group, file, page, refused, first, report } = loaderData;
  return (
    <Column kind="detail">
      <PageHeader
        title={<span translate="no">{file.fileName}</span>}
        lead={`${importKindWords[file.kind]()} · ${group.name}`}
        back={{ to: importsPath(group._id, file.kind), label: m.import_back() }}
      />
      <ImportProgress file={file} />
      {refused.total > 0 && (
        <Section id="refused" title={m.import_refused_title()}>
          <div className="stack gap-3">
            <p className="text-muted">{m.import_refused_text()}</p>
            <div>
              <LinkButton to={report} reloadDocument download icon={Download} variant="secondary">
                {m.import_report()}
              </LinkButton>
            </div>
            <Lines lines={refused.data} labelledBy="refused-title" />
            <Pagination page={page} total={refused.total} />
          </div>
        </Section>
      )}
      {first.length > 0 && (
        <Section id="first" title={m.import_first()}>
          <Lines lines={first} labelledBy="first-title" />
        </Section>
      )}
    </Column>
  );
}

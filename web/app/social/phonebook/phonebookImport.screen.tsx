import type { ImportCounts, ImportRow } from '@m4u/contract/social/phonebook/import';
import Upload from 'lucide-react/icons/upload';
import { Form, data, href, redirect } from 'react-router';
import type { Route } from './+types/phonebookImport.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { chosenFile, readForm, type SentForm } from '../../platform/forms/form.server.ts';
import { number, phone } from '../../platform/language/formats.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Imports contacts from a file, with a preview before anything is stored; works without scripts. */
export const loader = ({ context }: Route.LoaderArgs) => {
  requireReader(context, m.phonebook_import_purpose());
  return { clientId: crypto.randomUUID() };
};

/** Most rows of a preview. */
const SHOWN = 200;

/** The chosen file, or the previewed one that the form sends again. */
const fileOf = async (form: SentForm): Promise<{ name: string; bytes: Uint8Array } | undefined> => {
  const chosen = chosenFile(form, 'file');
  if (chosen) return { name: chosen.name, bytes: new Uint8Array(await chosen.arrayBuffer()) };
  const encoded = form.values['kept'] ?? '';
  return encoded === '' ? undefined : { name: 'contacts.vcf', bytes: Uint8Array.from(Buffer.from(encoded, 'base64')) };
};

interface Preview {
  readonly error?: string;
  readonly rows?: readonly ImportRow[];
  readonly counts?: ImportCounts;
  /** The previewed file, for the form that imports it. */
  readonly kept?: string;
}

const refuseImport = (error: string, status: number) => data<Preview>({ error }, { status });

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.phonebook_import_purpose());
  const form = await readForm(request);
  const file = await fileOf(form);
  if (!file) return refuseImport(m.phonebook_import_choose(), 422);
  try {
    const { phonebook } = api(context);
    if (form.intent === 'import') {
      const { clientId = '' } = form.values;
      const { data: counts } = await phonebook.importCards({ file, body: { clientId } });
      const message = m.phonebook_imported({ added: number(counts.added), merged: number(counts.merged) });
      setFlash(context, { kind: 'success', message });
      throw redirect(href('/action/phonebook'));
    }
    const { data: rows, counts } = await phonebook.previewImport({ file });
    const encoded = Buffer.from(file.bytes).toString('base64');
    return data<Preview>({ rows: rows.slice(0, SHOWN), counts, kept: encoded });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500) throw thrown;
    return refuseImport(problem.detail, problem.status);
  }
};

export const meta: Route.MetaFunction = () => [{ title: `${m.phonebook_import()} · M4U` }];

const importOutcomeWords: Readonly<Record<ImportRow['outcome'], () => string>> = {
  new: m.phonebook_import_mark_new,
  duplicate: m.phonebook_import_mark_duplicate,
  refused: m.phonebook_import_mark_refused,
};

const refusalReasonWords: Readonly<Record<NonNullable<ImportRow['reason']>, () => string>> = {
  unreadable: m.phonebook_import_reason_unreadable,
  empty: m.phonebook_import_reason_empty,
  full: m.phonebook_import_reason_full,
};

const describeImportRow = ({ reason, joins, phones, emails }: ImportRow): string => {
  if (reason) return refusalReasonWords[reason]();
  const ways = [...phones.map(phone), ...emails].join(' · ');
  return joins ? `${m.phonebook_import_mark_joins({ name: joins.name })} · ${ways}` : ways;
};

const Found = ({ rows, counts }: { rows: readonly ImportRow[]; counts: ImportCounts }) => {
  const more = counts.added + counts.merged + counts.refused - rows.length;
  return (
    <section className="stack gap-3" aria-labelledby="found">
      <h2 id="found" className="text-xl">
        {m.phonebook_import_found()}
      </h2>
      <Tags wrap>
        {[
          <Tag key="new">{m.phonebook_import_new({ count: number(counts.added) })}</Tag>,
          <Tag key="duplicate">{m.phonebook_import_duplicate({ count: number(counts.merged) })}</Tag>,
          <Tag key="refused">{m.phonebook_import_refused({ count: number(counts.refused) })}</Tag>,
        ]}
      </Tags>
      <Card padded={false}>
        <ul className="divide-y divide-line" aria-labelledby="found">
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two cards of a file may be alike
            <li key={index} className="flex min-h-14 items-center gap-3 px-4 py-2">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{row.name || m.phonebook_import_nameless()}</span>
                <span className="block truncate text-sm text-muted">{describeImportRow(row)}</span>
              </span>
              <Tag>{importOutcomeWords[row.outcome]()}</Tag>
            </li>
          ))}
          {more > 0 && <li className="px-4 py-3 text-muted">{m.phonebook_import_more({ count: number(more) })}</li>}
        </ul>
      </Card>
    </section>
  );
};

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, counts, kept, error } = actionData ?? {};
  return (
    <Column kind="detail">
      <PageHeader
        title={m.phonebook_import()}
        lead={m.phonebook_import_lead()}
        back={{ to: href('/action/phonebook'), label: m.phonebook_back() }}
      />
      {rows && counts && kept !== undefined ? (
        <Form method="post" encType="multipart/form-data" className="stack">
          <input type="hidden" name="clientId" value={loaderData.clientId} />
          <input type="hidden" name="kept" value={kept} />
          {counts.added + counts.merged > 0 && (
            <SubmitButton name="intent" value="import" icon={Upload} block>
              {m.phonebook_import_do()}
            </SubmitButton>
          )}
          <LinkButton to={href('/action/phonebook/import')} reloadDocument variant="secondary" block>
            {m.phonebook_import_other()}
          </LinkButton>
          <Found rows={rows} counts={counts} />
        </Form>
      ) : (
        <Card>
          <Form method="post" encType="multipart/form-data" className="stack">
            <FormError errors={error === undefined ? undefined : [error]} />
            <FileField
              name="file"
              accept=".vcf,text/vcard,text/x-vcard,text/directory"
              label={m.phonebook_import_file()}
              hint={m.phonebook_import_file_hint()}
              required
            />
            <SubmitButton name="intent" value="preview" block>
              {m.phonebook_import_preview()}
            </SubmitButton>
          </Form>
        </Card>
      )}
    </Column>
  );
}

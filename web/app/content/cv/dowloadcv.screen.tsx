import { cv as endpoints } from '@m4u/contract/content/cv';
import Download from 'lucide-react/icons/download';
import FileJson from 'lucide-react/icons/file-braces';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import FileText from 'lucide-react/icons/file-text';
import FileUser from 'lucide-react/icons/file-user';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/dowloadcv.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { editorPath } from './cvPaths.tsx';
import { cvTemplateWords } from './cvWords.tsx';
import { Column } from '../../ui/layout/Column.tsx';

const files = { pdf: endpoints.pdf, docx: endpoints.docx, json: endpoints.resume };
const isFormat = (format: string): format is keyof typeof files => Object.hasOwn(files, format);

/**
 * Downloads one of the reader's CVs: `?id=` selects it, and `?format=` redirects to the file, so that the form works
 * without scripts (docs/rules/cv.md#files).
 */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  requireReader(context, m.cv_download_purpose());
  const query = new URL(request.url).searchParams;
  const { data: rows } = await api(context).cv.list();
  const chosen = rows.find(({ _id }) => _id === query.get('id'))?._id;
  const format = query.get('format');
  if (chosen !== undefined && format !== null)
    throw redirect(apiAddress(files[isFormat(format) ? format : 'pdf'], { id: chosen }));
  return { rows, chosen: chosen ?? rows[0]?._id };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.cv_download()} · M4U` }];

export default function DownloadCv({ loaderData: { rows, chosen } }: Route.ComponentProps) {
  return (
    <Column kind="form" className="pb-8">
      <PageHeader
        title={m.cv_download()}
        lead={m.cv_download_lead()}
        back={{ to: editorPath(), label: m.cv_title() }}
      />
      {rows.length === 0 ? (
        <EmptyState
          icon={FileUser}
          title={m.cv_empty()}
          action={<LinkButton to={editorPath('new')}>{m.cv_new()}</LinkButton>}
        >
          {m.cv_empty_text()}
        </EmptyState>
      ) : (
        // The answer is a file, so the document stays.
        <Form method="get" reloadDocument className="stack">
          <RadioCards
            key={chosen}
            name="id"
            legend={m.cv_download_which()}
            {...(chosen !== undefined && { defaultValue: chosen })}
            options={rows.map(({ _id, name, template, language, application }) => ({
              value: _id,
              label: name,
              description: `${application ? `${application.company} · ` : ''}${cvTemplateWords[template]()} · ${language === 'EN' ? 'English' : 'Tiếng Việt'}`,
            }))}
          />
          <RadioCards
            name="format"
            legend={m.cv_download_format()}
            defaultValue="pdf"
            options={[
              { value: 'pdf', label: m.cv_format_pdf(), description: m.cv_format_pdf_text(), icon: FileText },
              { value: 'docx', label: m.cv_format_docx(), description: m.cv_format_docx_text(), icon: FilePenLine },
              { value: 'json', label: m.cv_format_json(), description: m.cv_format_json_text(), icon: FileJson },
            ]}
          />
          <SubmitButton size="lg" block icon={Download} busy={false}>
            {m.cv_download_now()}
          </SubmitButton>
        </Form>
      )}
    </Column>
  );
}

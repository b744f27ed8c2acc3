import type { Route } from './+types/createCv.screen';
import { m } from '../../paraglide/messages.js';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { changeCv, importCv, readCvs, readPosted, saveCv } from './createCv.server.ts';
import { CvEditor, type CvEditorProps, type CvReply } from './CvEditor.tsx';
import { CvList } from './CvList.tsx';
import { CvSaved, type CvSavedProps } from './CvSaved.tsx';
import { cvLetterPath, cvLinksPath, downloadPath, editorPath } from './cvPaths.tsx';
import { cvStyle } from './cvStyle.tsx';
import { cvSectionWords } from './cvWords.tsx';

/**
 * The reader's CVs; `?id=` opens the editor of one or of a new one. An imported file opens the editor too, and is not
 * stored before it is saved (docs/rules/cv.md#resume).
 */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  readCvs(context, request, requireReader(context, m.cv_purpose()).memberId);

export const action = async ({ request, context }: Route.ActionArgs) => {
  requireReader(context, m.cv_purpose());
  const form = await readPosted(request);
  if (form.get('intent') === 'import') return importCv(context, form);
  return form.has('section') ? saveCv(context, form) : changeCv(context, form);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.cv_title()} · M4U` }];

export const links: Route.LinksFunction = cvStyle;

export const handle = { fullWidth: true };

/** Sections of a JSON Resume by the parts that they become. */
const resumeSections: Readonly<Record<string, () => string>> = {
  work: cvSectionWords.experience,
  education: cvSectionWords.education,
  skills: cvSectionWords.skills,
  languages: cvSectionWords.languages,
  certificates: cvSectionWords.certificates,
  projects: cvSectionWords.projects,
  awards: cvSectionWords.awards,
  interests: cvSectionWords.hobbies,
};

/** Place of a dropped field, in words if its section has some: “Kinh nghiệm làm việc 1: location”. */
const droppedWords = (path: string) => {
  const [section = '', index, ...field] = path.split('.');
  const name = resumeSections[section]?.();
  if (name === undefined || !/^\d+$/.test(index ?? '')) return <code>{path}</code>;
  return (
    <>
      {name} {Number(index) + 1}
      {field.length > 0 && (
        <>
          : <code>{field.join('.')}</code>
        </>
      )}
    </>
  );
};

interface EditorScreenProps extends Omit<CvEditorProps, 'draft'> {
  id: string;
  dropped: readonly string[] | undefined;
  /** Why the file could not be read. */
  importError: string | undefined;
  /** Set after a save. */
  saved: Omit<CvSavedProps, 'id'> | null;
}

const EditorScreen = ({ id, dropped, importError, saved, ...editor }: EditorScreenProps) => (
  <div className="mx-auto max-w-330 px-4 pb-[calc(var(--bar-room,0px)+2rem)] lg:px-8">
    <PageHeader
      title={id === 'new' ? m.cv_new() : m.cv_edit()}
      back={{ to: editorPath(), label: m.cv_title() }}
      actions={
        id === 'new' ? (
          <LinkButton to={`${editorPath()}#import`} variant="secondary">
            {m.cv_import()}
          </LinkButton>
        ) : (
          !saved && (
            <>
              <LinkButton to={cvLetterPath(id)} variant="secondary">
                {m.cv_letter()}
              </LinkButton>
              <LinkButton to={cvLinksPath(id)} variant="secondary">
                {m.cv_private_links()}
              </LinkButton>
              <LinkButton to={downloadPath(id)} variant="secondary">
                {m.cv_download()}
              </LinkButton>
            </>
          )
        )
      }
    />
    {saved && <CvSaved id={id} {...saved} />}
    {importError !== undefined && <FormError errors={[importError]} />}
    {dropped && (
      <output className="mb-4 block">
        <Card>
          <p className="font-semibold">{m.cv_imported()}</p>
          {dropped.length > 0 && (
            <>
              <p className="mt-2">{m.cv_dropped()}</p>
              <ul className="mt-1 max-h-40 list-disc overflow-y-auto pl-6 text-sm text-muted">
                {dropped.map((path) => (
                  <li key={path} className="break-all">
                    {droppedWords(path)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Card>
      </output>
    )}
    <CvEditor {...editor} draft={`cv ${id}`} />
  </div>
);

export default function CreateCv({ loaderData: { edited, rows, memberId }, actionData }: Route.ComponentProps) {
  const imported = actionData && 'imported' in actionData ? actionData.imported : undefined;
  const importError = actionData && 'importError' in actionData ? actionData.importError : undefined;
  const reply: CvReply | undefined = actionData && 'values' in actionData ? actionData : undefined;
  if (edited)
    return (
      <EditorScreen
        key={edited.id}
        {...edited}
        values={imported?.values ?? edited.values}
        reply={reply}
        saved={reply ? null : edited.saved}
        dropped={imported?.dropped}
        importError={importError}
      />
    );
  return <CvList rows={rows} memberId={memberId} />;
}

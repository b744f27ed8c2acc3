import { cv as endpoints } from '@m4u/contract/content/cv';
import { letterDocument, startLetter } from '@m4u/contract/content/cv/letter.rules';
import type { CvDocument } from '@m4u/contract/content/cv/rules';
import Download from 'lucide-react/icons/download';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { useDeferredValue, useState } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/cvLetter.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues, refuseForm } from '../../../platform/forms/form.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { CvSheet } from '../CvSheet.tsx';
import { cvLetterPath, editorPath } from '../cvPaths.tsx';
import { cvStyle } from '../cvStyle.tsx';
import { PreviewTabs, usePreviewTab } from '../PreviewTabs.tsx';
import { LetterAdviceList } from './LetterAdviceList.tsx';
import { LetterForm, letterFields } from './LetterForm.tsx';

/** The cover letter of a CV or version, with its preview (docs/rules/cv.md#letters). */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  requireReader(context, m.cv_purpose());
  const { data: cv } = await api(context).cv.get({ params });
  const company = cv.application?.company ?? '';
  return {
    cv,
    photo: cv.photo && smallSource(cv.photo, 240),
    company,
    letter: cv.letter ?? startLetter(cv.language, company),
    updatedAt: cv.letter?.updatedAt ?? null,
    files: cv.letter && {
      pdf: apiAddress(endpoints.letterPdf, params),
      docx: apiAddress(endpoints.letterDocx, params),
    },
  };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  requireReader(context, m.cv_purpose());
  const form = await readForm(request, letterFields);
  const { cv } = api(context);
  try {
    if (form.intent === 'remove') {
      await cv.removeLetter({ params });
      setFlash(context, { kind: 'success', message: m.cv_letter_removed() });
      return redirect(editorPath());
    }
    const { updatedAt, ...letter } = readValues(letterFields, form);
    const replaces = form.values['overwrite'] !== undefined;
    await cv.saveLetter({ params, body: replaces ? letter : { ...letter, updatedAt } });
  } catch (thrown) {
    if (problemOf(thrown)?.code === 'conflict')
      return refuseForm(form, { fields: { overwrite: m.cv_letter_overwrite_question() } });
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.cv_letter_saved() });
  return redirect(cvLetterPath(params.id));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.cv_letter()} · M4U` }];

export const links: Route.LinksFunction = cvStyle;

export const handle = { fullWidth: true };

type Files = Route.ComponentProps['loaderData']['files'];

/** The files of a saved letter, and its removal; none before it is saved. */
const Deeds = ({ files, name }: { files: Files; name: string }) => {
  const dialog = useDialog();
  if (files === null) return null;
  return (
    <>
      <LinkButton to={files.pdf} reloadDocument icon={Download}>
        {m.cv_letter_pdf()}
      </LinkButton>
      <LinkButton to={files.docx} reloadDocument icon={FilePenLine} variant="secondary">
        {m.cv_letter_docx()}
      </LinkButton>
      <Button variant="quietDanger" icon={Trash2} {...dialog.trigger}>
        {m.content_delete()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.cv_letter_remove()}
        question={m.cv_letter_remove_question({ name })}
        confirm={m.cv_letter_remove()}
        fields={{ intent: 'remove' }}
      />
    </>
  );
};

export default function CvLetterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { cv, photo, company, letter, updatedAt, files } = loaderData;
  const [typed, setTyped] = useState(letter);
  const shown = useDeferredValue(typed);
  const { tab, choose, hideForm, hidePreview } = usePreviewTab();
  const document: CvDocument = letterDocument(cv, shown);
  return (
    <div className="mx-auto max-w-330 px-4 pb-[calc(var(--bar-room,0px)+2rem)] lg:px-8">
      <PageHeader
        title={m.cv_letter()}
        lead={cv.name}
        back={{ to: editorPath(), label: m.cv_title() }}
        actions={<Deeds files={files} name={cv.name} />}
      />
      <PreviewTabs tab={tab} onChoose={choose} />
      <div className="gap-6 lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,32rem)_minmax(0,1fr)]">
        <LetterForm
          id={cv._id}
          letter={letter}
          updatedAt={updatedAt}
          reply={actionData}
          onType={setTyped}
          className={hideForm}
        />
        <div className={`flex flex-col gap-2 max-lg:mt-6 lg:sticky lg:top-4 lg:self-start ${hidePreview}`}>
          <LetterAdviceList letter={shown} company={company} />
          <section aria-label={m.cv_preview()} className="flex flex-col gap-2 lg:p-1">
            <p className="text-sm text-muted">{m.cv_preview_hint()}</p>
            <CvSheet cv={document} photo={photo} mode="preview" />
          </section>
        </div>
      </div>
    </div>
  );
}

import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { StaffSlide } from '@m4u/contract/insight/administration/slides';
import { upload } from '@m4u/contract/profile/upload';
import Trash2 from 'lucide-react/icons/trash-2';
import { data, Form, href, redirect } from 'react-router';
import type { Route } from './+types/adminSlide.screen';
import { m } from '../../paraglide/messages.js';
import { settled } from '../../platform/forms/definition.ts';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { keepPostedPicture } from '../../platform/forms/posted-picture.server.ts';
import { sendPicture } from '../../profile/upload/sendPicture.tsx';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { FilePicker } from '../../ui/pictures/FilePicker.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Edits a slide of the sign-in screen, or adds one at `new`. Errors: 403 for non-staff, 404. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { data: slides } = await api(context).slide.list();
  const slide = params.id === 'new' ? null : slides.find(({ _id }) => _id === params.id);
  if (slide === undefined) throw data(null, { status: 404 });
  return { slide, uploads: apiAddress(upload.insert) };
};

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  const calls = api(context).slide;
  const files = await request.clone().formData();
  const form = await readForm(request);
  if (form.intent === 'delete') {
    await calls.delete({ params: { id } });
    setFlash(context, { kind: 'success', message: m.admin_slide_deleted() });
    return redirect(href('/admin/slides'));
  }
  const { titleVi = '', titleEn = '', lineVi = '', lineEn = '', enabled } = form.values;
  try {
    const posted = await keepPostedPicture(context, files.get('pictureFile'));
    const picture = posted ?? form.values['picture'] ?? '';
    const body = { titleVi, titleEn, lineVi, lineEn, enabled: enabled !== undefined, picture };
    await (id === 'new' ? calls.insert({ body }) : calls.update({ params: { id }, body }));
  } catch (thrown) {
    return problemReply(form, thrown, { fields: { file: 'picture' } });
  }
  setFlash(context, { kind: 'success', message: m.admin_slide_saved() });
  return redirect(href('/admin/slides'));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.slide ? m.admin_slide_edit() : m.admin_slide_new()} · M4U` },
];

interface Fields {
  readonly titleVi: string;
  readonly titleEn: string;
  readonly lineVi: string;
  readonly lineEn: string;
  readonly enabled: boolean;
  readonly picture: string;
}

/** Upload id of a slide's picture; empty for a picture that belongs to the site. */
const pictureIdOf = (image: string): string => /^\/api\/media\/([0-9a-f-]{36})\//.exec(image)?.[1] ?? '';

/** Width of a preview in pixels. */
const previewWidth = 800;

const SlideForm = ({ slide, uploads, reply }: SlideFormProps) => {
  const [form, fields] = useForm<Fields>({
    lastResult: reply ?? settled,
    defaultValue: {
      titleVi: slide?.titleVi ?? '',
      titleEn: slide?.titleEn ?? '',
      lineVi: slide?.lineVi ?? '',
      lineEn: slide?.lineEn ?? '',
      enabled: slide?.enabled ?? true,
    },
  });
  const pictures = slide ? [{ id: pictureIdOf(slide.image), url: slide.image, name: slide.titleVi }] : [];
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      {/* Sent also without a choice, so that the API reports a missing picture at its field. */}
      <input type="hidden" name="picture" value="" />
      <FilePicker
        name="picture"
        label={m.admin_slide_picture()}
        upload={sendPicture(uploads, previewWidth)}
        defaultFiles={pictures}
        error={fields.picture.errors ?? null}
      />
      <noscript>
        <FileField name="pictureFile" label={m.admin_slide_picture()} accept="image/jpeg,image/png" />
      </noscript>
      <TextField field={fields.titleVi} label={m.admin_slide_title_vi()} lang="vi" required maxLength={80} />
      <TextField field={fields.titleEn} label={m.admin_slide_title_en()} lang="en" required maxLength={80} />
      <TextField field={fields.lineVi} label={m.admin_slide_line_vi()} lang="vi" required maxLength={160} />
      <TextField field={fields.lineEn} label={m.admin_slide_line_en()} lang="en" required maxLength={160} />
      <Checkbox field={fields.enabled} label={m.admin_slide_enabled()} />
      <SubmitButton name="intent" value="save" size="lg" block>
        {m.admin_slide_save()}
      </SubmitButton>
    </Form>
  );
};

interface SlideFormProps {
  slide: StaffSlide | null;
  uploads: string;
  reply: SubmissionResult | undefined;
}

export default function AdminSlide({ loaderData: { slide, uploads }, actionData }: Route.ComponentProps) {
  const deletion = useDialog();
  return (
    <Column kind="form">
      <PageHeader
        title={slide ? m.admin_slide_edit() : m.admin_slide_new()}
        back={{ to: href('/admin/slides'), label: m.admin_slides() }}
      />
      <SlideForm slide={slide} uploads={uploads} reply={actionData} />
      {slide && (
        <div className="mt-6 border-t border-line pt-6">
          <Button variant="quietDanger" icon={Trash2} {...deletion.trigger}>
            {m.admin_slide_delete()}
          </Button>
          <ConfirmDialog
            {...deletion}
            title={m.admin_slide_delete()}
            question={m.admin_slide_delete_question({ name: slide.titleVi })}
            confirm={m.admin_slide_delete()}
            fields={{ intent: 'delete' }}
          />
        </div>
      )}
    </Column>
  );
}

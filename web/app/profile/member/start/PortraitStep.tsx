import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { useFields } from '../../../platform/forms/definition.ts';
import { givenName } from '../../../platform/language/formats.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { type Crop, cropPicture, wholeCrop } from '../../../ui/pictures/crop.ts';
import { CropField } from '../../../ui/pictures/CropField.tsx';
import { useToast } from '../../../ui/overlays/Toast.tsx';
import { Portrait } from '../../page/show/ProfileHead.tsx';
import type { StepData } from './guide.server.ts';
import { HeadlineField } from './HeadlineField.tsx';
import { PhotoButtons } from './PhotoButtons.tsx';
import { StepFoot, StepPage } from './StepPage.tsx';
import { portraitForm } from './stepForms.tsx';

/** A photo that was chosen and is not saved yet. */
interface Chosen {
  readonly file: File;
  /** Address of the file for this document. */
  readonly src: string;
}

const useChosen = () => {
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(() => () => URL.revokeObjectURL(chosen?.src ?? ''), [chosen]);
  return [chosen, (file?: File) => setChosen(file && { file, src: URL.createObjectURL(file) })] as const;
};

/** The photo that the page has, or its initials, where a chosen one is cropped. */
const Present = ({ face }: Pick<StepData, 'face'>) => (
  <div className="grid h-70.5 place-items-center rounded-lg bg-sunken [--brand-bg:var(--color-surface)]">
    <Portrait name={face.name} kind="member" picture={face.portrait} size={244} />
  </div>
);

/** Replaces the file that the form has by what is within the circle; without scripts the file itself is sent. */
const useCroppedSubmit = (
  chosen: Chosen | undefined,
  { crop, picture }: { crop: Crop; picture: RefObject<HTMLImageElement | null> },
) => {
  const submit = useSubmit();
  const toast = useToast();
  return async (event: SyntheticEvent<HTMLFormElement>) => {
    if (!chosen || !picture.current) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    try {
      form.set('portraitFile', await cropPicture(picture.current, crop, chosen.file));
    } catch {
      toast({ kind: 'error', message: m.ui_crop_failed() });
      return;
    }
    await submit(form, { method: 'post', encType: 'multipart/form-data' });
  };
};

type PortraitStepProps = Extract<StepData, { step: 'portrait' }> & { reply: SubmissionResult | null };

/** First step: a photo, cropped to a circle, and what its owner does. */
export const PortraitStep = ({ step, face, reply }: PortraitStepProps) => {
  const [form, fields] = useFields(portraitForm, { headline: face.headline }, reply);
  const [chosen, choose] = useChosen();
  const [crop, setCrop] = useState(wholeCrop);
  const picture = useRef<HTMLImageElement>(null);
  const toast = useToast();
  const onSubmit = useCroppedSubmit(chosen, { crop, picture });
  const take = (file: File) => {
    setCrop(wholeCrop);
    choose(file);
  };
  const { name, isPerson } = face;
  return (
    <StepPage
      step={step}
      page={face.path}
      title={isPerson ? m.start_portrait_title({ name: givenName(name) }) : m.start_logo_title({ name })}
    >
      <Form
        method="post"
        encType="multipart/form-data"
        {...getFormProps(form)}
        onSubmit={(event) => void onSubmit(event)}
        className="flex flex-1 flex-col gap-3"
      >
        <FormError errors={form.errors} />
        {chosen ? (
          <CropField
            src={chosen.src}
            crop={crop}
            onCrop={setCrop}
            picture={picture}
            onBroken={() => {
              choose();
              toast({ kind: 'error', message: m.ui_crop_failed() });
            }}
          />
        ) : (
          <Present face={face} />
        )}
        <PhotoButtons isChosen={chosen !== undefined || face.portrait !== null} onChoose={take} />
        <HeadlineField field={fields.headline} isPerson={isPerson} />
        <StepFoot>
          <SubmitButton block size="lg" name="intent" value="save">
            {m.start_next()}
          </SubmitButton>
        </StepFoot>
      </Form>
    </StepPage>
  );
};

import type { Picture } from '@m4u/contract/common';
import { cvContacts, CV_LIMITS, cvPhotos } from '@m4u/contract/content/cv/rules';
import { m } from '../../paraglide/messages.js';
import { toPickedFiles, PlainFile, previewWidth } from '../../profile/page/edit/HeaderForm.tsx';
import { sendPicture } from '../../profile/upload/sendPicture.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { FilePicker } from '../../ui/pictures/FilePicker.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';
import type { CvValues } from './cvForm.tsx';
import { cvContactWords, cvPhotoWords } from './cvWords.tsx';

export interface CvPersonProps {
  values: CvValues;
  /** The uploaded photo of this CV. */
  picture: Picture | null;
  /** Address for picture uploads. */
  uploads: string;
  onPhoto: (address: string | null) => void;
  errorsOf: (field: string) => readonly string[];
}

const Photo = ({ values, picture, uploads, onPhoto, errorsOf }: CvPersonProps) => (
  <div className="group/photo stack gap-3">
    <RadioCards
      name="photoFrom"
      legend={m.cv_photo()}
      defaultValue={values.head.photoFrom}
      columns={3}
      options={cvPhotos.map((value) => ({ value, label: cvPhotoWords[value]() }))}
    />
    {/* Shown while "upload" is chosen, also without scripts. */}
    <div className="sends-at-once hidden stack gap-2 group-has-[input[value=upload]:checked]/photo:flex">
      <FilePicker
        name="picture"
        label={m.cv_photo_file()}
        upload={sendPicture(uploads, previewWidth)}
        defaultFiles={toPickedFiles(picture, m.cv_photo_file())}
        error={errorsOf('picture')}
        onChange={(files) => onPhoto(files[0]?.url ?? null)}
      />
      <PlainFile name="pictureFile" label={m.cv_photo_file()} />
    </div>
  </div>
);

/** Fields for the person and their contacts; a name and an e-mail or a phone are enough (docs/rules/cv.md#fields). */
export const CvPerson = (props: CvPersonProps) => {
  const { values, errorsOf } = props;
  const { head } = values;
  return (
    <>
      <TextField
        name="fullName"
        defaultValue={head.fullName}
        label={m.cv_full_name()}
        autoComplete="name"
        required
        maxLength={CV_LIMITS.fullName}
        error={errorsOf('fullName')}
      />
      <TextField
        name="headline"
        defaultValue={head.headline}
        label={m.cv_headline()}
        hint={m.cv_headline_hint()}
        optional
        maxLength={CV_LIMITS.headline}
        error={errorsOf('headline')}
      />
      <Photo {...props} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="email"
          defaultValue={head.email}
          label={m.cv_email()}
          autoComplete="email"
          inputMode="email"
          error={errorsOf('email')}
        />
        <TextField
          name="phone"
          defaultValue={head.phone}
          label={m.cv_phone()}
          type="tel"
          autoComplete="tel"
          error={errorsOf('phone')}
        />
        <DateField
          name="birthday"
          defaultValue={head.birthday}
          label={m.cv_birthday()}
          optional
          error={errorsOf('birthday')}
        />
        <Select
          name="gender"
          defaultValue={head.gender}
          label={m.cv_gender()}
          placeholder={m.cv_gender_choose()}
          optional
          options={[
            { value: 'female', label: m.cv_gender_female() },
            { value: 'male', label: m.cv_gender_male() },
            { value: 'other', label: m.cv_gender_other() },
          ]}
          error={errorsOf('gender')}
        />
      </div>
      <TextField
        name="address"
        defaultValue={head.address}
        label={m.cv_address()}
        autoComplete="street-address"
        hint={m.cv_address_hint()}
        optional
        maxLength={CV_LIMITS.address}
        error={errorsOf('address')}
      />
      <TextArea
        name="aboutMe"
        defaultValue={head.aboutMe}
        label={m.cv_about_me()}
        hint={m.cv_about_me_hint()}
        optional
        rows={5}
        maxLength={CV_LIMITS.about}
        counter
        error={errorsOf('aboutMe')}
      />
    </>
  );
};

/** Choice of the contacts that others see. */
export const CvShown = ({ shown }: Pick<CvValues, 'shown'>) => (
  <fieldset>
    <legend className="mb-1 text-sm font-semibold">{m.cv_shown()}</legend>
    <p className="mb-2 text-sm text-muted">{m.cv_shown_hint()}</p>
    <div className="grid sm:grid-cols-2">
      {cvContacts.map((contact) => (
        <Checkbox
          key={contact}
          name="shown"
          value={contact}
          defaultChecked={shown.includes(contact)}
          label={cvContactWords[contact]()}
        />
      ))}
    </div>
  </fieldset>
);

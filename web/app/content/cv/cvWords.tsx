import type {
  CvAccent,
  CvContact,
  CvEntryField,
  CvFontChoice,
  CvPhoto,
  CvSectionKind,
  CvSpacing,
  CvTemplate,
  CvVisibility,
} from '@m4u/contract/content/cv/rules';
import { m } from '../../paraglide/messages.js';

/** Names of the parts, in the reader's language. */
export const cvSectionWords: Readonly<Record<CvSectionKind, () => string>> = {
  about: m.cv_about,
  experience: m.cv_experience,
  education: m.cv_education,
  skills: m.cv_skills,
  languages: m.cv_languages,
  certificates: m.cv_certificates,
  projects: m.cv_projects,
  awards: m.cv_awards,
  hobbies: m.cv_hobbies,
  links: m.cv_links,
  custom: m.cv_custom,
};

/** Labels of the buttons that add an entry. */
export const cvSectionAddWords: Readonly<Record<Exclude<CvSectionKind, 'about'>, () => string>> = {
  experience: m.cv_add_experience,
  education: m.cv_add_education,
  skills: m.cv_add_skill,
  languages: m.cv_add_language,
  certificates: m.cv_add_certificate,
  projects: m.cv_add_project,
  awards: m.cv_add_award,
  hobbies: m.cv_add_hobby,
  links: m.cv_add_link,
  custom: m.cv_add_line,
};

/** Labels of the field `title`, by part. */
const cvEntryTitleWords: Readonly<Record<CvSectionKind, () => string>> = {
  about: m.cv_line_title,
  experience: m.cv_position,
  education: m.cv_school,
  skills: m.cv_skill,
  languages: m.cv_language_name,
  certificates: m.cv_certificate,
  projects: m.cv_project,
  awards: m.cv_award,
  hobbies: m.cv_hobby,
  links: m.cv_link_name,
  custom: m.cv_line_title,
};

/** Labels of the field `place`, by part. */
const cvEntryPlaceWords: Readonly<Record<CvSectionKind, () => string>> = {
  about: m.cv_line_place,
  experience: m.cv_organization,
  education: m.cv_degree,
  skills: m.cv_line_place,
  languages: m.cv_fluency,
  certificates: m.cv_issuer,
  projects: m.cv_role,
  awards: m.cv_issuer,
  hobbies: m.cv_line_place,
  links: m.cv_line_place,
  custom: m.cv_line_place,
};

/** Label of a field of an entry. */
export const entryFieldLabel = (kind: CvSectionKind, field: CvEntryField): string => {
  const single = kind === 'awards' || kind === 'certificates';
  switch (field) {
    case 'title':
      return cvEntryTitleWords[kind]();
    case 'place':
      return cvEntryPlaceWords[kind]();
    case 'from':
      return single ? m.cv_issued() : m.cv_from();
    case 'to':
      return single ? m.cv_expires() : m.cv_to();
    case 'address':
      return m.cv_link_address();
    case 'level':
      return m.cv_level();
    case 'text':
      return m.cv_line_text();
  }
};

/** Names of the templates. */
export const cvTemplateWords: Readonly<Record<CvTemplate, () => string>> = {
  classic: m.cv_template_classic,
  modern: m.cv_template_modern,
  compact: m.cv_template_compact,
  elegant: m.cv_template_elegant,
  international: m.cv_template_international,
  timeline: m.cv_template_timeline,
  duo: m.cv_template_duo,
  portrait: m.cv_template_portrait,
};

/** Descriptions of the templates. */
export const cvTemplateDescriptions: Readonly<Record<CvTemplate, () => string>> = {
  classic: m.cv_template_classic_text,
  modern: m.cv_template_modern_text,
  compact: m.cv_template_compact_text,
  elegant: m.cv_template_elegant_text,
  international: m.cv_template_international_text,
  timeline: m.cv_template_timeline_text,
  duo: m.cv_template_duo_text,
  portrait: m.cv_template_portrait_text,
};

/** Names of the colours. */
export const cvAccentWords: Readonly<Record<CvAccent, () => string>> = {
  navy: m.cv_accent_navy,
  teal: m.cv_accent_teal,
  forest: m.cv_accent_forest,
  burgundy: m.cv_accent_burgundy,
  violet: m.cv_accent_violet,
  bronze: m.cv_accent_bronze,
  graphite: m.cv_accent_graphite,
};

/** Names of the fonts. */
export const cvFontWords: Readonly<Record<CvFontChoice, () => string>> = {
  template: m.cv_font_template,
  sans: m.cv_font_sans,
  serif: m.cv_font_serif,
};

/** Names of the spacings. */
export const cvSpacingWords: Readonly<Record<CvSpacing, () => string>> = {
  tight: m.cv_spacing_tight,
  usual: m.cv_spacing_usual,
  airy: m.cv_spacing_airy,
};

/** Names of the audiences of a CV. */
export const cvVisibilityWords: Readonly<Record<CvVisibility, () => string>> = {
  private: m.cv_private,
  link: m.cv_by_link,
  public: m.cv_public,
};

/** Explanations of who may open a CV. */
export const cvVisibilityDescriptions: Readonly<Record<CvVisibility, () => string>> = {
  private: m.cv_private_text,
  link: m.cv_by_link_text,
  public: m.cv_public_text,
};

/** Labels of the choices for the photo. */
export const cvPhotoWords: Readonly<Record<CvPhoto, () => string>> = {
  profile: m.cv_photo_profile,
  upload: m.cv_photo_upload,
  none: m.cv_photo_none,
};

/** Labels of the lines of contact. */
export const cvContactWords: Readonly<Record<CvContact, () => string>> = {
  email: m.cv_email,
  phone: m.cv_phone,
  birthday: m.cv_birthday,
  gender: m.cv_gender,
  address: m.cv_address,
};

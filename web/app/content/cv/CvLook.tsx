import {
  cvAccents,
  type CvAccent,
  cvFontChoices,
  cvSpacings,
  CV_LIMITS,
  cvTemplates,
} from '@m4u/contract/content/cv/rules';
import { m } from '../../paraglide/messages.js';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { CvValues } from './cvForm.tsx';
import { CvSketch } from './CvSketch.tsx';
import { cvAccentWords, cvFontWords, cvSpacingWords, cvTemplateWords, cvTemplateDescriptions } from './cvWords.tsx';

const Swatch = ({ accent }: { accent: CvAccent }) => (
  <span aria-hidden className="block h-6 rounded-sm" style={{ backgroundColor: cvAccents[accent] }} />
);

export interface CvLookProps {
  head: CvValues['head'];
  errorsOf: (field: string) => readonly string[];
}

/** Fields for the CV's name, appearance and language of headings. */
export const CvLook = ({ head, errorsOf }: CvLookProps) => (
  <>
    <TextField
      name="name"
      defaultValue={head.name}
      label={m.cv_name()}
      hint={m.cv_name_hint()}
      required
      maxLength={CV_LIMITS.name}
      error={errorsOf('name')}
    />
    <RadioCards
      name="template"
      legend={m.cv_template()}
      defaultValue={head.template}
      columns={2}
      options={cvTemplates.map((value) => ({
        value,
        label: cvTemplateWords[value](),
        description: cvTemplateDescriptions[value](),
        picture: <CvSketch template={value} />,
      }))}
    />
    <RadioCards
      name="accent"
      legend={m.cv_accent()}
      defaultValue={head.accent}
      columns={3}
      options={(Object.keys(cvAccents) as CvAccent[]).map((value) => ({
        value,
        label: cvAccentWords[value](),
        picture: <Swatch accent={value} />,
      }))}
    />
    <RadioCards
      name="font"
      legend={m.cv_font()}
      defaultValue={head.font}
      columns={3}
      options={cvFontChoices.map((value) => ({ value, label: cvFontWords[value]() }))}
    />
    <RadioCards
      name="spacing"
      legend={m.cv_spacing()}
      defaultValue={head.spacing}
      columns={3}
      options={cvSpacings.map((value) => ({ value, label: cvSpacingWords[value]() }))}
    />
    <Select
      name="language"
      label={m.cv_language()}
      hint={m.cv_language_hint()}
      defaultValue={head.language}
      options={[
        { value: 'VN', label: 'Tiếng Việt' },
        { value: 'EN', label: 'English' },
      ]}
    />
  </>
);

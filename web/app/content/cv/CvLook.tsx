import { cvAccents, type CvAccent, CV_LIMITS, type CvTemplate, cvTemplates } from '@m4u/contract/content/cv/rules';
import { m } from '../../paraglide/messages.js';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { CvValues } from './cvForm.tsx';
import { cvAccentWords, cvTemplateWords, cvTemplateDescriptions } from './cvWords.tsx';

/** Lines that stand for text in a small drawing of a template. */
const Lines = ({ x, y, width, count }: { x: number; y: number; width: number; count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <rect key={index} x={x} y={y + index * 5} width={index % 3 === 2 ? width * 0.7 : width} height="2" fill="#B7BEC4" />
  ));

const sketches: Readonly<Record<CvTemplate, React.ReactNode>> = {
  classic: (
    <>
      <circle cx="40" cy="13" r="6" fill="#D9DEE2" />
      <rect x="22" y="23" width="36" height="4" fill="#1F4468" />
      <rect x="10" y="33" width="60" height="1" fill="#1F4468" />
      <Lines x={10} y={40} width={60} count={12} />
    </>
  ),
  modern: (
    <>
      <rect width="26" height="106" fill="#0F5B57" />
      <circle cx="13" cy="15" r="8" fill="#D9DEE2" />
      <rect x="32" y="9" width="40" height="5" fill="#0F5B57" />
      <Lines x={32} y={22} width={40} count={15} />
    </>
  ),
  compact: (
    <>
      <rect x="8" y="8" width="34" height="4" fill="#1B1F23" />
      <Lines x={8} y={18} width={64} count={16} />
    </>
  ),
  elegant: (
    <>
      <rect width="80" height="26" fill="#33414B" />
      <rect x="8" y="9" width="36" height="5" fill="#FFFFFF" />
      <rect x="58" y="5" width="14" height="17" fill="#D9DEE2" />
      <rect x="8" y="34" width="14" height="3" fill="#33414B" />
      <Lines x={28} y={34} width={44} count={6} />
      <rect x="8" y="68" width="14" height="3" fill="#33414B" />
      <Lines x={28} y={68} width={44} count={6} />
    </>
  ),
};

const Sketch = ({ template }: { template: CvTemplate }) => (
  <svg aria-hidden viewBox="0 0 80 106" className="mx-auto w-24 rounded-sm border border-line bg-white">
    {sketches[template]}
  </svg>
);

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
        picture: <Sketch template={value} />,
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

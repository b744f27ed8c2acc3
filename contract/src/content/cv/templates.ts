/** Templates of CVs; each returns one layout for screens, paper and PDF. */
import { adjustLayout } from './adjustment.ts';
import type { CvLayout } from './layout.ts';
import type { CvDocument, CvTemplate } from './rules.ts';
import { classic } from './classic.template.ts';
import { compact } from './compact.template.ts';
import { duo } from './duo.template.ts';
import { elegant } from './elegant.template.ts';
import { international } from './international.template.ts';
import { modern } from './modern.template.ts';
import { portrait } from './portrait.template.ts';
import { timeline } from './timeline.template.ts';

const templates: Readonly<Record<CvTemplate, (cv: CvDocument) => CvLayout>> = {
  classic,
  modern,
  compact,
  elegant,
  international,
  timeline,
  duo,
  portrait,
};

const WITHOUT_PHOTO: readonly CvTemplate[] = ['compact', 'international'];

/** Whether a template shows the photo. */
export const showsPhoto = (template: CvTemplate): boolean => !WITHOUT_PHOTO.includes(template);

/** Lays out a CV by its template, with the chosen font and spacing. */
export const layoutOf = (cv: CvDocument): CvLayout => adjustLayout(templates[cv.template](cv), cv);

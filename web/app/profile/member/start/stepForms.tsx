import type { Visibility } from '@m4u/contract/common';
import { check, choice, defineForm, text } from '../../../platform/forms/definition.ts';

/** Fields of the step with the photo; its file is read beside them. */
export const portraitForm = defineForm({ headline: text() });

/** Fields of the step about contacts. */
export const contactForm = defineForm({
  phone: text(),
  zaloSame: check(),
  zalo: text(),
  email: text(),
  address: text(),
  policy: choice<Visibility>({ start: 'public' }),
});

/** Field of the step about the theme. */
export const themeForm = defineForm({ theme: text() });

/** Field of the step about the link. */
export const linkForm = defineForm({ urlMinify: text() });

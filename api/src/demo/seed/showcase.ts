import type { LandingSettings } from '@m4u/contract/insight/home/landing';
import { demoWeddingId } from './weddings.ts';

/** Pages of the demo content for the start page, where the operator names none. */
export const demoShowcase: Pick<LandingSettings, 'pages' | 'invitation' | 'cv'> = {
  pages: ['my-duyen', 'lan-sen', 'hai-buom-nau'],
  invitation: demoWeddingId,
  cv: 'my-duyen',
};

import type { LandingSettings } from '@m4u/contract/insight/home/landing';
import { demoWeddingId } from './weddings.ts';

/** What the start page shows of the demo content where the operator names nothing. */
export const demoShowcase: Pick<LandingSettings, 'pages' | 'invitation' | 'cv'> = {
  pages: ['my-duyen', 'lan-sen', 'hai-buom-nau'],
  invitation: demoWeddingId,
  cv: 'my-duyen',
};

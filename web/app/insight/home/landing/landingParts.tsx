import { laterPart } from '../../../platform/document/parts/later-part.tsx';

// The server draws these parts and no script touches them; only somebody who comes from another screen needs their code.
export const SamplePhones = laterPart(async () => (await import('./SamplePhones.tsx')).SamplePhones);
export const LowerLanding = laterPart(async () => (await import('./LowerLanding.tsx')).LowerLanding);

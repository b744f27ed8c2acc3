import type { CertificateState } from '@m4u/contract/event/attendance/rules';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleX from 'lucide-react/icons/circle-x';
import { m } from '../../paraglide/messages.js';
import { Tag } from '../../ui/Tag.tsx';

/** Words of the states of a certificate. */
export const certificateStateWords: Readonly<Record<CertificateState, () => string>> = {
  valid: m.attendance_state_valid,
  withdrawn: m.attendance_state_withdrawn,
};

/** The state of a certificate as a label. */
export const CertificateStateTag = ({ state }: { state: CertificateState }) => (
  <Tag icon={state === 'valid' ? BadgeCheck : CircleX}>{certificateStateWords[state]()}</Tag>
);

import type { SubmissionResult } from '@conform-to/react';
import { CAMPAIGN_LENGTH } from '@m4u/contract/commerce/affiliate/rules';
import { m } from '../../../paraglide/messages.js';
import { TextArea } from '../../../ui/fields/TextField.tsx';

export interface RejectionReasonProps {
  /** Id of the form, where the field is outside of it. */
  form?: string;
  reply: SubmissionResult | undefined;
}

/** Field for the reason of a rejection, which participants see. */
export const RejectionReason = ({ form, reply }: RejectionReasonProps) => (
  <TextArea
    form={form}
    name="reason"
    label={m.affiliate_reason()}
    hint={m.affiliate_reason_hint()}
    error={reply?.error?.['reason'] ?? null}
    rows={2}
    required
    maxLength={CAMPAIGN_LENGTH.reason}
  />
);

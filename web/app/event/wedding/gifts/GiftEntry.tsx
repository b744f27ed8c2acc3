import type { SubmissionResult } from '@conform-to/react';
import type { GiftWay } from '@m4u/contract/event/wedding/gifts';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import Plus from 'lucide-react/icons/plus';
import { m } from '../../../paraglide/messages.js';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { GiftForm } from './GiftForm.tsx';

export interface GiftEntryProps {
  weddingId: string;
  /** Id of the gift to note, so that a repeated call notes it once. */
  clientId: string;
  /** Side and way of the gift noted last; empty at the first. */
  last: { readonly for: WeddingSide | ''; readonly by: GiftWay | '' };
  reply: SubmissionResult | undefined;
}

/** Notes one gift after another: name, amount, Enter. Side and way stay as they were. */
export const GiftEntry = ({ weddingId, clientId, last, reply }: GiftEntryProps) => (
  <Card>
    <h2 className="pb-3 text-lg">{m.wedding_gift_add()}</h2>
    <GiftForm
      weddingId={weddingId}
      start={{ side: last.for || 'groom', way: last.by || 'envelope' }}
      entry={{ clientId, startsFocused: last.for !== '' }}
      reply={reply}
    >
      <div className="sm:max-w-72">
        <SubmitButton name="intent" value="add" icon={Plus} block size="lg">
          {m.wedding_gift_do()}
        </SubmitButton>
      </div>
    </GiftForm>
  </Card>
);

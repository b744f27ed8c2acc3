import Crown from 'lucide-react/icons/crown';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';

export interface OwnershipOfferProps {
  groupId: string;
  groupName: string;
  /** Id of the reader, who has the offer. */
  memberId: string;
}

/** An offer of ownership to the reader, with buttons to accept and decline; works without scripts. */
export const OwnershipOffer = ({ groupId, groupName, memberId }: OwnershipOfferProps) => (
  <Card as="section" aria-labelledby="ownership">
    <h2 id="ownership" className="flex items-center gap-2 pb-2 text-lg">
      <Crown aria-hidden size={22} className="shrink-0 text-accent-ink" />
      {m.people_offer_title()}
    </h2>
    <p className="pb-4">{m.people_offer_text({ group: groupName })}</p>
    <Form method="post" className="flex flex-wrap gap-3">
      <input type="hidden" name="groupId" value={groupId} />
      <input type="hidden" name="member" value={memberId} />
      <SubmitButton name="intent" value="accept-ownership">
        {m.people_offer_accept()}
      </SubmitButton>
      <SubmitButton name="intent" value="decline-ownership" variant="secondary">
        {m.people_offer_decline()}
      </SubmitButton>
    </Form>
  </Card>
);

import type { ReceivedOffer } from '@m4u/contract/profile/agency/schema';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { useIsUnverified } from '../../platform/session/page.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { smallSource } from '../upload/StoredPicture.tsx';

/**
 * An offer of an agency to the reader or one of their groups, with buttons to accept and decline, which need a verified
 * account.
 */
export const OfferCard = ({ offer }: { offer: ReceivedOffer }) => {
  const { agency, group, offeredBy } = offer;
  const isUnverified = useIsUnverified();
  const title =
    group === null
      ? m.agency_offer_admin({ agency: agency.name })
      : m.agency_offer_group({ agency: agency.name, group: group.name });
  return (
    <Card as="li">
      <div className="flex items-center gap-3">
        <Avatar name={agency.name} src={agency.logo && smallSource(agency.logo, 48)} size={48} />
        <div className="min-w-0">
          <h3 className="text-base font-semibold wrap-anywhere">{title}</h3>
          {!offeredBy.closed && <p className="text-sm text-muted">{m.agency_offer_by({ name: offeredBy.name })}</p>}
        </div>
      </div>
      {group !== null && <p className="pt-2 text-sm text-muted">{m.agency_offer_group_hint()}</p>}
      {!isUnverified && (
        <Form method="post" preventScrollReset className="flex flex-wrap gap-3 pt-3">
          <input type="hidden" name="offer" value={offer._id} />
          <input type="hidden" name="agency" value={agency.name} />
          <SubmitButton name="intent" value="accept">
            {m.agency_accept()}
          </SubmitButton>
          <SubmitButton name="intent" value="decline" variant="secondary">
            {m.agency_decline()}
          </SubmitButton>
        </Form>
      )}
    </Card>
  );
};

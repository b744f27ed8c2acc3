import type { SentOffer } from '@m4u/contract/profile/agency/schema';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { date, phone } from '../../platform/language/formats.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';

/**
 * Name of an offer's recipient as the agency entered it, because the agency must not learn whether an address has an
 * account.
 */
const nameOf = ({ person, group, email, phone: number }: SentOffer): string =>
  group?.name ?? (person?.name || undefined) ?? email ?? (number === null ? m.friend_closed_person() : phone(number));

export interface SentOffersProps {
  offers: readonly SentOffer[];
  mayWithdraw: boolean;
}

/** Offers of an agency that have no answer yet. */
export const SentOffers = ({ offers, mayWithdraw }: SentOffersProps) =>
  offers.length > 0 && (
    <Section id="waiting" title={m.agency_waiting()}>
      <Card>
        <ul className="divide-y divide-line">
          {offers.map((offer) => (
            <li key={offer._id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2.5">
              <span className="min-w-0 flex-1 basis-52">
                <span className="block font-semibold wrap-anywhere">{nameOf(offer)}</span>
                <span className="block text-sm text-muted">
                  {[
                    offer.kind === 'admin' ? m.agency_waiting_admin() : m.agency_waiting_group(),
                    m.agency_waiting_since({ date: date(offer.createdAt) }),
                  ].join(' · ')}
                </span>
              </span>
              {mayWithdraw && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="offer" value={offer._id} />
                  <SubmitButton
                    name="intent"
                    value="withdraw"
                    variant="secondary"
                    aria-label={m.agency_withdraw_name({ name: nameOf(offer) })}
                  >
                    {m.agency_withdraw()}
                  </SubmitButton>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );

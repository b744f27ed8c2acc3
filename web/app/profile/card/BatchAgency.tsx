import type { CardBatch } from '@m4u/contract/profile/card/schema';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { TextLink } from '../../ui/TextLink.tsx';

/** The agency whose people get the cards of a batch, with a link to it; says so when there is none. */
export const BatchAgency = ({ agency }: Pick<CardBatch, 'agency'>) =>
  agency === null ? (
    m.card_admin_agency_none()
  ) : (
    <TextLink to={href('/action/company/agency/:id', { id: agency._id })}>
      <span translate="no">{agency.name}</span>
    </TextLink>
  );

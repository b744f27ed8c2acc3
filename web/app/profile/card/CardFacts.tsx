import type { CardDetail, CardEvent } from '@m4u/contract/profile/card/schema';
import { m } from '../../paraglide/messages.js';
import { dateAndTime, number } from '../../platform/language/formats.ts';
import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/sharing/CopyButton.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Timeline, TimelineItem } from '../../ui/Timeline.tsx';
import { NfcWriter } from '../page/links/NfcWriter.tsx';
import { cardEventWords } from './cardWords.tsx';

/** Shows how often a card opened its owner's page. */
export const CardUse = ({ card: { taps } }: { card: Pick<CardDetail, 'taps'> }) => (
  <Section id="use" title={m.card_use()}>
    <Card>
      <dl className="grid fit-2 gap-4">
        {[
          { label: m.card_use_total(), value: taps.total },
          { label: m.card_use_recent(), value: taps.recent },
        ].map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-bold">{number(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{m.card_use_text()}</p>
    </Card>
  </Section>
);

/** Shows the URL in a card's chip and QR code, to copy or to write to a chip. */
export const CardAddress = ({ address, isWritable = false }: { address: string; isWritable?: boolean }) => (
  <Section id="address" title={m.card_address()}>
    <Card>
      <p className="rounded-sm bg-sunken px-3 py-2 text-sm break-all">{address}</p>
      <p className="mt-2 mb-4 text-sm text-muted">{m.card_address_text()}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} variant="secondary" />
        {isWritable && <NfcWriter address={address} />}
      </div>
    </Card>
  </Section>
);

const actorName = ({ by, actor }: CardEvent, isOwn: boolean): string => {
  if (actor && actor.name !== '') return actor.name;
  if (by === 'staff') return m.card_by_staff();
  return isOwn ? m.card_by_you() : m.card_by_owner();
};

interface CardHistoryProps {
  history: CardDetail['history'];
  /** Path of the screen of another card, for moves. */
  otherPath: (id: string) => string;
  /** Whether the reader is the owner. */
  isOwn?: boolean;
}

/** History of a card, latest first. */
export const CardHistory = ({ history, otherPath, isOwn = false }: CardHistoryProps) => (
  <Section id="history" title={m.card_history()}>
    <Timeline label={m.card_history()}>
      {history.map((event) => (
        <TimelineItem
          key={event._id}
          when={<time dateTime={event.at}>{dateAndTime(event.at)}</time>}
          title={cardEventWords[event.kind]()}
        >
          <span className="text-sm text-muted">{actorName(event, isOwn)}</span>
          {event.other !== null && (
            <>
              {' · '}
              <TextLink to={otherPath(event.other)} className="text-sm">
                {m.card_other()}
              </TextLink>
            </>
          )}
        </TimelineItem>
      ))}
    </Timeline>
  </Section>
);

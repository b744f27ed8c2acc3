import type { Language } from '@m4u/contract/common';
import { type Letter, writeLetter } from '../../platform/mail/letter.ts';
import { quoteName } from '../../platform/mail/names.ts';
import type { OptOutLinks } from '../../platform/mail/unasked.ts';
import { unaskedParts } from '../../platform/mail/unasked.templates.ts';

/** News of a ticket for its holder. */
export type TicketNews = 'issued' | 'moved-up' | 'cancelled';

/** Facts of a message about a ticket. */
export interface TicketFacts {
  readonly news: TicketNews;
  readonly group: string;
  readonly event: string;
  /** Address of the ticket. */
  readonly link: string;
  /** Last moment to pay in words; empty without one. */
  readonly until: string;
}

type Sentences = Readonly<Record<TicketNews, (facts: TicketFacts) => string>>;

const sentences: Readonly<Record<Language, Sentences>> = {
  VN: {
    issued: ({ event }) => `Bạn đã có vé dự ${event}.`,
    'moved-up': ({ event, until }) => `Đã có chỗ cho bạn tại ${event}. Hãy thanh toán trước ${until} để giữ chỗ.`,
    cancelled: ({ event, group }) => `Ban tổ chức ${group} đã hủy vé của bạn tại ${event}.`,
  },
  EN: {
    issued: ({ event }) => `You have a ticket for ${event}.`,
    'moved-up': ({ event, until }) => `There’s a seat for you at ${event}. Pay by ${until} to keep it.`,
    cancelled: ({ event, group }) => `The organiser ${group} cancelled your ticket for ${event}.`,
  },
};

const labels: Readonly<Record<Language, string>> = { VN: 'Xem vé', EN: 'View ticket' };

const subjects: Readonly<Record<Language, string>> = { VN: 'Vé của bạn trên M4U', EN: 'Your ticket on M4U' };

const cleaned = (facts: TicketFacts): TicketFacts => ({
  ...facts,
  group: quoteName(facts.group),
  event: quoteName(facts.event),
});

/** A text message about a ticket. */
export const writeTicketText = (language: Language, facts: TicketFacts): string =>
  `${sentences[language][facts.news](cleaned(facts))} ${facts.link}`;

/** A letter about a ticket, with links for who did not sign up. */
export const writeTicketLetter = (language: Language, facts: TicketFacts, unasked: OptOutLinks): Letter => {
  const sentence = sentences[language][facts.news](cleaned(facts));
  const parts = [sentence, { link: facts.link, label: labels[language] }, ...unaskedParts(language, unasked)];
  return writeLetter(language, subjects[language], parts);
};

import { fold } from '@m4u/contract/fold';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';

/** A frequent question, with a link to its subject. */
export interface SupportQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly way?: { readonly to: string; readonly label: string };
}

const questions = (): readonly SupportQuestion[] => [
  { id: 'page', question: m.support_q_page(), answer: m.support_a_page() },
  {
    id: 'link',
    question: m.support_q_link(),
    answer: m.support_a_link(),
    way: { to: href('/action/shortenedLink'), label: m.link_title() },
  },
  {
    id: 'share',
    question: m.support_q_share(),
    answer: m.support_a_share(),
    way: { to: href('/action/qrcode'), label: m.qr_title() },
  },
  {
    id: 'card',
    question: m.support_q_card(),
    answer: m.support_a_card(),
    way: { to: href('/action/cards/request'), label: m.support_card_request() },
  },
  {
    id: 'lost',
    question: m.support_q_lost(),
    answer: m.support_a_lost(),
    way: { to: href('/action/cards'), label: m.card_title() },
  },
  {
    id: 'points',
    question: m.support_q_points(),
    answer: m.support_a_points(),
    way: { to: href('/action/claim'), label: m.claim_title() },
  },
  {
    id: 'group',
    question: m.support_q_group(),
    answer: m.support_a_group(),
    way: { to: href('/action/company'), label: m.company_title() },
  },
  { id: 'privacy', question: m.support_q_privacy(), answer: m.support_a_privacy() },
  { id: 'report', question: m.support_q_report(), answer: m.support_a_report() },
  {
    id: 'password',
    question: m.support_q_password(),
    answer: m.support_a_password(),
    way: { to: href('/forgot-password'), label: m.auth_forgot_title() },
  },
  { id: 'code', question: m.support_q_code(), answer: m.support_a_code() },
  {
    id: 'delete',
    question: m.support_q_delete(),
    answer: m.support_a_delete(),
    way: { to: href('/action/setting'), label: m.setting_title() },
  },
  {
    id: 'offline',
    question: m.support_q_offline(),
    answer: m.support_a_offline(),
    way: { to: href('/offline'), label: m.offline_use() },
  },
];

/** Questions that contain all words, with or without diacritics; all questions without words. */
export const findQuestions = (query: string): SupportQuestion[] => {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  return questions().filter(({ question, answer }) => {
    const text = fold(`${question} ${answer}`);
    return terms.every((word) => text.includes(word));
  });
};

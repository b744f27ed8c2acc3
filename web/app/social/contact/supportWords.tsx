import { SUPPORT_TOPICS, type SupportStatus, type SupportTopic } from '@m4u/contract/social/contact/support.rules';
import { m } from '../../paraglide/messages.js';

/** Names of the topics. */
export const supportTopicWords: Readonly<Record<SupportTopic, () => string>> = {
  account: m.support_topic_account,
  page: m.support_topic_page,
  card: m.support_topic_card,
  points: m.support_topic_points,
  group: m.support_topic_group,
  privacy: m.support_topic_privacy,
  other: m.support_topic_other,
};

/** Options of the field for the topic. */
export const supportTopicOptions = () => SUPPORT_TOPICS.map((value) => ({ value, label: supportTopicWords[value]() }));

/** Names of the states of a message. */
export const supportStatusWords: Readonly<Record<SupportStatus, () => string>> = {
  open: m.support_waiting,
  answered: m.support_answered,
  closed: m.support_closed,
};

import type { RegistrationState } from '@m4u/contract/content/activity';
import type { DetailsOf } from '@m4u/contract/content/activity/details';

/** State of a registration link at a moment; one without dates is always open. */
export const registrationStateOf = (
  { opens, closes }: Pick<DetailsOf<'registrationLink'>, 'opens' | 'closes'>,
  now: Date,
): RegistrationState => {
  if (opens !== null && now < new Date(opens)) return 'soon';
  return closes !== null && now >= new Date(closes) ? 'closed' : 'open';
};

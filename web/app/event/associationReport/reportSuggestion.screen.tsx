import type { Route } from './+types/reportSuggestion.screen';
import { m } from '../../paraglide/messages.js';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readSuggestion } from './reportForm.server.ts';

/** What is known of a group's period, asked for while its report is written: `?groupId=&period=`. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.association_purpose());
  const search = new URL(request.url).searchParams;
  return readSuggestion(context, search.get('groupId') ?? '', search.get('period') ?? '');
};

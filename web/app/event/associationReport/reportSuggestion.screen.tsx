import type { Route } from './+types/reportSuggestion.screen';
import { m } from '../../paraglide/messages.js';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readSuggestion } from './reportForm.server.ts';

/** Suggested figures of a group's period for the form of a report (`?groupId=&period=`); has no screen. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.association_purpose());
  const search = new URL(request.url).searchParams;
  return readSuggestion(context, search.get('groupId') ?? '', search.get('period') ?? '');
};

import { contact } from '@m4u/contract/social/contact';
import { redirect } from 'react-router';
import type { Route } from './+types/contactsTable.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api-address.server.ts';
import { api } from '../../platform/api.server.ts';
import { locale } from '../../platform/language.ts';
import { requireReader } from '../../platform/require-reader.server.ts';
import { readInbox } from './inbox.server.ts';
import { filterOf } from './narrowing.tsx';

/** The messages of a page as a table: by this way, since a session that has expired is refreshed on it. */
export const loader = async ({ params, context, request }: Route.LoaderArgs) => {
  requireReader(context, m.contact_inbox_purpose());
  const { id } = await readInbox(context, params.id);
  const { read, tag, q } = filterOf(new URL(request.url).searchParams);
  await api(context).contact.list({ params: { memberId: id }, query: { limit: 1 } });
  return redirect(
    apiAddress(
      contact.csv,
      { memberId: id },
      {
        lang: locale(),
        'filter[read]': read === undefined ? undefined : String(read),
        'filter[tag]': tag,
        'filter[q]': q,
      },
    ),
  );
};

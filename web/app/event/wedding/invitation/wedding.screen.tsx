import type { Wedding, WeddingSide } from '@m4u/contract/event/wedding/schema';
import Pencil from 'lucide-react/icons/pencil';
import Users from 'lucide-react/icons/users';
import { Link, redirect, useLocation } from 'react-router';
import type { Route } from './+types/wedding.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { metChallenge } from '../../../platform/forms/challenge.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { locale } from '../../../platform/language/language.ts';
import { shareMeta } from '../../../platform/sharing/share-meta.ts';
import { trapName } from '../../../platform/forms/Honeypot.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { readGuestCode, readInvitation } from './invitation.server.ts';
import { Invitation } from './Invitation.tsx';
import { Opening } from './opening/Opening.tsx';
import { Reply } from './ReplyForm.tsx';
import { editPath, guestsPath, invitationPath, ownPath } from '../weddingPaths.tsx';
import { weddingStyle } from './weddingStyle.tsx';
import { coupleNames } from '../weddingWords.tsx';

/** An invitation to a wedding; `?guest=` is the code of a personal link (docs/rules/wedding.md#links). */
export const loader = ({ params: { id }, context, request, pattern }: Route.LoaderArgs) =>
  readInvitation(context, { id, request, pattern });

export const action = async ({ params: { id }, context, request }: Route.ActionArgs) => {
  const form = await readForm(request);
  const text = (name: string) => form.values[name] ?? '';
  const coming = text('coming');
  try {
    const { data } = await api(context).wedding.reply({
      body: {
        weddingId: id,
        guest: readGuestCode(request),
        name: text('name'),
        phone: text('phone'),
        // The API refuses a missing choice.
        side: text('side') as WeddingSide,
        coming,
        people: coming === 'false' ? 0 : text('people') || 1,
        wish: text('wish'),
        website: text(trapName),
        challenge: metChallenge(form.values),
        ...(text('clientId') && { clientId: text('clientId') }),
      },
    });
    setFlash(context, { kind: 'success', message: m.wedding_replied() });
    return redirect(`${invitationPath(id, data.code)}#reply`);
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

export const links: Route.LinksFunction = weddingStyle;

export const meta: Route.MetaFunction = shareMeta<typeof loader>(({ wedding, share }) => ({
  name: coupleNames(wedding),
  title: share.title,
  description: share.description,
  image: share.image,
  canonical: invitationPath(wedding._id, wedding.guest?.code),
  // The page of a personal link contains the guest's name, so search engines must not index it.
  indexed: wedding.findable && wedding.guest === null,
}));

export const handle = { fullWidth: true };

/** Bar for the couple only: the invitation's status, and links to their screens. */
const OwnersBar = ({ wedding: { _id, status } }: { wedding: Wedding }) => (
  <nav aria-label={m.wedding_own()} className="w-owners no-print surface flex flex-wrap items-center gap-2 px-4 py-2">
    <p className="flex-1 text-sm">
      {status === 'DRAFT' && m.wedding_owner_draft()}
      {status === 'HIDDEN' && m.wedding_owner_hidden()}
    </p>
    <LinkButton to={editPath(_id)} variant="secondary" icon={Pencil}>
      {m.wedding_owner_edit()}
    </LinkButton>
    <LinkButton to={guestsPath(_id)} variant="secondary" icon={Users}>
      {m.wedding_owner_guests()}
    </LinkButton>
  </nav>
);

/** Links to the page in the other language, and to creating an own invitation. */
const Foot = () => {
  const { pathname, search } = useLocation();
  const other = locale() === 'vi' ? 'en' : 'vi';
  const query = new URLSearchParams(search);
  query.set('lang', other);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
      <Link to={`${pathname}?${query.toString()}`} replace preventScrollReset lang={other} className="hit py-2.5">
        {other === 'en' ? 'English' : 'Tiếng Việt'}
      </Link>
      <Link to={ownPath()} className="hit py-2.5 underline underline-offset-4">
        {m.wedding_make()}
      </Link>
    </div>
  );
};

export default function WeddingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { wedding, challenge, clientId, now, wasOpened } = loaderData;
  return (
    <main id="content">
      <Opening key={wedding._id} wedding={wedding} wasOpened={wasOpened} />
      {wedding.can.update && <OwnersBar wedding={wedding} />}
      <Invitation
        wedding={wedding}
        now={now}
        reply={<Reply wedding={wedding} challenge={challenge} clientId={clientId} answer={actionData} />}
        foot={<Foot />}
      />
    </main>
  );
}

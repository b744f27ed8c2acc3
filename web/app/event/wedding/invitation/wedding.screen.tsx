import { invitationPath } from '@m4u/contract/event/wedding/rules';
import type { Wedding, WeddingSide } from '@m4u/contract/event/wedding/schema';
import Pencil from 'lucide-react/icons/pencil';
import Users from 'lucide-react/icons/users';
import type { SubmissionResult } from '@conform-to/react';
import { Link, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/wedding.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { metChallenge } from '../../../platform/forms/challenge.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { chosenFile, problemReply, readForm, refuseForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { shareMeta } from '../../../platform/sharing/share-meta.ts';
import { trapName } from '../../../platform/forms/Honeypot.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { readGuestCode, readInvitation } from './invitation.server.ts';
import { designs } from './designs/designs.tsx';
import { GuestPhotos } from './GuestPhotos.tsx';
import { Invitation } from './Invitation.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Opening } from './opening/Opening.tsx';
import { Reply } from './ReplyForm.tsx';
import { editPath, guestsPath, ownPath } from '../weddingPaths.tsx';
import { weddingStyle } from './weddingStyle.tsx';
import { coupleNames } from '../weddingWords.tsx';

/** The id or name in the address. */
const keysOf = (params: Route.LoaderArgs['params']): { readonly id?: string; readonly name?: string } => params;

/**
 * An invitation to a wedding by its id or name; `?guest=` is the code of a personal link (docs/rules/wedding.md#links).
 * A former name forwards to the present one.
 */
export const loader = async ({ params, context, request, pattern }: Route.LoaderArgs) => {
  const { id, name } = keysOf(params);
  const read = await readInvitation(context, { id: id ?? name ?? '', request, pattern });
  if (name !== undefined && name !== read.wedding.name)
    throw redirect(invitationPath(read.wedding, read.wedding.guest?.code));
  return read;
};

/** Whether an answer is that of the form of photos. */
const isOfPhotos = (answer: SubmissionResult | undefined): boolean => answer?.initialValue?.['intent'] === 'photo';

/** Sends the photo of a form, and leads back to it. */
const sendPhoto = async (
  context: Readonly<RouterContextProvider>,
  { form, request, weddingId }: { form: SentForm; request: Request; weddingId: string },
) => {
  const file = chosenFile(form, 'file');
  if (!file) return refuseForm(form, { fields: { file: m.wedding_photos_missing() }, hide: ['file'] });
  const { token, solution, answer } = metChallenge(form.values);
  try {
    await api(context).wedding.sendPhoto({
      file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
      body: {
        weddingId,
        guest: readGuestCode(request),
        name: form.values['name'] ?? '',
        website: form.values[trapName],
        challengeToken: token,
        challengeSolution: solution,
        challengeAnswer: answer,
      },
    });
  } catch (thrown) {
    return problemReply(form, thrown, { hide: ['file'] });
  }
  setFlash(context, { kind: 'success', message: m.wedding_photos_sent({ count: '1' }) });
  return redirect(`${invitationPath({ _id: weddingId, name: null }, readGuestCode(request))}#photos`);
};

export const action = async ({ params, context, request }: Route.ActionArgs) => {
  const form = await readForm(request);
  const text = (name: string) => form.values[name] ?? '';
  const coming = text('coming');
  const weddingId = text('weddingId') || (keysOf(params).id ?? '');
  if (form.intent === 'photo') return sendPhoto(context, { form, request, weddingId });
  try {
    const { data } = await api(context).wedding.reply({
      body: {
        weddingId,
        guest: readGuestCode(request),
        name: text('name'),
        phone: text('phone'),
        // The API refuses a missing choice.
        side: text('side') as WeddingSide,
        coming,
        people: coming === 'false' ? 0 : text('people') || 1,
        vegetarian: text('vegetarian') || 0,
        children: text('children') || 0,
        diet: text('diet'),
        wish: text('wish'),
        website: text(trapName),
        challenge: metChallenge(form.values),
        ...(text('clientId') && { clientId: text('clientId') }),
      },
    });
    setFlash(context, { kind: 'success', message: m.wedding_replied() });
    return redirect(`${invitationPath({ _id: weddingId, name: null }, data.code)}#reply`);
  } catch (thrown) {
    const words = { coming: m.wedding_reply_coming_missing(), side: m.wedding_reply_side_missing() };
    return problemReply(form, thrown, { words });
  }
};

export const links: Route.LinksFunction = weddingStyle;

export const meta: Route.MetaFunction = shareMeta<typeof loader>(({ wedding, share }) => ({
  name: coupleNames(wedding),
  title: share.title,
  description: share.description,
  image: share.image,
  canonical: invitationPath(wedding, wedding.guest?.code),
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

/** Links to the page in the other language, and to creating an own invitation; tells a guest what the couple sees. */
const Foot = ({ isGuests }: { isGuests: boolean }) => (
  <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
    <LanguageLink className="hit py-2.5" />
    <Link to={ownPath()} className="hit py-2.5 underline underline-offset-4">
      {m.wedding_make()}
    </Link>
    {isGuests && <p className="w-full text-sm">{m.wedding_opened_note()}</p>}
  </div>
);

export default function WeddingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { wedding, photos, challenge, clientId, now, wasOpened } = loaderData;
  const isPhoto = isOfPhotos(actionData);
  return (
    <main id="content">
      <link rel="stylesheet" href={designs[wedding.design].styles} precedence="design" />
      <Opening key={wedding._id} wedding={wedding} wasOpened={wasOpened} />
      {wedding.can.update && <OwnersBar wedding={wedding} />}
      <Invitation
        wedding={wedding}
        now={now}
        reply={
          <Reply
            wedding={wedding}
            challenge={challenge}
            clientId={clientId}
            answer={isPhoto ? undefined : actionData}
          />
        }
        photos={
          <GuestPhotos
            wedding={wedding}
            photos={photos}
            challenge={challenge}
            answer={isPhoto ? actionData : undefined}
          />
        }
        foot={<Foot isGuests={wedding.guest !== null} />}
      />
    </main>
  );
}

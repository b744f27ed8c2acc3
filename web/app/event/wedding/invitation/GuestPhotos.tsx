import type { SubmissionResult } from '@conform-to/react';
import type { Challenge } from '@m4u/contract/http/challenge';
import type { WeddingPhoto } from '@m4u/contract/event/wedding/photos';
import { MOST_GUEST_PHOTOS } from '@m4u/contract/event/wedding/rules';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { Form, Link, useSearchParams } from 'react-router';
import { AlbumWall } from '../../../content/album/AlbumWall.tsx';
import { toGallery } from '../../../content/item/pictures.tsx';
import { m } from '../../../paraglide/messages.js';
import { ChallengeField } from '../../../platform/forms/ChallengeField.tsx';
import { Honeypot } from '../../../platform/forms/Honeypot.tsx';
import { number } from '../../../platform/language/formats.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { FileField } from '../../../ui/fields/FileField.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { coupleNames } from '../weddingWords.tsx';
import { InvitationPart } from './InvitationPart.tsx';
import { PHOTO_PAGE } from './photoPage.tsx';
import { useSendPhotos } from './useSendPhotos.tsx';

/** A page of the photos that the couple shows, newest first. */
export interface PhotoPage {
  readonly data: readonly WeddingPhoto[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
}

export interface GuestPhotosProps {
  wedding: Wedding;
  photos: PhotoPage;
  /** Challenge against bots; null for a personal link, which needs none. */
  challenge: Challenge | null;
  /** Answer to the form of photos. */
  answer: SubmissionResult | undefined;
}

const SendPhotos = ({ wedding, challenge, answer }: Omit<GuestPhotosProps, 'photos'>) => {
  const canSendMany = challenge === null && wedding.guest !== null;
  const isScripted = useHydrated();
  const { send, progress, busy } = useSendPhotos(wedding, canSendMany);
  const errors = answer?.error ?? {};
  const typed = answer?.initialValue?.['name'];
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      onSubmit={send}
      className="stack w-reply"
      aria-label={m.wedding_photos_send()}
    >
      <FormError errors={errors['']} reply={answer} />
      <input type="hidden" name="intent" value="photo" />
      <input type="hidden" name="weddingId" value={wedding._id} />
      {!wedding.guest && (
        <TextField
          name="name"
          label={m.wedding_reply_name()}
          error={errors['name'] ?? null}
          defaultValue={typeof typed === 'string' ? typed : ''}
          required
          maxLength={80}
          autoComplete="name"
          translate="no"
        />
      )}
      <FileField
        name="file"
        label={canSendMany ? m.wedding_photos_choose() : m.wedding_photos_choose_one()}
        hint={m.wedding_photos_hint({ count: number(MOST_GUEST_PHOTOS) })}
        error={errors['file'] ?? null}
        accept="image/jpeg,image/png,image/webp,image/avif"
        // Without scripts a form carries one.
        multiple={canSendMany && isScripted}
        required
      />
      <Honeypot />
      {challenge && (
        // A challenge is good for one photo; the key begins a new one after each answer.
        <ChallengeField
          key={challenge.token}
          purpose="wedding"
          challenge={challenge}
          sent={answer}
          errors={errors['challenge'] ?? []}
        />
      )}
      <SubmitButton size="lg" block busy={busy}>
        {m.wedding_photos_send()}
      </SubmitButton>
      <output className="block text-sm">{progress}</output>
    </Form>
  );
};

/** Links to newer and older photos. */
const Pages = ({ page, total }: Omit<PhotoPage, 'data'>) => {
  const [search] = useSearchParams();
  const to = (other: number) =>
    `?${new URLSearchParams({ ...Object.fromEntries(search), photos: String(other) })}#photos`;
  return (
    <p className="w-small flex flex-wrap justify-center gap-x-6 gap-y-2 pt-3">
      {page > 1 && (
        <Link to={to(page - 1)} preventScrollReset className="hit py-2.5 underline underline-offset-4">
          {m.wedding_photos_newer()}
        </Link>
      )}
      {page * PHOTO_PAGE < total && (
        <Link to={to(page + 1)} preventScrollReset className="hit py-2.5 underline underline-offset-4">
          {m.wedding_photos_older()}
        </Link>
      )}
    </p>
  );
};

/** Photos that guests took, and a form to send some; nothing before there are any. */
export const GuestPhotos = ({ photos, ...props }: GuestPhotosProps) => {
  const { wedding } = props;
  const { open, shown } = wedding.photos;
  if (!open && shown === 0) return null;
  const label = m.wedding_photos_of({ names: coupleNames(wedding) });
  const pictures = photos.data.map(({ picture, name }) => ({ ...picture, caption: name }));
  return (
    <InvitationPart
      look={wedding}
      id="photos"
      title={m.wedding_photos()}
      lead={open ? m.wedding_photos_lead() : undefined}
      screenOnly
    >
      {pictures.length > 0 && (
        <div className="w-album" translate="no">
          <AlbumWall label={label} pictures={toGallery(pictures, label)} lang="vi" isBelow />
          <Pages page={photos.page} total={photos.total} />
        </div>
      )}
      {open && (
        <div className="w-card">
          <SendPhotos key={wedding.guest?.code} {...props} />
        </div>
      )}
    </InvitationPart>
  );
};

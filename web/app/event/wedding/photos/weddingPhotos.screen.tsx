import type { WeddingPhotoRow } from '@m4u/contract/event/wedding/photos';
import { weddingPhotosZip } from '@m4u/contract/event/wedding/rules';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import EyeOff from 'lucide-react/icons/eye-off';
import Images from 'lucide-react/icons/images';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/weddingPhotos.screen';
import { toGallery } from '../../../content/item/pictures.tsx';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { chosenIds } from '../../../platform/forms/chosen.server.ts';
import { entryOf } from '../../../platform/forms/entry.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { pageNumber } from '../../../platform/search/page-number.server.ts';
import { requirePage } from '../../../platform/search/table.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { StoredPicture } from '../../../profile/upload/StoredPicture.tsx';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { CheckBox } from '../../../ui/fields/Checkbox.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { TabLinks } from '../../../ui/overlays/Tabs.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useLightbox } from '../../../ui/pictures/Lightbox.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { WeddingTabs } from '../WeddingActions.tsx';
import { ownPath, photosPath } from '../weddingPaths.tsx';
import { coupleNames } from '../weddingWords.tsx';

/** Photos on a page. */
const SIZE = 48;

/** The id of the form that changes the chosen photos. */
const FORM = 'photos-chosen';

const states = ['waiting', 'shown', 'hidden'] as const;
type State = (typeof states)[number];

const stateWords: Readonly<Record<State, () => string>> = {
  waiting: m.wedding_wishes_waiting,
  shown: m.wedding_wishes_shown,
  hidden: m.wedding_wishes_hidden,
};

/** Photos that guests sent, which the couple shows, hides or removes; `?state=` filters them. */
export const loader = async ({ context, params: { id }, request }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const state = states.find((each) => each === searchParams.get('state')) ?? null;
  const [{ data: wedding }, list] = await Promise.all([
    api(context).wedding.edit({ params: { id } }),
    api(context).wedding.photos({ params: { id }, query: { page, limit: SIZE, ...(state && { state }) } }),
  ]);
  // Photos whose pictures are gone are counted, so that a page in between may be empty too.
  if ((page - 1) * SIZE >= list.total) requirePage(context, { rows: list.data, total: list.total, limit: SIZE });
  return { wedding, ...list, page, state };
};

type Change = (context: Readonly<RouterContextProvider>, id: string, photoIds: string[]) => Promise<unknown>;

/** The call of each button, and the message after it. */
const changes: Readonly<Record<string, readonly [Change, (words: { count: string }) => string]>> = {
  show: [
    (context, id, photoIds) => api(context).wedding.setPhotos({ params: { id }, body: { photoIds, shown: true } }),
    m.wedding_photos_now_shown,
  ],
  hide: [
    (context, id, photoIds) => api(context).wedding.setPhotos({ params: { id }, body: { photoIds, shown: false } }),
    m.wedding_photos_now_hidden,
  ],
  remove: [
    (context, id, photoIds) => api(context).wedding.removePhotos({ params: { id }, body: { photoIds } }),
    m.wedding_photos_removed,
  ],
};

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const form = await readForm(request);
  const [change, message] = entryOf(changes, form.intent) ?? [];
  const photoIds = chosenIds(form);
  if (photoIds.length === 0) setFlash(context, { kind: 'error', message: m.ui_batch_none() });
  else if (change && message) {
    try {
      await change(context, id, photoIds);
      setFlash(context, { kind: 'success', message: message({ count: number(photoIds.length) }) });
    } catch (thrown) {
      return problemReply(form, thrown);
    }
  }
  return redirect(photosPath(id) + new URL(request.url).search);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_photos()} · M4U` }];

interface TileProps {
  photo: WeddingPhotoRow;
  link: object;
}

const Tile = ({ photo: { _id, picture, name, state, at }, link }: TileProps) => (
  <li className="surface flex flex-col overflow-hidden rounded-lg border border-line has-checked:border-accent has-checked:outline-2 has-checked:outline-accent">
    <a {...link} aria-label={m.wedding_photo_of({ name })} className="block outline-offset-[-3px]">
      <StoredPicture
        alt=""
        picture={picture}
        sizes="(min-width: 900px) 240px, 45vw"
        className="aspect-square w-full object-cover"
      />
    </a>
    <div className="flex items-center gap-3 p-3">
      <CheckBox name="chosen" value={_id} form={FORM} id={`photo-${_id}`} />
      <label htmlFor={`photo-${_id}`} className="min-w-0 flex-1 text-sm">
        <span className="block font-semibold wrap-anywhere" translate="no">
          {name}
        </span>
        <span className="block text-muted">
          <RelativeTime time={at} />
        </span>
        {state !== 'shown' && <Tag>{stateWords[state]()}</Tag>}
      </label>
    </div>
  </li>
);

/** Changes the chosen photos; in view as long as one is chosen. */
const ChosenBar = ({ state }: { state: State | null }) => (
  <Form
    id={FORM}
    method="post"
    preventScrollReset
    className="surface sticky bottom-[calc(var(--bar-room,5.5rem)+0.5rem)] z-10 hidden flex-wrap gap-3 rounded-lg border border-line p-3 shadow-md group-has-[[name=chosen]:checked]/photos:flex lg:bottom-4"
  >
    {state !== 'shown' && (
      <SubmitButton name="intent" value="show" icon={Check}>
        {m.wedding_wish_show()}
      </SubmitButton>
    )}
    {state !== 'hidden' && (
      <SubmitButton name="intent" value="hide" variant="secondary" icon={EyeOff}>
        {m.wedding_wish_hide()}
      </SubmitButton>
    )}
    {state === 'hidden' && (
      <SubmitButton name="intent" value="remove" variant="danger" icon={Trash2}>
        {m.wedding_photos_remove()}
      </SubmitButton>
    )}
  </Form>
);

/** Shows all photos of the page that wait. */
const ShowAll = ({ photos }: { photos: readonly WeddingPhotoRow[] }) => {
  const waiting = photos.filter(({ state }) => state === 'waiting');
  return waiting.length < 2 ? null : (
    <Form method="post" preventScrollReset>
      {waiting.map(({ _id }) => (
        <input key={_id} type="hidden" name="chosen" value={_id} />
      ))}
      <SubmitButton name="intent" value="show" icon={Check} variant="secondary">
        {m.wedding_photos_show_all({ count: number(waiting.length) })}
      </SubmitButton>
    </Form>
  );
};

export default function WeddingPhotos({ loaderData, actionData }: Route.ComponentProps) {
  const { wedding, data: photos, total, waiting, page, state } = loaderData;
  const path = photosPath(wedding._id);
  const label = m.wedding_photos();
  const pictures = photos.map(({ picture, name }) => ({ ...picture, caption: name }));
  const { linkTo, lightbox } = useLightbox({ label, pictures: toGallery(pictures, label) });
  return (
    <Column kind="list">
      <PageHeader
        title={label}
        lead={coupleNames(wedding)}
        back={{ to: ownPath(), label: m.wedding_own() }}
        actions={
          total > 0 && (
            <LinkButton to={weddingPhotosZip(wedding._id)} reloadDocument download icon={Download} variant="secondary">
              {m.wedding_photos_zip()}
            </LinkButton>
          )
        }
      />
      <WeddingTabs wedding={wedding} current="photos" />
      <div className="stack group/photos">
        <FormError errors={Object.values(actionData?.error ?? {}).flatMap((errors) => errors ?? [])} />
        {!wedding.guestPhotos && <p className="text-muted">{m.wedding_photos_off()}</p>}
        <TabLinks
          isSecond
          label={m.wedding_photos_which()}
          tabs={[
            { to: path, label: m.wedding_filter_all(), current: state === null },
            ...states.map((each) => ({
              to: `${path}?state=${each}`,
              label: stateWords[each](),
              ...(each === 'waiting' && waiting > 0 && { count: waiting }),
              current: state === each,
            })),
          ]}
        />
        <ShowAll photos={photos} />
        <ListView
          shape="tiles"
          page={page}
          total={total}
          size={SIZE}
          rows={photos.map((photo, index) => (
            <Tile key={photo._id} photo={photo} link={linkTo(index)} />
          ))}
          empty={{ icon: Images, title: m.wedding_photos_empty(), text: m.wedding_photos_empty_text() }}
          filtered={
            state !== null && {
              title: m.wedding_photos_none(),
              clear: { to: path, label: m.wedding_photos_see_all() },
            }
          }
        />
        <ChosenBar state={state} />
      </div>
      {lightbox}
    </Column>
  );
}

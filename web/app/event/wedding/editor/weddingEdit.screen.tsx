import type { Picture } from '@m4u/contract/common';
import type { OwnWedding } from '@m4u/contract/event/wedding';
import type { WeddingStatus } from '@m4u/contract/event/wedding/schema';
import { upload } from '@m4u/contract/profile/upload';
import Eye from 'lucide-react/icons/eye';
import { useMemo, useRef, useState } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/weddingEdit.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, refuseForm } from '../../../platform/forms/form.server.ts';
import { movesPictures } from '../../../platform/forms/posted-picture.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import type { UploadedFile } from '../../../ui/pictures/upload.ts';
import { changeWedding } from '../changeWedding.server.ts';
import { typedRows } from './postedWedding.tsx';
import { WeddingActions, WeddingTabs } from '../WeddingActions.tsx';
import { WeddingForm } from './WeddingForm.tsx';
import { isPast, readWeddingForm } from './weddingForm.server.ts';
import { editPath, guestsPath, invitationPath, ownPath } from '../weddingPaths.tsx';
import { UploadsOf } from './WeddingPictures.tsx';
import { WeddingPreview } from './WeddingPreview.tsx';
import { valuesOf } from './weddingValues.server.ts';
import { weddingStyle } from '../invitation/weddingStyle.tsx';
import { coupleNames } from '../weddingWords.tsx';

type Context = Route.LoaderArgs['context'];

/** Reads the lunar dates of the form's days, by `YYYY-MM-DD`. */
const readDates = async (context: Context, dates: readonly string[]) => {
  const read = async (date: string) => {
    const [y, month, d] = date.split('-').map(Number);
    const { data } = await api(context).wedding.lunar({ query: { d: d ?? 1, m: month ?? 1, y: y ?? 2000 } });
    return [date, data] as const;
  };
  return Object.fromEntries(await Promise.all([...new Set(dates)].map(read)));
};

/** The form of an invitation with its preview; the id of a new one is `new` (docs/rules/wedding.md#screens). */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  const wedding = id === 'new' ? null : (await api(context).wedding.edit({ params: { id } })).data;
  const values = valuesOf(wedding);
  return {
    wedding,
    values,
    dates: await readDates(
      context,
      [values.weddingDay.date, values.weddingPartyDay.date].filter((date) => date !== ''),
    ),
    uploads: apiAddress(upload.insert),
    now: new Date().toISOString(),
  };
};

/** Status of a new invitation by the pressed button; undefined for an existing one, which keeps its status. */
const statusBy = (intent: string, id: string): WeddingStatus | undefined => {
  if (id !== 'new') return undefined;
  return intent === 'draft' ? 'DRAFT' : 'ACTIVE';
};

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const form = await readForm(request);
  const changed = await changeWedding(context, id, form);
  if (changed) return changed;
  const status = statusBy(form.intent, id);
  if (status === 'ACTIVE' && form.values['past'] === undefined && isPast(form))
    return refuseForm(form, { fields: { past: m.wedding_past_question() } });
  let saved: OwnWedding;
  let refusal: { fields?: Readonly<Record<string, string>>; words?: Readonly<Record<string, string>> } = {};
  try {
    const read = await readWeddingForm(context, form, status);
    refusal = { fields: read.names, words: read.words };
    const body = { ...read.body, ...(id !== 'new' && { _id: id }) };
    saved = (await api(context).wedding.save({ body })).data;
  } catch (thrown) {
    return problemReply(form, thrown, refusal);
  }
  setFlash(context, { kind: 'success', message: m.wedding_saved() });
  const goesOn = id === 'new' && !movesPictures(form);
  return redirect(goesOn ? guestsPath(saved._id) : editPath(saved._id));
};

export const links: Route.LinksFunction = weddingStyle;

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${params.id === 'new' ? m.wedding_new() : m.wedding_edit()} · M4U` },
];

const widthOf = (address: string): number => Number(/(\d+)\.\w+$/.exec(address)?.[1] ?? 0);

/** Converts an uploaded file to a picture with its only known size. */
const pictureOf = ({ id, url, width = 4, height = 3 }: UploadedFile): Picture => ({
  _id: id,
  src: url,
  widths: [widthOf(url)],
  width,
  height,
  placeholder: '',
});

/** Collects uploaded pictures, with the upload address and callback for the fields. */
const useUploaded = (address: string) => {
  const [added, setAdded] = useState<ReadonlyMap<string, Picture>>(new Map());
  const uploads = useMemo(
    () => ({
      address,
      onKept: (file: UploadedFile) => setAdded((previous) => new Map(previous).set(file.id, pictureOf(file))),
    }),
    [address],
  );
  return { added, uploads };
};

/** Switch between form and preview on phones. */
const ViewSwitch = ({ preview, onChange }: { preview: boolean; onChange: (preview: boolean) => void }) => (
  <div className="grid fit-2 gap-2 pb-4 xl:hidden">
    {[false, true].map((each) => (
      <Button
        key={String(each)}
        variant={preview === each ? 'primary' : 'secondary'}
        aria-pressed={preview === each}
        onClick={() => onChange(each)}
      >
        {each ? m.wedding_preview() : m.wedding_form()}
      </Button>
    ))}
  </div>
);

export default function WeddingEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { wedding, values, dates, uploads: address, now } = loaderData;
  const box = useRef<HTMLDivElement>(null);
  const [isPreview, setPreview] = useState(false);
  const scripted = useHydrated();
  const { added, uploads } = useUploaded(address);
  const typed = typedRows(actionData?.initialValue ?? {}, wedding);
  return (
    <div>
      <PageHeader
        title={wedding ? m.wedding_edit() : m.wedding_new()}
        lead={wedding ? coupleNames(wedding) : undefined}
        back={{ to: ownPath(), label: m.wedding_own() }}
        actions={
          wedding && (
            <>
              <LinkButton to={invitationPath(wedding._id)} icon={Eye} variant="secondary">
                {m.wedding_open()}
              </LinkButton>
              <WeddingActions wedding={wedding} now={now} />
            </>
          )
        }
      />
      {wedding && <WeddingTabs wedding={wedding} current="edit" />}
      {scripted && <ViewSwitch preview={isPreview} onChange={setPreview} />}
      <div className="gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div ref={box} className={classNames('max-w-column', isPreview && 'max-xl:hidden')}>
          <UploadsOf value={uploads}>
            <WeddingForm key={wedding?._id} wedding={wedding} values={values} typed={typed} reply={actionData} />
          </UploadsOf>
        </div>
        <div className={classNames('xl:sticky xl:top-4 xl:self-start', !isPreview && 'max-xl:hidden')}>
          <WeddingPreview box={box} wedding={wedding} values={values} dates={dates} added={added} now={now} />
        </div>
      </div>
    </div>
  );
}

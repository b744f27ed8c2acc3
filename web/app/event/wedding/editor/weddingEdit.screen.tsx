import { invitationPath } from '@m4u/contract/event/wedding/rules';
import type { Picture } from '@m4u/contract/common';
import { upload } from '@m4u/contract/profile/upload';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import { useMemo, useRef, useState } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import type { Route } from './+types/weddingEdit.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { problemReply, readForm, refuseForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { Button, IconLink } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { SavedState } from '../../../ui/drafts/SavedState.tsx';
import type { Saving } from '../../../ui/drafts/useAutosave.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import type { UploadedFile } from '../../../ui/pictures/upload.ts';
import { changeWedding } from '../changeWedding.server.ts';
import { designStyle } from './designStyle.tsx';
import { type Posted, textsOf, typedRows, wordsOf } from './postedWedding.tsx';
import { postedAtFirst } from './previewWedding.tsx';
import { readStep, refusedStep, type StepName, stepOfIntent, stepPath } from './steps.tsx';
import { useWeddingSaving } from './useWeddingSaving.tsx';
import { bodyOf, formNames } from './weddingBody.tsx';
import { WeddingActions, WeddingTabs } from '../WeddingActions.tsx';
import { WeddingForm } from './WeddingForm.tsx';
import { keepPictures, lastDayBefore, questionsBefore } from './weddingForm.server.ts';
import { guestsPath, ownPath } from '../weddingPaths.tsx';
import { UploadsOf } from './WeddingPictures.tsx';
import { usePosted, WeddingPreview } from './WeddingPreview.tsx';
import { valuesOf } from './weddingValues.server.ts';
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

/** The version that a form changes; none for a new invitation, and where the reader chose to replace another. */
const versionOf = (id: string, { values }: SentForm) => {
  if (id === 'new') return { status: 'DRAFT' as const, ...(values['clientId'] && { clientId: values['clientId'] }) };
  return { _id: id, ...(values['updatedAt'] && !values['overwrite'] && { updatedAt: values['updatedAt'] }) };
};

/** Replies end before the celebrations: a last day that is later, since their day was changed, is a week before again. */
const withLastDay = (body: ReturnType<typeof bodyOf>, posted: Posted) => {
  const [ceremony = '', party = ''] = [posted['weddingDay'], posted['weddingPartyDay']].map(
    (day) => textsOf(day)['date'],
  );
  const isLate = ceremony !== '' && (body.replyUntil ?? '') > (party > ceremony ? party : ceremony);
  return isLate ? { ...body, replyUntil: lastDayBefore(posted) } : body;
};

/** Further changes of publishing: the invitation takes replies until a week before, unless the couple chose a day. */
const publishing = (body: ReturnType<typeof bodyOf>, posted: Posted) => ({
  status: 'ACTIVE' as const,
  replyUntil: body.replyUntil ?? lastDayBefore(posted),
});

/** The address after a save: on to a step, to the guests once it is published, or back to its step. */
const leadOn = (context: Context, id: string, { intent }: SentForm, step: StepName) => {
  const next = stepOfIntent(intent);
  if (next !== undefined) return redirect(stepPath(id, next));
  const isPublished = intent === 'publish';
  setFlash(context, { kind: 'success', message: isPublished ? m.wedding_published() : m.wedding_saved() });
  return redirect(isPublished ? guestsPath(id) : stepPath(id, step));
};

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const form = await readForm(request);
  const step = readStep(new URL(request.url).search);
  const changed = await changeWedding(context, id, form, step);
  if (changed) return changed;
  const publishes = form.intent === 'publish';
  const questions = publishes ? questionsBefore(form) : {};
  if (Object.keys(questions).length > 0) return refuseForm(form, { fields: questions });
  try {
    const posted = await keepPictures(context, form);
    const body = withLastDay(bodyOf(posted), posted);
    const { data } = await api(context).wedding.save({
      body: { ...body, ...versionOf(id, form), ...(publishes && publishing(body, posted)) },
    });
    return leadOn(context, data._id, form, step);
  } catch (thrown) {
    if (problemOf(thrown)?.code === 'conflict')
      return refuseForm(form, { fields: { overwrite: m.wedding_overwrite_question() } });
    // The API knows an empty date as three numbers, of which each would be refused in other words.
    const isDated = Boolean(textsOf(form.nestedValues['weddingDay'])['date']);
    const words: Readonly<Record<string, string>> = isDated ? {} : { 'weddingDay.date': m.wedding_form_date_needed() };
    return problemReply(form, thrown, { fields: formNames(form.nestedValues), words });
  }
};

/** Going from step to step changes nothing that is loaded. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

export const handle = { ownHead: true };

export const links: Route.LinksFunction = designStyle;

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

/**
 * A key of the form that changes with its invitation, but not when a new one was saved for the first time, by
 * `onCreated`.
 */
const useFormKey = (id: string | undefined) => {
  const [created, setCreated] = useState<string>();
  const [shown, setShown] = useState({ id, key: 0 });
  const isSame = shown.id === id || (shown.id === undefined && created === id);
  if (shown.id !== id) setShown({ id, key: isSame ? shown.key : shown.key + 1 });
  return { key: isSame ? shown.key : shown.key + 1, onCreated: setCreated };
};

export default function WeddingEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { key, onCreated } = useFormKey(loaderData.wedding?._id);
  return <Editor key={key} loaded={loaderData} reply={actionData} onCreated={onCreated} />;
}

const isSettled = ({ state }: Saving): boolean => state === 'saved' || state === 'untouched';

interface EditorProps {
  loaded: Route.ComponentProps['loaderData'];
  reply: Route.ComponentProps['actionData'];
  /** Called with the id of a new invitation once it is saved. */
  onCreated: (id: string) => void;
}

/** The steps of an invitation with its preview beside them, or on phones in their place. */
const Editor = ({ loaded, reply, onCreated }: EditorProps) => {
  const { wedding, values, dates, uploads: address, now } = loaded;
  const form = useRef<HTMLFormElement>(null);
  const [isPreview, setPreview] = useState(false);
  const scripted = useHydrated();
  const { added, uploads } = useUploaded(address);
  const [searchParams, setSearchParams] = useSearchParams();
  const isRefused = Boolean(reply?.error);
  const { saving, savedAt, flush, submit } = useWeddingSaving(form, wedding, { isRefused, onCreated });
  const posted = usePosted(form) ?? postedAtFirst({ ...values }, wedding);
  const chosen = readStep(searchParams.toString());
  const isPublished = wedding?.status === 'ACTIVE';
  // The buttons alone save the name.
  const isNameSaved = wordsOf(posted).name === (wedding?.name ?? null);
  return (
    <div>
      <PageHeader
        title={wedding ? m.wedding_edit() : m.wedding_new()}
        lead={wedding ? coupleNames(wedding) : undefined}
        back={{ to: ownPath(), label: m.wedding_own() }}
        isOneLine
        actions={
          wedding && (
            <>
              <IconLink to={invitationPath(wedding)} icon={Eye} label={m.wedding_open()} />
              <WeddingActions wedding={wedding} />
            </>
          )
        }
      />
      {wedding && <WeddingTabs wedding={wedding} current="edit" />}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 pb-3">
        <SavedState
          {...{ savedAt, now }}
          saving={isNameSaved || !isSettled(saving) ? saving : { state: 'unsaved' }}
          incomplete={m.wedding_saves_later()}
          unsaved={isPublished ? m.wedding_unsaved() : m.ui_unsaved()}
        />
        {scripted && (
          <Button
            variant="secondary"
            icon={isPreview ? Pencil : Eye}
            className="xl:hidden"
            onClick={() => setPreview(!isPreview)}
          >
            {isPreview ? m.wedding_form() : m.wedding_preview()}
          </Button>
        )}
      </div>
      <div className="gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className={classNames('max-w-column min-[90rem]:max-w-none', isPreview && 'max-xl:hidden')}>
          <UploadsOf value={uploads}>
            <WeddingForm
              {...{ form, wedding, values, reply, posted }}
              typed={typedRows(reply?.initialValue ?? {}, wedding)}
              step={isRefused ? refusedStep(reply?.error ?? {}, chosen) : chosen}
              onStep={
                scripted
                  ? (step) => {
                      flush();
                      setSearchParams({ step }, { preventScrollReset: true });
                    }
                  : undefined
              }
              onSend={submit}
              isSaved={saving.state === 'saved' && isNameSaved}
            />
          </UploadsOf>
        </div>
        <div className={classNames('xl:sticky xl:top-4 xl:self-start', !isPreview && 'max-xl:hidden')}>
          <WeddingPreview {...{ wedding, posted, dates, added, now }} />
        </div>
      </div>
    </div>
  );
};

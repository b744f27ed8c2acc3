import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { letterDocument } from '@m4u/contract/content/cv/letter.rules';
import FileClock from 'lucide-react/icons/file-clock';
import Mail from 'lucide-react/icons/mail';
import PencilLine from 'lucide-react/icons/pencil-line';
import { data, Form, href, redirect } from 'react-router';
import type { Route } from './+types/linkedCv.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import { defineForm, secret, useFields } from '../../../platform/forms/definition.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { speakBrowsersLanguage, speakOwnersLanguage } from '../../../platform/session/session.server.ts';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { CvReading } from '../CvReading.tsx';
import { editorPath } from '../cvPaths.tsx';
import { cvStyle } from '../cvStyle.tsx';
import { countOpening, readGrantCookie, setGrantCookie } from './grant.server.ts';

const passwordFields = defineForm({ password: secret });

/** Seconds for which a second opening by the same browser is not counted. */
const COUNTED_SECONDS = 12 * 3600;

/** A CV that its owner sent by a link of its own (docs/rules/cv.md#links). */
export const loader = async ({ params, context, pattern }: Route.LoaderArgs) => {
  const { key } = params;
  const kept = readGrantCookie(context, key);
  // A link that stays closed tells nothing about its CV, not even the language.
  speakBrowsersLanguage(context);
  try {
    const { data: cv } = await api(context).cvLink.view({ params, query: { grant: kept?.grant } });
    speakOwnersLanguage(context, cv.language);
    const { visit } = scopeOf(context);
    if (kept === undefined && !cv.can.update && !visit.isFetched) {
      await countOpening(context, { key });
      setGrantCookie(context, key, undefined, COUNTED_SECONDS);
    }
    return data({ state: 'open' as const, key, cv, photo: cv.photo && smallSource(cv.photo, 240) });
  } catch (thrown) {
    const code = problemOf(thrown)?.code;
    if (code === 'cv-link-locked') return data({ state: 'locked' as const });
    if (code === 'cv-link-ended') return data({ state: 'ended' as const }, { status: 410 });
    return await loadOrNotFound(context, pattern, Promise.reject(thrown));
  }
};

export const action = async ({ params: { key }, context, request }: Route.ActionArgs) => {
  const form = await readForm(request, passwordFields);
  speakBrowsersLanguage(context);
  try {
    const { grant, expiresAt } = (
      await api(context).cvLink.unlock({ body: { key, password: form.values['password'] ?? '' } })
    ).data;
    await countOpening(context, { key, grant });
    setGrantCookie(context, key, grant, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000));
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  return redirect(href('/cv/link/:key', { key }));
};

// The address is a secret, so it must not be sent as a referrer.
export const headers: Route.HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title:
      loaderData?.state === 'open'
        ? m.cv_share_title({ name: loaderData.cv.fullName })
        : m.cv_private_link_page_title(),
  },
  { name: 'robots', content: 'noindex' },
];

export const links: Route.LinksFunction = cvStyle;

export const handle = { fullWidth: true, query: [] };

const Locked = ({ reply }: { reply: SubmissionResult | undefined }) => {
  const [form, fields] = useFields(passwordFields, null, reply);
  return (
    <Column kind="form" className="mx-auto px-4 pb-8">
      <PageHeader title={m.cv_private_link_page_title()} lead={m.cv_private_link_page_locked()} />
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <PasswordField
          field={fields.password}
          label={m.cv_private_link_password()}
          autoComplete="current-password"
          required
        />
        <SubmitButton block>{m.cv_private_link_page_open()}</SubmitButton>
      </Form>
    </Column>
  );
};

type Opened = Extract<Route.ComponentProps['loaderData'], { state: 'open' }>;

const OpenCv = ({ opened: { key, cv, photo } }: { opened: Opened }) => (
  <>
    <CvReading cv={cv} photo={photo} pdf={href('/cv/link/:key/pdf', { key })}>
      {cv.can.update && (
        <LinkButton to={editorPath()} variant="secondary" icon={PencilLine} className="mr-auto">
          {m.cv_mine()}
        </LinkButton>
      )}
      {cv.letter && (
        <LinkButton to="#letter" variant="secondary" icon={Mail}>
          {m.cv_letter_read()}
        </LinkButton>
      )}
    </CvReading>
    {cv.letter && (
      <section id="letter" aria-label={m.cv_letter()} className="print:break-before-page">
        <CvReading
          cv={letterDocument(cv, cv.letter)}
          photo={photo}
          pdf={href('/cv/link/:key/letter', { key })}
          letter={{ title: m.cv_letter_of({ name: cv.fullName }), download: m.cv_letter_pdf() }}
        />
      </section>
    )}
  </>
);

export default function LinkedCv({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.state === 'open') return <OpenCv opened={loaderData} />;
  if (loaderData.state === 'locked') return <Locked reply={actionData} />;
  return (
    <Column kind="form" className="mx-auto px-4 py-8">
      <EmptyState icon={FileClock} title={m.cv_private_link_page_ended()}>
        {m.cv_private_link_page_ended_text()}
      </EmptyState>
    </Column>
  );
}

import { NoticeChannel, NoticeKind } from '@m4u/contract/social/notification/kinds';
import { hasChannel } from '@m4u/contract/social/notification/settings';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/notificationSettings.screen';
import { VerifyNotice } from '../../identity/auth/VerifyNotice.tsx';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { inAppBrowser } from '../../ui/sharing/inAppBrowser.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { noticeChannelWords, noticeKindWords } from './noticeWords.tsx';
import { PushPanel } from './PushPanel.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Channels of a kind that the member can choose; mail needs a verified address. */
const listChannels = (kind: NoticeKind, hasMail: boolean): NoticeChannel[] =>
  NoticeChannel.options.filter((channel) => hasChannel(kind, channel) && (hasMail || channel !== 'mail'));

/** Whether the reader has a verified address that is mailed. */
const readMail = async (context: Route.LoaderArgs['context']) => {
  const { email, verified } = (await api(context).auth.profile()).data;
  return { hasMail: email !== null && verified, verified };
};

/** Field name of a choice. */
const fieldName = (kind: NoticeKind, channel: NoticeChannel): string => `${kind}.${channel}`;

/** The reader's channels for each kind, and push in this browser. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { memberId } = requireReader(context, m.notice_settings_purpose());
  const { notification } = api(context);
  const [settings, key, mail] = await Promise.all([notification.settings(), notification.pushKey(), readMail(context)]);
  return {
    memberId,
    // The options are part of the data, so that the browser need not load the contract's schemas.
    kinds: settings.data.map((setting) => ({
      kind: setting.kind,
      ways: listChannels(setting.kind, mail.hasMail).map((channel) => ({
        channel,
        name: fieldName(setting.kind, channel),
        enabled: setting[channel] ?? false,
      })),
    })),
    publicKey: key.data.publicKey,
    ...mail,
    inApp: inAppBrowser(request.headers.get('user-agent') ?? ''),
    address: `${scopeOf(context).page.origin}${href('/action/setting/notifications')}`,
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.notice_settings_purpose());
  const { values } = await readForm(request);
  const { hasMail } = await readMail(context);
  const settings = NoticeKind.options.flatMap((kind) =>
    listChannels(kind, hasMail).map((channel) => ({ kind, channel, enabled: fieldName(kind, channel) in values })),
  );
  await api(context).notification.updateSettings({ body: { settings } });
  setFlash(context, { kind: 'success', message: m.notice_settings_saved() });
  throw redirect(href('/action/setting/notifications'));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.notice_settings()} · M4U` }];

type KindChoices = Route.ComponentProps['loaderData']['kinds'][number];

const KindSettings = ({ kind, ways }: KindChoices) => (
  <fieldset className="px-4 py-3 sm:px-5">
    <legend className="float-left w-full font-semibold">{noticeKindWords[kind]()}</legend>
    <div className="clear-both grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-4">
      {ways.map(({ channel, name, enabled }) => (
        <Checkbox key={channel} name={name} label={noticeChannelWords[channel]()} defaultChecked={enabled} />
      ))}
    </div>
  </fieldset>
);

export default function NotificationSettings({ loaderData }: Route.ComponentProps) {
  const { kinds, hasMail, verified, ...push } = loaderData;
  return (
    <Column kind="detail">
      <PageHeader
        title={m.notice_settings()}
        lead={m.notice_settings_lead()}
        back={{ to: href('/action/setting'), label: m.setting_title() }}
      />
      <Section id="push" title={m.notice_push_title()}>
        <Card className="stack">
          <PushPanel {...push} />
        </Card>
      </Section>
      <Section id="kinds" title={m.notice_kinds_title()}>
        <Form method="post" preventScrollReset className="stack">
          {!verified && <VerifyNotice reason={m.notice_unverified()} />}
          {verified && !hasMail && <p className="text-muted">{m.notice_no_mail()}</p>}
          <Card padded={false}>
            <div className="divide-y divide-line">
              {kinds.map((choices) => (
                <KindSettings key={choices.kind} {...choices} />
              ))}
            </div>
          </Card>
          <SubmitButton size="lg" block>
            {m.notice_settings_save()}
          </SubmitButton>
        </Form>
      </Section>
    </Column>
  );
}

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

interface Addresses {
  readonly hasMail: boolean;
  readonly hasPhone: boolean;
}

/** Channels of a kind that the member can choose; mail and receipts need a verified address. */
const listChannels = (kind: NoticeKind, { hasMail, hasPhone }: Addresses): NoticeChannel[] =>
  NoticeChannel.options.filter(
    (channel) => hasChannel(kind, channel) && (hasMail || channel !== 'mail') && (hasPhone || channel !== 'phone'),
  );

/** The reader's choices, and which verified addresses can be written to. */
const readChoices = async (context: Route.LoaderArgs['context']) => {
  const [settings, profile] = await Promise.all([api(context).notification.settings(), api(context).auth.profile()]);
  const { email, phone, verified } = profile.data;
  const reachesPhones = settings.data.some((setting) => setting.phone !== null);
  return {
    settings: settings.data,
    addresses: { hasMail: email !== null && verified, hasPhone: phone !== null && verified && reachesPhones },
    verified,
  };
};

/** Field name of a choice. */
const fieldName = (kind: NoticeKind, channel: NoticeChannel): string => `${kind}.${channel}`;

/** The reader's channels for each kind, and push in this browser. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { memberId } = requireReader(context, m.notice_settings_purpose());
  const [{ settings, addresses, verified }, key] = await Promise.all([
    readChoices(context),
    api(context).notification.pushKey(),
  ]);
  return {
    memberId,
    // The options are part of the data, so that the browser need not load the contract's schemas.
    kinds: settings.map((setting) => ({
      kind: setting.kind,
      ways: listChannels(setting.kind, addresses).map((channel) => ({
        channel,
        name: fieldName(setting.kind, channel),
        enabled: setting[channel] ?? false,
      })),
    })),
    publicKey: key.data.publicKey,
    hasMail: addresses.hasMail,
    verified,
    inApp: inAppBrowser(request.headers.get('user-agent') ?? ''),
    address: `${scopeOf(context).page.origin}${href('/action/setting/notifications')}`,
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.notice_settings_purpose());
  const { values } = await readForm(request);
  const { addresses } = await readChoices(context);
  const settings = NoticeKind.options.flatMap((kind) =>
    listChannels(kind, addresses).map((channel) => ({ kind, channel, enabled: fieldName(kind, channel) in values })),
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

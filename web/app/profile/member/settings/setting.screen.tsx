import Bell from 'lucide-react/icons/bell';
import Ban from 'lucide-react/icons/ban';
import Eye from 'lucide-react/icons/eye';
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import LogOut from 'lucide-react/icons/log-out';
import Palette from 'lucide-react/icons/palette';
import QrCode from 'lucide-react/icons/qr-code';
import Signature from 'lucide-react/icons/signature';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldUser from 'lucide-react/icons/shield-user';
import Lock from 'lucide-react/icons/lock';
import { href, redirect } from 'react-router';
import type { Route } from './+types/setting.screen';
import { m } from '../../../paraglide/messages.js';
import { proofIn, showProof, sendProofCode } from '../../../identity/auth/ownerProof.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { phone } from '../../../platform/language/formats.ts';
import { problemReply, readForm, readValues } from '../../../platform/forms/form.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Section } from '../../../ui/Section.tsx';
import { saveLanguage } from './language.server.ts';
import { LanguageForm } from './LanguageForm.tsx';
import { LockAccount, lockFields } from './LockAccount.tsx';
import { LinkList } from '../../../ui/LinkList.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/** Loads the settings of account and page. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const reader = requireReader(context, m.setting_purpose());
  const { auth } = api(context);
  const [account, confirmation] = await Promise.all([auth.profile(), auth.confirmation()]);
  const proof = await showProof(context, confirmation.data, {
    purpose: 'lock',
    returnTo: `${href('/action/setting')}#lock`,
  });
  return {
    memberId: reader.memberId,
    account: account.data,
    proof,
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { memberId } = requireReader(context, m.setting_purpose());
  const form = await readForm(request, lockFields);
  const { auth } = api(context);
  if (form.intent === 'language') {
    await saveLanguage(context, memberId, form.values['language'] ?? null);
    throw redirect(href('/action/setting'));
  }
  try {
    if (form.intent === 'code') {
      await sendProofCode(context, 'lock');
    }
    if (form.intent === 'lock') {
      const { confirm } = readValues(lockFields, form);
      await auth.lockAccount({ body: { ...proofIn(form.values), confirm } });
      scopeOf(context).signOut();
      setFlash(context, { kind: 'success', message: m.setting_locked() });
      return redirect(href('/login'));
    }
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  throw redirect(href('/action/setting'));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.setting_title()} · M4U` }];

export default function Setting({ loaderData, actionData }: Route.ComponentProps) {
  const { memberId, account, proof } = loaderData;
  const identifier = [account.email, account.phone && phone(account.phone)].filter(Boolean).join(' · ');
  const link = account.urlMinify ? `/smc/${account.urlMinify}` : m.setting_no_short_link();
  return (
    <Column kind="detail">
      <PageHeader title={m.setting_title()} lead={identifier} back={{ to: href('/more'), label: m.more_title() }} />
      <Section id="page" title={m.setting_page()}>
        <LinkList
          ways={[
            { to: href('/me/:id', { id: account.urlMinify ?? memberId }), icon: Eye, label: m.setting_see_page() },
            {
              to: href('/action/setting/display'),
              icon: Palette,
              label: m.theme_title(),
              text: m.setting_theme_text(),
            },
            { to: href('/action/shortenedLink'), icon: Link2, label: m.link_title(), text: link },
            { to: href('/action/bio-link'), icon: List, label: m.bio_title(), text: m.setting_bio_text() },
            {
              to: href('/action/save-poster'),
              icon: GalleryHorizontalEnd,
              label: m.poster_title(),
              text: m.setting_poster_text(),
            },
            {
              to: href('/contacts/:id', { id: memberId }),
              icon: Inbox,
              label: m.contact_inbox(),
              text: m.setting_contact_text(),
            },
            { to: href('/action/qrcode'), icon: QrCode, label: m.qr_title(), text: m.setting_qr_text() },
            {
              to: href('/action/signature'),
              icon: Signature,
              label: m.signature_title(),
              text: m.setting_signature_text(),
            },
          ]}
        />
      </Section>
      <LanguageForm />
      <Section id="account" title={m.setting_account()}>
        <LinkList
          ways={[
            ...(account.verified
              ? []
              : [
                  {
                    to: href('/verify-account'),
                    icon: KeyRound,
                    label: m.setting_verify(),
                    text: m.setting_verify_text(),
                  },
                ]),
            {
              to: href('/change-password'),
              icon: KeyRound,
              label: account.hasPassword ? m.setting_change_password() : m.setting_set_password(),
              text: account.hasPassword ? m.setting_change_password_text() : m.setting_set_password_text(),
            },
            {
              to: href('/action/security'),
              icon: ShieldUser,
              label: m.factor_screen(),
              text: m.factor_screen_text(),
            },
            {
              to: href('/action/setting/notifications'),
              icon: Bell,
              label: m.notice_settings(),
              text: m.notice_setting_text(),
            },
            {
              to: `${href('/friends/:id', { id: memberId })}?status=blocked`,
              icon: Ban,
              label: m.setting_blocked(),
              text: m.setting_blocked_text(),
            },
            ...(account.staff
              ? [{ to: href('/admin'), icon: ShieldCheck, label: m.admin_more(), text: m.admin_more_text() }]
              : []),
            {
              to: href('/action/privacy'),
              icon: Lock,
              label: m.privacy_title(),
              text: m.privacy_text(),
            },
            { to: href('/logout'), icon: LogOut, label: m.setting_logout() },
          ]}
        />
      </Section>
      <Section id="lock" title={m.setting_lock()}>
        <LockAccount proof={proof} reply={actionData ?? undefined} />
      </Section>
    </Column>
  );
}

import { member as endpoints } from '@m4u/contract/profile/member';
import { CONSENT_VERSION, type ConsentVersion } from '@m4u/contract/social/phonebook/consent';
import BookUser from 'lucide-react/icons/book-user';
import CircleCheck from 'lucide-react/icons/circle-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { href, redirect } from 'react-router';
import type { Route } from './+types/exchange.screen';
import { VerifyNotice } from '../../../identity/auth/VerifyNotice.tsx';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { problemReply, readForm, readValues, refuseForm } from '../../../platform/forms/form.server.ts';
import { usePage } from '../../../platform/session/page.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { withQuery } from '../../../platform/search/filter.ts';
import { shareMeta } from '../../../platform/sharing/share-meta.ts';
import { consentReply } from '../../../identity/consent/consent.server.ts';
import { readUncachedFace } from '../../../profile/page/links/bioLink.server.ts';
import { Portrait } from '../../../profile/page/show/ProfileHead.tsx';
import { ThemedPage } from '../../../profile/theme/ThemedPage.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { metChallenge, readChallenge } from '../../../platform/forms/challenge.server.ts';
import { trapName } from '../../../platform/forms/Honeypot.tsx';
import { readOwnCard } from '../../../profile/page/owner/ownCard.server.ts';
import { consentTo, canBefriend } from './exchange.server.ts';
import { exchangeFields, ExchangeForm } from './ExchangeForm.tsx';

/**
 * Leaves a card with the owner of a page; `{id}` is an id or short link, `?done` shows the confirmation. Groups receive
 * cards by their contact form (docs/rules/phonebook.md#exchanging).
 */
export const loader = async ({ params: { id }, context, pattern, request }: Route.LoaderArgs) => {
  const { links: _links, form: _form, ...face } = await readUncachedFace(context, pattern, id);
  if (face.owner.kind === 'group') throw redirect(href('/contact/:id', { id }));
  if (face.locked) throw redirect(face.path);
  const { reader, origin } = scopeOf(context).page;
  const own = reader?.memberId === face.owner.id;
  const shared = {
    ...face,
    isSent: new URL(request.url).searchParams.has('done'),
    // Owners show their code rather than send themselves a card.
    own: own
      ? { address: origin + face.path, qr: apiAddress(endpoints.qr, { id: face.owner.id }, { format: 'svg' }) }
      : null,
    unverified: reader !== null && !reader.verified,
  };
  if (shared.isSent || shared.own || shared.unverified)
    return { ...shared, form: null, canBefriend: shared.isSent && (await canBefriend(context, face.owner.id)) };
  const [card, challenge] = await Promise.all([readOwnCard(context), readChallenge(context, 'exchange')]);
  const clientId = crypto.randomUUID();
  return {
    ...shared,
    canBefriend: false,
    form: { own: card, challenge, consent: consentTo(context, face.name), version: CONSENT_VERSION, clientId },
  };
};

export const action = async ({ params: { id }, context, request, pattern }: Route.ActionArgs) => {
  const { owner } = await readUncachedFace(context, pattern, id);
  const form = await readForm(request);
  const { values } = form;
  if (!values['consent']) return refuseForm(form, { fields: { consent: m.exchange_consent_needed() } });
  try {
    await api(context).phonebook.exchange({
      body: {
        memberId: owner.id,
        ...readValues(exchangeFields, form),
        consent: true,
        // That of the words which stood in the form; the API judges it.
        consentVersion: (values['consentVersion'] ?? '') as ConsentVersion,
        clientId: values['clientId'] || crypto.randomUUID(),
        challenge: metChallenge(values),
        website: values[trapName] ?? '',
      },
    });
  } catch (thrown) {
    return consentReply(form, thrown) ?? problemReply(form, thrown);
  }
  return redirect(`${href('/exchange/:id', { id })}?done`);
};

export const meta: Route.MetaFunction = shareMeta<typeof loader>(({ name, headline, shareImage, path }) => ({
  name,
  title: m.exchange_title({ name }),
  description: headline,
  image: shareImage,
  canonical: path,
  indexed: false,
}));

export const handle = { fullWidth: true };

/** Next steps after the card was left. */
const Done = ({ name, path, canBefriend }: { name: string; path: string; canBefriend: boolean }) => {
  const isMember = usePage()?.reader != null;
  return (
    <Card>
      <div className="stack items-center text-center">
        <CircleCheck aria-hidden size={40} className="text-success" />
        <output>{isMember ? m.exchange_done({ name }) : m.exchange_sent({ name })}</output>
        {isMember ? (
          <>
            <LinkButton to={href('/action/phonebook')} icon={BookUser} block>
              {m.exchange_see_phonebook()}
            </LinkButton>
            <LinkButton to={path} variant="secondary" block {...(canBefriend && { icon: UserPlus })}>
              {canBefriend ? m.exchange_befriend({ name }) : m.bio_see_page({ name })}
            </LinkButton>
          </>
        ) : (
          <>
            <LinkButton to={path} block>
              {m.bio_see_page({ name })}
            </LinkButton>
            <LinkButton to={withQuery(href('/register'), { returnTo: path })} variant="secondary" block>
              {m.exchange_make_page()}
            </LinkButton>
          </>
        )}
      </div>
    </Card>
  );
};

/** The owner's code, with which others come here, and the way to share it. */
const Own = ({ name, address, qr }: { name: string; address: string; qr: string }) => (
  <div className="stack items-center text-center">
    <p>{m.exchange_own()}</p>
    <img src={qr} alt={m.home_qr_alt()} width={200} height={200} className="rounded-md bg-[#fff] p-2" />
    <ShareButton url={address} title={name} variant="primary" />
  </div>
);

export default function Exchange({ loaderData, actionData }: Route.ComponentProps) {
  const { name, portrait, theme, path, isSent, own, unverified, form, canBefriend } = loaderData;
  const isMember = usePage()?.reader != null;
  return (
    <ThemedPage theme={theme}>
      <div className="mx-auto max-w-column px-4 pt-8 pb-[calc(2rem+var(--bar-room,0px))]">
        <header className="flex flex-col items-center pb-5 text-center">
          <Portrait name={name} kind="member" picture={portrait} size={80} />
          <h1 className="mt-2 text-xl text-balance wrap-anywhere">
            {!isSent && (own ? m.setting_page() : m.exchange_title({ name }))}
            {isSent && (isMember ? m.exchange_done_member_title() : m.exchange_done_title())}
          </h1>
        </header>
        {isSent && <Done name={name} path={path} canBefriend={canBefriend} />}
        {!isSent && (
          <Card>
            {own && <Own name={name} {...own} />}
            {!own && unverified && <VerifyNotice reason={m.exchange_verify_first()} />}
            {form && (
              <>
                <p className="text-muted">{isMember ? m.exchange_lead_member() : m.exchange_lead({ name })}</p>
                <ExchangeForm {...form} name={name} reply={actionData} />
                {!isMember && (
                  <p className="mt-4 text-center text-sm">
                    {m.auth_have_account()}{' '}
                    <TextLink to={`${href('/login')}?${new URLSearchParams({ returnTo: path })}`}>
                      {m.exchange_sign_in()}
                    </TextLink>
                  </p>
                )}
              </>
            )}
            <LinkButton to={path} variant="quiet" block className="mt-2">
              {own ? m.friend_my_page() : m.bio_see_page({ name })}
            </LinkButton>
          </Card>
        )}
      </div>
    </ThemedPage>
  );
}

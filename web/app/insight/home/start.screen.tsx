import { GROUP_STEPS, HomeSpan, type Space } from '@m4u/contract/insight/home/schema';
import { member as endpoints } from '@m4u/contract/profile/member';
import { lightMode, themeByCode } from '@m4u/contract/profile/theme/catalogue';
import { cssVariables } from '@m4u/contract/profile/theme/rules';
import { href, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/start.screen';
import { m } from '../../paraglide/messages.js';
import { laterPart } from '../../platform/document/parts/later-part.tsx';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { flashRefusal, setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { type Reader, scopeOf } from '../../platform/request/scope.server.ts';
import { withQuery } from '../../platform/search/filter.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { Landing } from './landing/Landing.tsx';
import { LowerLanding, SamplePhones } from './landing/landingParts.tsx';
import { readLanding } from './landing/landing.server.ts';
import { landingStyle } from './landing/landingStyle.tsx';
import { readFacts } from './run/facts.server.ts';
import { isGroup, spacePath } from './spaces/space.tsx';
import { readSpaces } from './spaces/spaces.server.ts';

type Context = Readonly<RouterContextProvider>;

// Visitors open the start page most, and need no code of a reader's home.
const PersonalHome = laterPart(async () => (await import('./personal/PersonalHome.tsx')).PersonalHome);
const ShopHome = laterPart(async () => (await import('./shop/ShopHome.tsx')).ShopHome);
const FirstSteps = laterPart(async () => (await import('./shop/FirstSteps.tsx')).FirstSteps);
const SpaceHome = laterPart(async () => (await import('./run/SpaceHome.tsx')).SpaceHome);

const readMine = async (context: Context, reader: Reader, spaces: readonly Space[]) => {
  const { memberId: id, name, isPerson, urlMinify, verified } = reader;
  const { card, news, nextStep } = (await api(context).home.mine()).data;
  const path = urlMinify === null ? href('/me/:id', { id }) : href('/smc/:urlMinify', { urlMinify });
  return {
    kind: 'personal' as const,
    reader: { memberId: id, name, isPerson, verified },
    card: {
      ...card,
      theme: cssVariables(themeByCode(card.theme) ?? lightMode),
      path,
      address: scopeOf(context).page.origin + path,
      qr: apiAddress(endpoints.qr, { id }, { format: 'svg' }),
    },
    news,
    nextStep,
    opensShop: !isPerson && nextStep !== null && !spaces.some(isGroup),
  };
};

/** Loads the home of the reader's current space; for visitors the introduction (docs/rules/home.md). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { reader } = scopeOf(context).page;
  const parts = [PersonalHome, ShopHome, FirstSteps, SpaceHome, SamplePhones, LowerLanding];
  await Promise.all(parts.map((part) => part.load()));
  const found = await readSpaces(context);
  if (!reader || !found) return { kind: 'visitor' as const, landing: await readLanding(context) };
  const { current: space } = found;
  if (space.kind === 'personal') return readMine(context, reader, found.spaces);
  if (space.kind === 'staff') throw redirect(spacePath(space));
  // People with a role see their tools; what the group has sold is for its admins.
  if (!isGroup(space) || space.role !== 'admin')
    return { kind: 'space' as const, space, facts: await readFacts(context, space), memberId: reader.memberId };
  const days = HomeSpan.safeParse(new URL(request.url).searchParams.get('days')).data;
  const { data: home } = await api(context).home.group({ params: { id: space.key }, query: { days } });
  return { kind: 'shop' as const, space, home, now: Date.now() };
};

/** Accepts somebody who asks to join the group, or settles its first steps, without leaving its home. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.people_manage_purpose());
  const { intent, values } = await readForm(request);
  const { groupId = '', member: id = '', name = '' } = values;
  try {
    if (intent === 'openQr' || intent === 'hideSteps') {
      const steps = intent === 'openQr' ? (['qr'] as const) : GROUP_STEPS;
      await api(context).home.settleSteps({ params: { id: groupId }, body: { steps: [...steps] } });
      if (intent === 'hideSteps') return redirect(spacePath({ key: groupId }));
      return redirect(withQuery(href('/action/qrcode'), { of: groupId }));
    }
    await api(context).group.changeMember({ params: { id }, body: { groupId, action: 'accept' } });
    setFlash(context, { kind: 'success', message: m.people_done_accept({ name }) });
  } catch (thrown) {
    flashRefusal(context, thrown);
  }
  return redirect(spacePath({ key: groupId }));
};

export const meta: Route.MetaFunction = shareMeta<typeof loader>(() => ({
  name: 'M4U',
  title: m.home_title(),
  description: m.home_description(),
  canonical: href('/'),
}));

export const links: Route.LinksFunction = landingStyle;

export const handle = { ownFrame: true, query: ['space', 'days'] };

/** The start page (`/`): for a visitor an introduction, for a reader the home of their current space. */
export default function Start({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'personal':
      return <PersonalHome {...loaderData} />;
    case 'shop':
      return <ShopHome {...loaderData} FirstSteps={FirstSteps} />;
    case 'space':
      return <SpaceHome {...loaderData} />;
    case 'visitor':
      return <Landing {...loaderData.landing} />;
  }
}

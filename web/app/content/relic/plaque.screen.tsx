import { relic as endpoints } from '@m4u/contract/content/relic';
import type { Route } from './+types/plaque.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { defaultLocale, toLocale } from '../../platform/language/language.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { requireChangeable } from '../item/owner.server.ts';
import { PrintButton } from '../item/PrintButton.tsx';
import { relicPaths } from '../item/paths.tsx';
import { Plaque } from './Plaque.tsx';
import { plaquePath, plaqueSizes } from './plaquePath.tsx';
import style from './plaque.css?url';

/** The plaque of a relic, to print and put up beside it; `?size=a6` is the smaller sheet (docs/rules/relic.md#plaque). */
export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  requireReader(context, m.relic_plaque_purpose());
  const client = api(context);
  const { data: relic } = await client.relic.get({ params, query: {} });
  requireChangeable(context, relic);
  const { kind, id } = relic.owner;
  const owner =
    kind === 'group'
      ? await client.group.view({ params: { id } }).then(({ data: { name, imagesUrl, language } }) => ({
          name,
          logo: imagesUrl[0] ?? null,
          language,
        }))
      : await client.member.view({ params: { id } }).then(({ data: { name, portrait, language } }) => ({
          name,
          logo: portrait,
          language,
        }));
  const path = relicPaths.one(kind, relic._id);
  const asked = new URL(request.url).searchParams.get('size');
  return {
    relic,
    path,
    address: new URL(path, scopeOf(context).page.origin).href,
    owner: { name: owner.name, logo: owner.logo && smallSource(owner.logo, 160) },
    lang: toLocale(owner.language) ?? defaultLocale,
    size: plaqueSizes.find((each) => each === asked) ?? plaqueSizes[0],
    code: apiAddress(endpoints.qr, { id: relic._id }, { format: 'svg' }),
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${m.relic_plaque()} · ${loaderData.relic.title}` : m.relic_plaque() },
];

// Linked by this screen alone: an import would give its sheet to other screens that are printed.
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }];

// Without the room of other screens around it, which would move the sheet on its paper.
export const handle = { fullWidth: true };

export default function RelicPlaque({ loaderData }: Route.ComponentProps) {
  const { relic, path, size, ...shown } = loaderData;
  return (
    <div className="max-w-column px-4 pt-4 pb-[calc(var(--bar-room,0px)+2rem)] lg:ml-4 print:m-0 print:max-w-none print:p-0">
      <div className="no-print">
        <PageHeader
          title={m.relic_plaque()}
          lead={relic.policy === 'public' ? m.relic_plaque_lead() : m.relic_plaque_hidden()}
          back={{ to: path, label: m.content_back() }}
          actions={<PrintButton />}
        />
        <TabLinks
          label={m.relic_plaque_size()}
          tabs={plaqueSizes.map((each) => ({
            to: plaquePath(relic._id, { size: each }),
            label: each.toUpperCase(),
            current: each === size,
          }))}
        />
      </div>
      <div className="pt-4 print:p-0">
        <Plaque relic={relic} size={size} {...shown} />
      </div>
      <p className="no-print pt-4 text-sm text-muted">{m.relic_plaque_hint({ size: size.toUpperCase() })}</p>
    </div>
  );
}

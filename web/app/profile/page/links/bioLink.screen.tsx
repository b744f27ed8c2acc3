import Eye from 'lucide-react/icons/eye';
import { href, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/bioLink.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Section } from '../../../ui/Section.tsx';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';
import { themeProps } from '../../theme/ThemedPage.tsx';
import { bioLinkPath, readFace } from './bioLink.server.ts';
import { BioLinks } from './bioLinkList.tsx';
import { sheetForm } from '../edit/EditSheet.tsx';
import { linkRows, LinksForm } from '../edit/LinksForm.tsx';
import { type OwnPage, readOwnPages } from '../owner/ownPages.server.ts';
import { PageTabs } from '../owner/PageTabs.tsx';
import { Portrait } from '../show/ProfileHead.tsx';
import { formatHiddenReason } from '../show/QuickLinks.tsx';
import { savePart } from '../edit/savePart.server.ts';
import { Column } from '../../../ui/layout/Column.tsx';

const readLinks = async (context: Readonly<RouterContextProvider>, { kind, id }: OwnPage) => {
  const { member, group } = api(context);
  const { data } = await (kind === 'member' ? member.get({ params: { id } }) : group.get({ params: { id } }));
  return data.links;
};

/** Loads the links of a page of the reader: to edit and share, with their openings (docs/rules/member.md#links). */
export const loader = async ({ context, pattern }: Route.LoaderArgs) => {
  const { pages, page, origin } = await readOwnPages(context, m.bio_purpose());
  const [links, face] = await Promise.all([readLinks(context, page), readFace(context, pattern, page.id)]);
  const path = href('/links/:id', { id: page.urlMinify ?? page.id });
  return {
    pages: pages.map(({ kind, id, name }) => ({ kind, id, name })),
    id: page.id,
    kind: page.kind,
    rows: linkRows(links),
    face: {
      name: face.name,
      portrait: face.portrait,
      lang: face.lang,
      theme: face.theme,
      links: face.links.filter((link) => formatHiddenReason(link, page.kind) === undefined),
    },
    path,
    address: origin + path,
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { page } = await readOwnPages(context, m.bio_purpose());
  const params = { id: page.id };
  const { member, group } = api(context);
  const reply = await savePart(context, request, 'links', ({ links = [] }) =>
    page.kind === 'member'
      ? member.updateAccountLink({ params, body: { links } })
      : group.update({ params, body: { links } }),
  );
  if (reply) return reply;
  setFlash(context, { kind: 'success', message: m.bio_saved() });
  throw redirect(bioLinkPath(page));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.bio_title()} · M4U` }];

type Data = Route.ComponentProps['loaderData'];

/** The URL to use where a profile has room for one link. */
const Address = ({ address, path, name }: { address: string; path: string; name: string }) => (
  <Card>
    <p className="text-sm text-muted">{m.bio_address()}</p>
    <p className="text-lg font-semibold wrap-anywhere">{address.replace(/^https?:\/\//, '')}</p>
    <div className="mt-3 flex flex-wrap gap-3">
      <CopyButton text={address} variant="primary" />
      <ShareButton url={address} title={m.bio_share_title({ name })} />
      <LinkButton to={path} variant="secondary" icon={Eye}>
        {m.bio_open()}
      </LinkButton>
    </div>
  </Card>
);

/** Preview of the last saved page as others see it. */
const Preview = ({ kind, face: { name, portrait, lang, theme, links } }: Pick<Data, 'kind' | 'face'>) => (
  <div
    {...themeProps(
      theme,
      'flex flex-col items-center rounded-lg border border-line bg-(image:--brand-background-image) bg-cover bg-center px-4 py-8 text-center',
    )}
  >
    <Portrait name={name} kind={kind} picture={portrait} size={80} />
    <p lang={lang} className="mt-2 text-lg font-bold wrap-anywhere">
      {name}
    </p>
    {links.length === 0 ? (
      <p className="pt-4">{m.bio_none_own()}</p>
    ) : (
      <BioLinks kind={kind} links={links} lang={lang} />
    )}
  </div>
);

export default function BioLinkScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { pages, id, kind, rows, face, path, address } = loaderData;
  const reply = actionData && 'rows' in actionData ? actionData : undefined;
  return (
    <Column kind="list">
      <PageHeader
        title={m.bio_title()}
        lead={m.bio_lead()}
        back={{ to: href('/action/setting'), label: m.setting_title() }}
      />
      <PageTabs pages={pages} current={id} />
      <div className="mt-4 grid gap-x-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div>
          <Address address={address} path={path} name={face.name} />
          <Section id="links" title={m.bio_edit()}>
            {/* The changed key rebuilds the form after saving, because new links have ids now. */}
            <LinksForm key={rows.map(({ key }) => key).join()} kind={kind} rows={rows} reply={reply} />
            <SubmitButton form={sheetForm} name="intent" value="save" block className="mt-4">
              {m.profile_save()}
            </SubmitButton>
          </Section>
        </div>
        <Section id="preview" title={m.bio_preview()}>
          <Preview kind={kind} face={face} />
        </Section>
      </div>
    </Column>
  );
}

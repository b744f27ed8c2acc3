import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Pencil from 'lucide-react/icons/pencil';
import { href, Link, redirect } from 'react-router';
import type { Route } from './+types/bioLinkPage.screen';
import { m } from '../../../paraglide/messages.js';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { countShown } from '../../../platform/cache/shared.server.ts';
import { shareMeta } from '../../../platform/sharing/share-meta.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { ThemedPage } from '../../theme/ThemedPage.tsx';
import { readFace } from './bioLink.server.ts';
import { BioLinks } from './bioLinkList.tsx';
import { PageBar } from '../show/PageBar.tsx';
import { Portrait } from '../show/ProfileHead.tsx';

/** Loads the links of a member or group as a page (docs/rules/member.md#links); `{id}` is an id or a short link. */
export const loader = async ({ params: { id }, context }: Route.LoaderArgs) => {
  const face = await readFace(context, '/links/:id', id);
  const canonical = href('/links/:id', { id: face.urlMinify ?? face.owner.id });
  // Redirects a former short link to the present one.
  if (face.urlMinify !== null && id !== face.owner.id && id.toLowerCase() !== face.urlMinify) throw redirect(canonical);
  if (!face.locked)
    countShown(context, { ...face.owner, can: { update: face.edit !== null } }, { kind: 'view', value: 'links' });
  const { form: _form, ...publicFace } = face;
  return { ...publicFace, canonical, address: scopeOf(context).page.origin + canonical };
};

export const meta: Route.MetaFunction = shareMeta<typeof loader>((page) => ({
  name: page.name,
  title: m.bio_share_title({ name: page.name }),
  description: page.headline,
  image: page.shareImage,
  canonical: page.canonical,
  type: page.owner.kind === 'member' ? 'profile' : 'website',
  indexed: page.indexed,
}));

export const handle = { fullWidth: true, query: [] };

export default function LinksPage({ loaderData }: Route.ComponentProps) {
  const { owner, name, headline, portrait, lang, theme, links, edit, locked, path, address } = loaderData;
  return (
    <ThemedPage theme={theme} counted={edit === null ? owner.id : null}>
      <div className="relative mx-auto flex min-h-dvh max-w-column flex-col items-center px-4 pt-20 pb-[calc(2rem+var(--bar-room,0px))] text-center">
        <PageBar name={name} address={address} />
        <Portrait name={name} kind={owner.kind} picture={portrait} size={112} />
        <h1 lang={lang} className="mt-3 max-w-full text-2xl wrap-anywhere">
          {name}
        </h1>
        {headline !== '' && (
          <p lang={lang} className="mt-1 max-w-sm text-balance">
            {headline}
          </p>
        )}
        {locked ? (
          <p className="mt-6 flex max-w-sm flex-col items-center gap-3">
            <LockKeyhole aria-hidden size={40} />
            {m.profile_locked()}
          </p>
        ) : (
          <>
            <BioLinks kind={owner.kind} links={links} lang={lang} />
            {links.length === 0 && <p className="mt-2">{edit === null ? m.bio_none({ name }) : m.bio_none_own()}</p>}
            {edit !== null && (
              <LinkButton to={edit} icon={Pencil} variant="secondary" className="mt-4">
                {links.length === 0 ? m.profile_add_link() : m.profile_edit_links()}
              </LinkButton>
            )}
            <Link to={path} className="mt-auto inline-flex min-h-11 items-center pt-6 underline underline-offset-4">
              {edit !== null && owner.kind === 'member' ? m.friend_my_page() : m.bio_see_page({ name })}
            </Link>
          </>
        )}
      </div>
    </ThemedPage>
  );
}

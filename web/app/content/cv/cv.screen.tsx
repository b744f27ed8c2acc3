import { cv as endpoints } from '@m4u/contract/content/cv';
import { memberTag } from '@m4u/contract/tags';
import PencilLine from 'lucide-react/icons/pencil-line';
import { href } from 'react-router';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import type { Route } from './+types/cv.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { speakOwnersLanguage } from '../../platform/session/session.server.ts';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { cacheable, countShown, loadOrNotFound } from '../../platform/cache/shared.server.ts';
import { person } from '../../platform/sharing/structured-data.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { CvReading } from './CvReading.tsx';
import { editorPath } from './cvPaths.tsx';
import { cvStyle } from './cvStyle.tsx';

/** The CV that a member shows; the id may be a short link (docs/rules/cv.md#visibility). */
export const loader = async ({ params, context, pattern }: Route.LoaderArgs) => {
  const { data: cv } = await loadOrNotFound(context, pattern, api(context).cv.view({ params }));
  speakOwnersLanguage(context, cv.language);
  cacheable(context, memberTag(cv.memberId));
  countShown(context, { kind: 'member', id: cv.memberId, can: cv.can });
  return {
    cv,
    photo: cv.photo && smallSource(cv.photo, 240),
    owner: cv.urlMinify ?? cv.memberId,
    pdf: apiAddress(endpoints.viewPdf, { memberId: cv.memberId }),
  };
};

export const meta = shareMeta<typeof loader>(
  ({ cv, owner }) => ({
    name: cv.fullName,
    title: m.cv_share_title({ name: cv.fullName }),
    description: [cv.headline, cv.aboutMe].filter(Boolean).join('. '),
    image: cv.photo && { src: cv.photo.src, width: cv.photo.width, height: cv.photo.height },
    canonical: href('/cv/:memberId', { memberId: owner }),
    type: 'profile',
    indexed: cv.listed,
  }),
  ({ cv, owner }, origin) => [
    person(
      {
        url: href('/cv/:memberId', { memberId: owner }),
        name: cv.fullName,
        description: cv.aboutMe,
        image: cv.photo?.src,
        jobTitle: cv.headline,
        telephone: cv.phone,
        email: cv.email,
        address: cv.address,
        elsewhere: cv.sections.flatMap(({ kind, entries }) =>
          kind === 'links' ? entries.map((entry) => entry.address) : [],
        ),
      },
      origin,
    ),
  ],
);

export const links: Route.LinksFunction = cvStyle;

export const handle = { fullWidth: true, query: [] };

export default function Cv({ loaderData: { cv, photo, owner, pdf } }: Route.ComponentProps) {
  return (
    <CvReading cv={cv} photo={photo} pdf={pdf}>
      <LinkButton to={href('/me/:id', { id: owner })} variant="quiet" className="mr-auto">
        {m.cv_page_of({ name: cv.fullName })}
      </LinkButton>
      {cv.can.update && (
        <LinkButton to={editorPath()} variant="secondary" icon={PencilLine}>
          {m.cv_mine()}
        </LinkButton>
      )}
    </CvReading>
  );
}

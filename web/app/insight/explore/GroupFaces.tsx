import type { GroupFace } from '@m4u/contract/profile/group/face';
import type { Person } from '@m4u/contract/profile/directory/person';
import { Fragment } from 'react';
import { href, Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../ui/Avatar.tsx';

const groupPath = ({ _id, urlMinify }: Pick<GroupFace, '_id' | 'urlMinify'>): string =>
  href('/mbg/:id', { id: urlMinify ?? _id });

const tile =
  'surface flex h-full flex-col items-center gap-2 rounded-lg border border-line p-4 text-center shadow-sm transition hover:shadow-md';

const side = 72;

interface FaceProps {
  name: string;
  headline: string;
  src: string | null;
}

const Face = ({ name, headline, src }: FaceProps) => (
  <>
    <Avatar name={name || '?'} src={src} size={side} />
    <span lang="" className="line-clamp-2 font-semibold wrap-anywhere">
      {name}
    </span>
    {headline !== '' && (
      <span lang="" className="line-clamp-2 text-sm wrap-anywhere text-muted">
        {headline}
      </span>
    )}
  </>
);

/** An organization as a tile that links to its page. */
export const GroupTile = ({ group }: { group: GroupFace }) => (
  <Link to={groupPath(group)} className={tile}>
    <Face name={group.name} headline={group.headline} src={group.logo && smallSource(group.logo, side)} />
  </Link>
);

/** A member as a tile that links to their page. */
export const PersonTile = ({ person }: { person: Person }) => (
  <Link to={href('/me/:id', { id: person.urlMinify ?? person._id })} className={tile}>
    <Face name={person.name} headline={person.headline} src={person.portrait && smallSource(person.portrait, side)} />
  </Link>
);

const rowSide = 56;

/** An organization in a list, with its occupation and place. */
export const GroupRow = ({ group, place }: { group: GroupFace; place: string | undefined }) => {
  const facts = [group.childCareer ?? group.career, place].filter((fact) => fact != null && fact !== '');
  return (
    <Link to={groupPath(group)} className="flex items-start gap-3 px-4 py-3 hover:bg-sunken sm:px-5">
      <Avatar name={group.name} src={group.logo && smallSource(group.logo, rowSide)} size={rowSide} />
      <span className="min-w-0 flex-1">
        <span lang="" className="block font-semibold wrap-anywhere">
          {group.name}
        </span>
        {group.headline !== '' && (
          <span lang="" className="line-clamp-2 text-sm wrap-anywhere text-muted">
            {group.headline}
          </span>
        )}
        <span className="mt-0.5 block text-sm text-muted">
          {facts.map((fact) => (
            <Fragment key={fact}>
              <span lang="">{fact}</span>
              {' · '}
            </Fragment>
          ))}
          <span>{m.explore_member_total({ count: number(group.memberTotal) })}</span>
        </span>
      </span>
    </Link>
  );
};

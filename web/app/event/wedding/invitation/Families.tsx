import type { Wedding, WeddingFamily } from '@m4u/contract/event/wedding/schema';
import { m } from '../../../paraglide/messages.js';
import { StoredPicture } from '../../../profile/upload/StoredPicture.tsx';
import { Ornament } from './designs/designs.tsx';

const isNamed = ({ father, mother }: WeddingFamily): boolean => father !== '' || mother !== '';

/** A title that families write themselves, in the place of the usual one: Cố, Cụ. */
const ownTitle = /^(ông|bà|cố|cụ)\s/i;

const titled = (name: string, usual: (parts: { name: string }) => string): string =>
  ownTitle.test(name) ? name : usual({ name });

const Family = ({ title, family }: { title: string; family: WeddingFamily }) => {
  const { father, mother, address } = family;
  return (
    <div>
      <h2 className="w-label">{title}</h2>
      {father !== '' && <p className="w-parent">{titled(father, m.wedding_father)}</p>}
      {mother !== '' && <p className="w-parent">{titled(mother, m.wedding_mother)}</p>}
      {address !== '' && <p className="w-small">{address}</p>}
    </div>
  );
};

const SpouseCard = ({ spouse: { name, rank, about, picture } }: { spouse: Wedding['groom'] }) => (
  <div className="w-spouse">
    {picture && (
      <StoredPicture alt={m.wedding_picture_of({ name })} picture={picture} sizes="220px" className="w-portrait" />
    )}
    {rank !== '' && <p className="w-label">{rank}</p>}
    <h3 className="w-person" translate="no">
      {name}
    </h3>
    {about !== '' && <p className="w-about">{about}</p>}
  </div>
);

/** The couple's greeting, both families, and the announced couple. */
export const Families = ({ wedding }: { wedding: Wedding }) => {
  const { greeting, groomsFamily, bridesFamily, groom, bride } = wedding;
  const hasFamilies = isNamed(groomsFamily) || isNamed(bridesFamily);
  return (
    <section className="w-part w-families">
      <Ornament look={wedding} part="divider" className="w-divider" />
      {greeting !== '' && <p className="w-greeting">{greeting}</p>}
      {hasFamilies && (
        <div className="w-pair">
          <Family title={m.wedding_grooms_family()} family={groomsFamily} />
          <Family title={m.wedding_brides_family()} family={bridesFamily} />
        </div>
      )}
      <h2 className="w-lead">{hasFamilies ? m.wedding_announce() : m.wedding_announce_own()}</h2>
      <div className="w-couple">
        <SpouseCard spouse={groom} />
        <span aria-hidden className="w-and">
          &amp;
        </span>
        <SpouseCard spouse={bride} />
      </div>
    </section>
  );
};

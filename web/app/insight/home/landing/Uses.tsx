import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { SectionTitle } from './SectionTitle.tsx';
import {
  type Couple,
  CvPicture,
  GatherPicture,
  InvitationPicture,
  MeetPicture,
  type SampleCv,
  SellPicture,
} from './UsePictures.tsx';

interface TileProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

const Tile = ({ id, title, text, children }: TileProps) => (
  <li id={id}>
    <div>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1">{text}</p>
    </div>
    <div>{children}</div>
  </li>
);

/** Five uses of a page as tiles. */
export const Uses = ({ couple, cv }: { couple: Couple; cv: SampleCv }) => (
  <section id="uses" aria-labelledby="uses-title" className="below-fold scroll-mt-4">
    <SectionTitle id="uses-title" className="lg:text-center">
      {m.landing_uses_title()}
    </SectionTitle>
    <p className="mt-1 text-muted lg:text-center">{m.landing_uses_lead()}</p>
    <ul className="l-tiles">
      <Tile id="meet" title={m.landing_meet()} text={m.landing_meet_text()}>
        <MeetPicture />
      </Tile>
      <Tile id="sell" title={m.landing_sell()} text={m.landing_sell_text()}>
        <SellPicture />
      </Tile>
      <Tile id="celebrate" title={m.landing_celebrate()} text={m.landing_celebrate_text()}>
        <InvitationPicture couple={couple} />
      </Tile>
      <Tile id="gather" title={m.landing_gather()} text={m.landing_gather_text()}>
        <GatherPicture />
      </Tile>
      <Tile id="apply" title={m.landing_apply()} text={m.landing_apply_text()}>
        <CvPicture cv={cv} />
      </Tile>
    </ul>
  </section>
);

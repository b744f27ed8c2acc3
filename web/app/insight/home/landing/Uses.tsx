import type { ReactNode } from 'react';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/Button.tsx';
import { registerFor } from './registerFor.tsx';
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
  /** Words of the button, and the screen that it leads to. */
  begin: readonly [words: string, screen: string];
  children: ReactNode;
}

const Tile = ({ id, title, text, begin: [words, screen], children }: TileProps) => (
  <li id={id}>
    <div>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1">{text}</p>
      <LinkButton to={registerFor(screen)} variant="secondary" className="mt-3">
        {words}
      </LinkButton>
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
      <Tile
        id="meet"
        title={m.landing_meet()}
        text={m.landing_meet_text()}
        begin={[m.landing_personal_do(), href('/')]}
      >
        <MeetPicture />
      </Tile>
      <Tile
        id="sell"
        title={m.landing_sell()}
        text={m.landing_sell_text()}
        begin={[m.landing_shop_do(), href('/action/company/new')]}
      >
        <SellPicture />
      </Tile>
      <Tile
        id="celebrate"
        title={m.landing_celebrate()}
        text={m.landing_celebrate_text()}
        begin={[m.landing_celebrate_do(), href('/action/wedding/:id', { id: 'new' })]}
      >
        <InvitationPicture couple={couple} />
      </Tile>
      <Tile
        id="gather"
        title={m.landing_gather()}
        text={m.landing_gather_text()}
        begin={[m.landing_gather_do(), `${href('/action/company/new')}?kind=group`]}
      >
        <GatherPicture />
      </Tile>
      <Tile
        id="apply"
        title={m.landing_apply()}
        text={m.landing_apply_text()}
        begin={[m.landing_apply_do(), `${href('/action/createCv')}?id=new`]}
      >
        <CvPicture cv={cv} />
      </Tile>
    </ul>
  </section>
);

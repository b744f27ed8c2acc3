import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { classNames } from '../../../ui/classNames.ts';
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
  /** Class of the ground. */
  ground: string;
  /** Text and picture side by side on wide screens. */
  isWide?: boolean;
  children: ReactNode;
}

const Tile = ({ id, title, text, ground, isWide = false, children }: TileProps) => (
  <li
    id={id}
    className={classNames(
      'flex scroll-mt-4 flex-col justify-between gap-5 overflow-hidden rounded-lg p-5 lg:p-7',
      ground,
      isWide ? 'lg:col-span-3 xl:flex-row' : 'lg:col-span-2',
    )}
  >
    <div className={isWide ? 'xl:max-w-60' : undefined}>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1">{text}</p>
    </div>
    <div className={classNames('flex', isWide ? 'items-center max-xl:justify-center' : 'justify-center')}>
      {children}
    </div>
  </li>
);

/** What a page is used for: five tiles. */
export const Uses = ({ couple, cv }: { couple: Couple; cv: SampleCv }) => (
  <section id="uses" aria-labelledby="uses-title" className="below-fold scroll-mt-4">
    <SectionTitle id="uses-title" className="lg:text-center">
      {m.landing_uses_title()}
    </SectionTitle>
    <p className="mt-1 text-muted lg:text-center">{m.landing_uses_lead()}</p>
    <ul className="mt-6 grid gap-4 lg:grid-cols-6 lg:gap-5">
      <Tile id="meet" title={m.landing_meet()} text={m.landing_meet_text()} ground="bg-tint-sky" isWide>
        <MeetPicture />
      </Tile>
      <Tile id="sell" title={m.landing_sell()} text={m.landing_sell_text()} ground="bg-accent-soft" isWide>
        <SellPicture />
      </Tile>
      <Tile id="celebrate" title={m.landing_celebrate()} text={m.landing_celebrate_text()} ground="bg-tint-sage">
        <InvitationPicture couple={couple} className="-mb-10 lg:-mb-12" />
      </Tile>
      <Tile id="gather" title={m.landing_gather()} text={m.landing_gather_text()} ground="bg-tint-peach">
        <GatherPicture />
      </Tile>
      <Tile id="apply" title={m.landing_apply()} text={m.landing_apply_text()} ground="bg-tint-lilac">
        <CvPicture cv={cv} className="-mb-10 lg:-mb-12" />
      </Tile>
    </ul>
  </section>
);

import type { HomeNews, NextStep } from '@m4u/contract/insight/home/schema';
import { PasskeyOffer } from '../../../identity/auth/passkey/PasskeyOffer.tsx';
import { m } from '../../../paraglide/messages.js';
import { givenName } from '../../../platform/language/formats.ts';
import type { Reader } from '../../../platform/request/scope.server.ts';
import { OpenShopCard } from '../../../profile/member/start/OpenShopCard.tsx';
import { HomeHead } from '../HomeHead.tsx';
import { Make } from './Make.tsx';
import { News } from './News.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { type OwnCard, ThemedCard } from './ThemedCard.tsx';

export interface PersonalHomeProps {
  reader: Pick<Reader, 'memberId' | 'name' | 'isPerson' | 'verified'>;
  card: OwnCard;
  news: HomeNews;
  nextStep: NextStep | null;
  /** Whether the reader is an organization with a new page, which may want a shop. */
  opensShop: boolean;
}

/** The home of a member: the card to show, what is new, and the next step or, where nothing is missing, what to make. */
export const PersonalHome = ({ reader, card, news, nextStep, opensShop }: PersonalHomeProps) => {
  const { memberId, name, isPerson, verified } = reader;
  return (
    <>
      <HomeHead title={m.home_hello({ name: isPerson ? givenName(name) : name })} />
      {/* Card, news and step stand on one line where the three fit; otherwise the step has a line of its own. */}
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-5 lg:*:mt-0 lg:[&>:nth-child(3)]:col-span-2 min-[87.5rem]:has-[>:nth-child(3)]:grid-cols-3 min-[87.5rem]:[&>:nth-child(3)]:col-span-1">
        <ThemedCard {...card} />
        <News news={news} memberId={memberId} />
        {nextStep ? <NextStepCard step={nextStep} /> : <Make />}
        {opensShop && <OpenShopCard name={name} />}
      </div>
      <PasskeyOffer verified={verified} />
    </>
  );
};

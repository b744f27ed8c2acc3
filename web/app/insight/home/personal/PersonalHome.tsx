import type { HomeNews, NextStep } from '@m4u/contract/insight/home/schema';
import { m } from '../../../paraglide/messages.js';
import { givenName } from '../../../platform/language/formats.ts';
import type { Reader } from '../../../platform/request/scope.server.ts';
import { HomeHead } from '../HomeHead.tsx';
import { News } from './News.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { type OwnCard, ThemedCard } from './ThemedCard.tsx';

export interface PersonalHomeProps {
  reader: Pick<Reader, 'memberId' | 'name' | 'isPerson'>;
  card: OwnCard;
  news: HomeNews;
  nextStep: NextStep | null;
}

/** The home of a member: the card to show, what is new, and the next step. */
export const PersonalHome = ({ reader, card, news, nextStep }: PersonalHomeProps) => {
  const { memberId, name, isPerson } = reader;
  return (
    <>
      <HomeHead title={m.home_hello({ name: isPerson ? givenName(name) : name })} />
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-5">
        <ThemedCard {...card} />
        <div className="lg:-mt-4">
          <News news={news} memberId={memberId} />
          {nextStep && <NextStepCard step={nextStep} />}
        </div>
      </div>
    </>
  );
};

import type { Activity } from '@m4u/contract/content/activity';
import { vietQrAddress } from '@m4u/contract/content/activity/vietqr';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { YouTube } from '../../ui/pictures/YouTube.tsx';
import { Panel } from '../item/ContentPage.tsx';
import { OwnersText, PiecePictures } from '../item/PiecePage.tsx';
import { listFacts, activityTime } from './activityFacts.tsx';
import { AddressLink, Level, listLevelNames, RegistrationCall } from './ActivityParts.tsx';
import { BankAccountCard } from './BankAccounts.tsx';
import { Leads, Progress } from './FactCard.tsx';

interface ActivityBodyProps {
  readonly activity: Activity;
  readonly lang: string;
}

const Facts = ({ activity, lang }: ActivityBodyProps) => {
  const when = activityTime(activity);
  const label = activity.type === 'history' ? m.activity_at() : m.activity_period();
  const facts = [...(when === '' ? [] : [{ label, text: when }]), ...listFacts(activity)];
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {facts.map(({ label: name, text }) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd lang={lang} className="wrap-anywhere">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Details of a type that are more than text. */
const partOf = (activity: Activity, lang: string): ReactNode => {
  switch (activity.type) {
    case 'bankAccount':
    case 'banks': {
      const accounts = activity.type === 'banks' ? activity.details.accounts : [activity.details];
      return accounts.map((account, index) => (
        <BankAccountCard
          key={`${account.bankName} ${account.accountNumber}`}
          account={account}
          codeAt={(format) => vietQrAddress(activity._id, index, format)}
          lang={lang}
          open={accounts.length === 1}
        />
      ));
    }
    case 'youtube':
      return (
        <div lang={lang}>
          <YouTube id={activity.details.videoId} title={activity.title} still={activity.details.still} />
        </div>
      );
    case 'skill':
      return (
        <p className="flex items-center gap-3">
          <Level level={activity.details.level} />
          <span aria-hidden>{listLevelNames()[activity.details.level - 1]}</span>
        </p>
      );
    case 'network':
    case 'website':
      return <AddressLink activity={{ ...activity, can: { update: false } }} lang={lang} />;
    case 'registrationLink':
      return <RegistrationCall activity={activity} lang={lang} />;
    case 'target':
      return activity.details.progress === null ? null : <Progress value={activity.details.progress} />;
    default:
      return <Leads activity={activity} />;
  }
};

/** An activity without its title: details, text and pictures. */
export const ActivityBody = ({ activity, lang }: ActivityBodyProps) => (
  <Panel className="grid gap-4">
    <Facts activity={activity} lang={lang} />
    {partOf(activity, lang)}
    {activity.content !== '' && <OwnersText html={activity.content} lang={lang} />}
    {activity.images.length > 0 && <PiecePictures piece={activity} lang={lang} />}
  </Panel>
);

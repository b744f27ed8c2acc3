import type { GroupWaiting, JoinRequest } from '@m4u/contract/insight/home/schema';
import FileText from 'lucide-react/icons/file-text';
import HandCoins from 'lucide-react/icons/hand-coins';
import { useFetcher } from 'react-router';
import { groupRewardsPath } from '../../../commerce/affiliate/affiliatePaths.tsx';
import { m } from '../../../paraglide/messages.js';
import { money, number, relativeTimeWithin } from '../../../platform/language/formats.ts';
import { locale } from '../../../platform/language/language.ts';
import { peopleListPath } from '../../../profile/group/people/peoplePaths.tsx';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Section } from '../../../ui/Section.tsx';
import { NewsRow, RowSign } from '../NewsRow.tsx';
import { groupRequestsPath } from '../spaces/groupWays.tsx';

export interface WaitingProps {
  groupId: string;
  waiting: GroupWaiting;
  /** The time to which ages are told, in milliseconds. */
  now: number;
}

const JoinRow = ({
  groupId,
  request: { person, since },
  now,
}: Pick<WaitingProps, 'groupId' | 'now'> & { request: JoinRequest }) => {
  const fetcher = useFetcher();
  return (
    <NewsRow
      to={peopleListPath(groupId, 'requests')}
      face={<Avatar name={person.name} src={person.portrait && smallSource(person.portrait, 40)} size={40} />}
      title={person.name}
      isName
      text={m.home_join({ ago: relativeTimeWithin(since, now, locale()) })}
      end={null}
      action={
        <fetcher.Form method="post" className="pr-3">
          <input type="hidden" name="groupId" value={groupId} />
          <input type="hidden" name="member" value={person._id} />
          <input type="hidden" name="name" value={person.name} />
          <SubmitButton name="intent" value="accept" variant="secondary" busy={fetcher.state !== 'idle'}>
            {m.home_join_accept()}
            <span className="sr-only"> {person.name}</span>
          </SubmitButton>
        </fetcher.Form>
      }
    />
  );
};

/** Open work of a group, with an answer in place where one press is enough. Nothing where nothing waits. */
export const Waiting = ({ groupId, waiting: { requests, joins, rewards }, now }: WaitingProps) => {
  const total = requests.count + joins.count + rewards.count;
  if (total === 0) return null;
  return (
    <Section title={m.home_waiting()} actions={<Badge count={total} tone="work" />}>
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {requests.count > 0 && (
            <NewsRow
              to={groupRequestsPath(groupId)}
              face={<RowSign icon={FileText} />}
              title={m.home_requests({ count: number(requests.count) })}
              text={
                requests.oldest === null
                  ? ''
                  : m.home_requests_since({ ago: relativeTimeWithin(requests.oldest, now, locale()) })
              }
              end={<Badge count={requests.count} tone="work" />}
            />
          )}
          {joins.people.map((request) => (
            <JoinRow key={request.person._id} groupId={groupId} request={request} now={now} />
          ))}
          {rewards.count > 0 && (
            <NewsRow
              to={groupRewardsPath(groupId, { show: 'due' })}
              face={<RowSign icon={HandCoins} />}
              title={m.home_rewards({ count: number(rewards.count) })}
              text={rewards.amount > 0 ? m.home_rewards_sum({ amount: money(rewards.amount) }) : ''}
              end={<Badge count={rewards.count} tone="work" />}
            />
          )}
        </ul>
      </Card>
    </Section>
  );
};

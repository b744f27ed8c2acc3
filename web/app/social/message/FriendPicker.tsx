import type { FriendRelation } from '@m4u/contract/profile/friend/schema';
import type { Person } from '@m4u/contract/profile/directory/person';
import Search from 'lucide-react/icons/search';
import Users from 'lucide-react/icons/users';
import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { CheckBox } from '../../ui/fields/Checkbox.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useTypedText } from '../../ui/fields/typedText.ts';
import { personName, PersonAvatar } from './conversationWords.tsx';
import { failureText } from './failureText.tsx';
import { findFriends } from './messageApi.tsx';

/** Delay after the last key press before the search, in milliseconds. */
const patience = 250;

interface Found {
  readonly rows: readonly FriendRelation[];
  readonly total: number;
  readonly page: number;
}

/** The reader's friends whose name contains these words, in pages. */
const useFriends = (readerId: string, name: string) => {
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<string>();
  const load = async (page: number, rows: readonly FriendRelation[], isCurrent: () => boolean) => {
    try {
      const { data, total } = await findFriends(readerId, { page, ...(name !== '' && { name }) });
      if (isCurrent()) setFound({ rows: [...rows, ...data], total, page });
      if (isCurrent()) setFailure(undefined);
    } catch (thrown) {
      if (isCurrent()) setFailure(failureText(thrown));
    }
  };
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => void load(1, [], () => isCurrent), name === '' ? 0 : patience);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is loaded depends on nothing else
  }, [readerId, name]);
  const more =
    found && found.rows.length < found.total ? () => load(found.page + 1, found.rows, () => true) : undefined;
  return { found, failure, more };
};

export interface FriendPickerProps {
  readerId: string;
  chosen: ReadonlyMap<string, Person>;
  onChange: (chosen: ReadonlyMap<string, Person>) => void;
  /** Present members, shown but not selectable. */
  presentIds?: ReadonlySet<string>;
  max: number;
}

/** Selection of friends, with a search by name. */
export const FriendPicker = ({ readerId, chosen, onChange, presentIds, max }: FriendPickerProps) => {
  const { text: name, setText: setName, box } = useTypedText('');
  const { found, failure, more } = useFriends(readerId, name.trim());
  const toggle = (person: Person) => {
    const next = new Map(chosen);
    if (!next.delete(person._id)) next.set(person._id, person);
    onChange(next);
  };
  return (
    <div className="stack">
      <TextField
        label={m.message_find_friend()}
        type="search"
        ref={box}
        value={name}
        maxLength={100}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        prefix={<Search aria-hidden size={20} />}
      />
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      {!found && failure === undefined && <SkeletonList rows={4} />}
      {found?.rows.length === 0 &&
        (name === '' ? (
          <EmptyState
            icon={Users}
            title={m.message_no_friends()}
            action={<LinkButton to={href('/friends/:id', { id: readerId })}>{m.message_find_friends()}</LinkButton>}
          />
        ) : (
          <p className="py-4 text-center text-muted">{m.message_no_friend_found({ q: name })}</p>
        ))}
      {found && found.rows.length > 0 && (
        <ul aria-label={m.message_friends()} className="divide-y divide-line">
          {found.rows.map(({ person }) => {
            const isTaken = presentIds?.has(person._id) ?? false;
            const isChosen = chosen.has(person._id);
            return (
              <li key={person._id}>
                <label className="flex min-h-16 items-center gap-3 py-2 has-disabled:opacity-55">
                  <CheckBox
                    checked={isChosen || isTaken}
                    disabled={isTaken || (!isChosen && chosen.size >= max)}
                    onChange={() => toggle(person)}
                  />
                  <PersonAvatar person={person} size={44} />
                  <span lang="" className="min-w-0">
                    <span className="block truncate font-semibold">{personName(person)}</span>
                    {person.headline !== '' && (
                      <span className="block truncate text-sm text-muted">{person.headline}</span>
                    )}
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      )}
      {more && (
        <Button variant="secondary" block onClick={() => void more()}>
          {m.message_more_friends()}
        </Button>
      )}
    </div>
  );
};

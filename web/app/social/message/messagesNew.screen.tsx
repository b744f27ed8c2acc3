import type { Person } from '@m4u/contract/profile/directory/person';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useId, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { VerifyNotice } from '../../identity/auth/VerifyNotice.tsx';
import { m } from '../../paraglide/messages.js';
import { usePage } from '../../platform/session/page.ts';
import { Button, IconLink } from '../../ui/Button.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { failureText } from './failureText.tsx';
import { FriendPicker } from './FriendPicker.tsx';
import { createConversation } from './messageApi.tsx';
import { NeedsScripts } from './NeedsScripts.tsx';
import { SendToEach } from './SendToEach.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Most receivers of one message, and most members that a new conversation can have besides its creator. */
const most = 99;

export const handle = { fullWidth: true };

type Way = 'together' | 'each';

/** Creates a group conversation: its name and the button. */
const Together = ({ chosen }: { chosen: ReadonlyMap<string, Person> }) => {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // The same for all attempts, so that only one conversation is created.
  const [clientId] = useState(() => crypto.randomUUID());
  const begin = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { _id } = await createConversation({ clientId, name: name.trim(), members: [...chosen.keys()] });
      await navigate(href('/messages/:id', { id: _id }));
    } catch (thrown) {
      setFailure(failureText(thrown));
      setBusy(false);
    }
  };
  return (
    <div className="stack">
      <TextField
        label={m.message_group_name()}
        optional
        value={name}
        maxLength={100}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <Button block busy={isBusy} onClick={() => void begin()}>
        {m.message_begin_group({ count: chosen.size + 1 })}
      </Button>
    </div>
  );
};

/** Next step for the chosen friends: one opens a direct conversation, several a group or separate messages. */
const Next = ({ chosen }: { chosen: ReadonlyMap<string, Person> }) => {
  const navigate = useNavigate();
  const [way, setWay] = useState<Way>('together');
  const [only] = chosen.values();
  if (!only) return null;
  if (chosen.size === 1)
    return (
      <Button block onClick={() => void navigate(href('/messages/with/:memberId', { memberId: only._id }))}>
        {m.message_write_to({ name: only.name })}
      </Button>
    );
  return (
    <div className="stack">
      <div onChange={({ target }) => setWay((target as HTMLInputElement).value === 'each' ? 'each' : 'together')}>
        <RadioCards
          legend={m.message_way()}
          name="way"
          columns={2}
          defaultValue="together"
          options={[
            { value: 'together', label: m.message_way_together(), description: m.message_way_together_text() },
            { value: 'each', label: m.message_way_each(), description: m.message_way_each_text() },
          ]}
        />
      </div>
      {way === 'together' ? <Together chosen={chosen} /> : <SendToEach chosen={chosen} />}
    </div>
  );
};

/** Selection of friends for a new conversation. */
export default function MessagesNew() {
  const reader = usePage()?.reader;
  const id = useId();
  const [chosen, choose] = useState<ReadonlyMap<string, Person>>(new Map());
  if (!reader) return null;
  return (
    <section aria-labelledby={id} className="px-4 pt-2 pb-(--bar-room) lg:h-full lg:overflow-y-auto">
      <header className="flex items-center gap-2 py-2">
        <IconLink to={href('/messages')} label={m.message_back()} icon={ArrowLeft} className="-ml-2.5 lg:hidden" />
        <h1 id={id} className="text-2xl tracking-tight">
          {m.message_new()}
        </h1>
      </header>
      {reader.verified ? (
        <div className="mx-auto flex max-w-column flex-col gap-6 pb-8 lg:mx-0">
          <NeedsScripts />
          <FriendPicker readerId={reader.memberId} chosen={chosen} onChange={choose} max={most} />
          {chosen.size > 0 && (
            <div className="surface sticky bottom-[calc(var(--bar-room)+0.5rem)] z-10 rounded-lg border border-line p-4 shadow-md lg:bottom-4">
              <Next chosen={chosen} />
            </div>
          )}
        </div>
      ) : (
        <Column kind="form">
          <VerifyNotice reason={m.message_why_unverified()} />
        </Column>
      )}
    </section>
  );
}

import { MessageDraft } from '@m4u/contract/social/message/schema';
import { create } from '../../social/message/groupConversation.service.ts';
import { send } from '../../social/message/send.service.ts';
import { markRead } from '../../social/message/service.ts';
import { readDemo } from '../content.ts';
import type { DemoMessage, DemoTalk } from '../shapes/people.ts';
import { createContextAt, idOf, momentFrom, type Stage } from '../stage.ts';

const momentOf = (stage: Stage, { daysAgo, at: timeOfDay }: DemoMessage): Date =>
  momentFrom(stage, -daysAgo, timeOfDay);

/** Creates a group conversation a minute before its first message; a conversation of two begins with the message. */
const beginTalk = async (stage: Stage, { people, name }: DemoTalk, first: Date): Promise<string | undefined> => {
  const [maker, ...others] = people;
  if (name === undefined) return undefined;
  const ctx = createContextAt(stage, maker, new Date(first.getTime() - 60_000));
  return (await create(ctx, { name, members: others.map((key) => idOf(stage.ids, key)) }))._id;
};

const beginTime = (stage: Stage, { messages: [first] }: DemoTalk): Date => momentOf(stage, first);

const insertTalk = async (stage: Stage, talk: DemoTalk): Promise<void> => {
  const { ids } = stage;
  let id = await beginTalk(stage, talk, beginTime(stage, talk));
  let last = 0;
  for (const message of talk.messages) {
    const { who, text: detail, pictures } = message;
    const other = talk.people.find((key) => key !== who) ?? who;
    const to = id === undefined ? { receiver: idOf(ids, other) } : { groupMessageId: id };
    const images = pictures.map((picture) => stage.picture(who, picture)._id);
    const sent = await send(
      createContextAt(stage, who, momentOf(stage, message)),
      MessageDraft.parse({ ...to, detail, images }),
    );
    id = sent.groupMessageId;
    last = sent.seq;
  }
  for (const key of talk.people)
    if (id !== undefined)
      await markRead(
        createContextAt(stage, key, stage.now),
        id,
        key === talk.unread?.who ? last - talk.unread.messages : last,
      );
};

/** Inserts messages between demo members in order. */
export const insertTalks = async (stage: Stage): Promise<void> => {
  const talks = readDemo().talks.toSorted(
    (one, other) => beginTime(stage, one).getTime() - beginTime(stage, other).getTime(),
  );
  for (const talk of talks) await insertTalk(stage, talk);
};

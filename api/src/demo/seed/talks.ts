import { MessageDraft } from '@m4u/contract/social/message/schema';
import { create } from '../../social/message/group.service.ts';
import { send } from '../../social/message/send.service.ts';
import { read } from '../../social/message/service.ts';
import { readDemo } from '../content.ts';
import type { DemoMessage, DemoTalk } from '../shapes/people.ts';
import { callAt, idOf, momentFrom, type Stage } from '../stage.ts';

const momentOf = (stage: Stage, { daysAgo, at }: DemoMessage): Date => momentFrom(stage, -daysAgo, at);

/** Creates a group conversation a minute before its first message; a conversation of two begins with the message. */
const begin = async (stage: Stage, { people, name }: DemoTalk, first: Date): Promise<string | undefined> => {
  const [maker, ...others] = people;
  if (name === undefined) return undefined;
  const ctx = callAt(stage, maker, new Date(first.getTime() - 60_000));
  return (await create(ctx, { name, members: others.map((key) => idOf(stage.ids, key)) }))._id;
};

const begun = (stage: Stage, { messages: [first] }: DemoTalk): Date => momentOf(stage, first);

const insertTalk = async (stage: Stage, talk: DemoTalk): Promise<void> => {
  const { ids } = stage;
  let id = await begin(stage, talk, begun(stage, talk));
  let last = 0;
  for (const message of talk.messages) {
    const { who, text: detail, pictures } = message;
    const other = talk.people.find((key) => key !== who) ?? who;
    const to = id === undefined ? { receiver: idOf(ids, other) } : { groupMessageId: id };
    const images = pictures.map((picture) => stage.picture(who, picture)._id);
    const sent = await send(
      callAt(stage, who, momentOf(stage, message)),
      MessageDraft.parse({ ...to, detail, images }),
    );
    id = sent.groupMessageId;
    last = sent.seq;
  }
  for (const key of talk.people)
    if (id !== undefined)
      await read(callAt(stage, key, stage.now), id, key === talk.unread?.who ? last - talk.unread.messages : last);
};

/** Inserts messages between demo members in order. */
export const insertTalks = async (stage: Stage): Promise<void> => {
  const talks = readDemo().talks.toSorted((one, other) => begun(stage, one).getTime() - begun(stage, other).getTime());
  for (const talk of talks) await insertTalk(stage, talk);
};

import { MessageDraft } from '@m4u/contract/social/message/schema';
import { create } from '../../social/message/group.service.ts';
import { send } from '../../social/message/send.service.ts';
import { read } from '../../social/message/service.ts';
import { type DemoMessage, type DemoTalk, talks } from '../content/talks.ts';
import type { FindPicture } from './pictures.ts';
import { callAt, idOf, momentFrom, type Stage } from '../stage.ts';

const momentOf = (stage: Stage, [, ago, at]: DemoMessage): Date => momentFrom(stage, -ago, at);

/** Begins a conversation of many a minute before its first message; of two, the first message does. */
const begin = async (stage: Stage, { people, name }: DemoTalk, first: Date): Promise<string | undefined> => {
  const [maker, ...others] = people;
  if (name === undefined) return undefined;
  const ctx = callAt(stage, maker, new Date(first.getTime() - 60_000));
  return (await create(ctx, { name, members: others.map((key) => idOf(stage.ids, key)) }))._id;
};

const insertTalk = async (stage: Stage, findPicture: FindPicture, talk: DemoTalk): Promise<void> => {
  const [first] = talk.messages;
  if (!first) return;
  const { ids } = stage;
  let id = await begin(stage, talk, momentOf(stage, first));
  let last = 0;
  for (const message of talk.messages) {
    const [who, , , detail, pictures = []] = message;
    const other = talk.people.find((key) => key !== who) ?? who;
    const to = id === undefined ? { receiver: idOf(ids, other) } : { groupMessageId: id };
    const images = pictures.map((kind) => findPicture(who, kind)._id);
    const sent = await send(
      callAt(stage, who, momentOf(stage, message)),
      MessageDraft.parse({ ...to, detail, images }),
    );
    id = sent.groupMessageId;
    last = sent.seq;
  }
  const [behind, unread] = talk.unread ?? [];
  for (const key of talk.people)
    if (id !== undefined) await read(callAt(stage, key, stage.now), id, key === behind ? last - (unread ?? 0) : last);
};

/** Has the demo members write to each other, in the order in which they did. */
export const insertTalks = async (stage: Stage, findPicture: FindPicture): Promise<void> => {
  const begun = ({ messages }: DemoTalk): number => (messages[0] ? momentOf(stage, messages[0]).getTime() : 0);
  for (const talk of talks.toSorted((one, other) => begun(one) - begun(other)))
    await insertTalk(stage, findPicture, talk);
};

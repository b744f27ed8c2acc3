import { CARD_FINISHES, type CardFinish } from '@m4u/contract/profile/registration/cardDesign';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FieldSet } from '../registrationFields.tsx';

/** Content of the preview, from a form that is being filled in. */
export interface OrderDraft {
  readonly finish: CardFinish;
  readonly name: string;
  readonly title: string;
  readonly emblemId: string;
  readonly quantity: number;
}

const toFinish = (text: string | undefined): CardFinish => CARD_FINISHES.find((each) => each === text) ?? 'plastic';

const toQuantity = (text: string | undefined): number => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : 1;
};

const draftOf = (text: (name: string) => string | undefined): OrderDraft => ({
  finish: toFinish(text('finish')),
  name: text('displayName') ?? '',
  title: text('title') ?? '',
  emblemId: text('emblemId') ?? '',
  quantity: toQuantity(text('quantity')),
});

const isSame = (one: OrderDraft, other: OrderDraft): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Follows the fields of a form, also those that a draft or the browser fills in. */
export const useOrderDraft = (form: RefObject<HTMLFormElement | null>, fields: FieldSet) => {
  const [draft, setDraft] = useState(() =>
    draftOf(
      (name) => (fields as Record<string, { defaultValue?: string | undefined } | undefined>)[name]?.defaultValue,
    ),
  );
  const read = () => {
    if (!form.current) return;
    const values = new Map(
      [...new FormData(form.current)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    const next = draftOf((name) => values.get(name));
    setDraft((present) => (isSame(present, next) ? present : next));
  };
  const readRestored = useEffectEvent(read);
  useEffect(() => {
    const frame = requestAnimationFrame(() => readRestored());
    return () => cancelAnimationFrame(frame);
  }, []);
  return { draft, read };
};

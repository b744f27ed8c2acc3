import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** State of a text field whose text is kept in the component. */
export interface TypedText {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** State of a controlled text field, with what was typed before the scripts came. Pass `box` to the field as its `ref`. */
export const useTypedText = (initial: string): TypedText => {
  const [text, setText] = useState(initial);
  const box = useRef<HTMLInputElement>(null);
  const adopt = useEffectEvent(() => {
    if (box.current && box.current.value !== text) setText(box.current.value);
  });
  useEffect(() => adopt(), []);
  return { text, setText, box };
};

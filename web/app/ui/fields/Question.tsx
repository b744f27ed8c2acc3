import { useEffect, useRef } from 'react';
import { Checkbox } from './Checkbox.tsx';

export interface QuestionProps {
  name: string;
  /** The answer with which the form is sent after all. */
  label: string;
  /** The question. */
  error: readonly string[];
}

/** A question that a form is refused with; it has the focus once it is there. */
export const Question = ({ name, label, error }: QuestionProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <Checkbox name={name} value="yes" label={label} error={error} />
    </div>
  );
};

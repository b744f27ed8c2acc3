import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useActionData, useNavigation } from 'react-router';

/** Rows of a table that are chosen. */
export interface Selection {
  /** Id of the form of the boxes. */
  readonly form: string;
  readonly count: number;
  /** The number of rows that can be chosen. */
  readonly total: number;
  /** Counts anew, after a box has changed. */
  readonly recount: () => void;
  readonly chooseAll: (isChosen: boolean) => void;
  /** Ids that were chosen in a form which the server refused. */
  readonly kept: readonly string[];
  /** Call it when the form is sent: once it is accepted, nothing is chosen any more. */
  readonly onSend: () => void;
}

interface Refusal {
  readonly initialValue?: { readonly chosen?: unknown } | null;
}

/** The answer of an action, if it refuses a form. */
const toRefusal = (answer: unknown): Refusal | undefined =>
  typeof answer === 'object' && answer !== null && 'error' in answer && answer.error != null
    ? (answer as Refusal)
    : undefined;

const readChosen = (refusal: Refusal | undefined): readonly string[] =>
  [refusal?.initialValue?.chosen].flat().filter((id): id is string => typeof id === 'string');

const boxesOf = (form: string): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name=chosen][form="${CSS.escape(form)}"]`),
];

/**
 * Counts the chosen rows. The boxes themselves hold what is chosen, so what is chosen before scripts have come stays, and
 * what still stands in the table after its data was loaded again. A refused form keeps its boxes, an accepted one clears
 * them.
 * @param rows names the present rows
 * @param total the number of rows that can be chosen
 */
export const useSelection = (form: string, rows: string, total: number): Selection => {
  const [count, set] = useState(0);
  const recount = () => set(boxesOf(form).filter(({ checked }) => checked).length);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- which boxes are left is known only in the document
    set(boxesOf(form).filter(({ checked }) => checked).length);
  }, [form, rows, total]);
  const { state } = useNavigation();
  const refusal = toRefusal(useActionData<unknown>());
  const isSent = useRef(false);
  useEffect(() => {
    if (state !== 'idle' || !isSent.current) return;
    isSent.current = false;
    if (refusal) return;
    // A dialog that stayed open inside the hidden bar would block the page.
    document.getElementById(form)?.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    for (const box of boxesOf(form)) box.checked = false;
    // oxlint-disable-next-line react/set-state-in-effect -- the boxes themselves hold what is chosen
    set(0);
  }, [state, refusal, form]);
  return {
    form,
    count,
    total,
    recount,
    chooseAll: (isChosen) => {
      for (const box of boxesOf(form)) box.checked = isChosen;
      recount();
    },
    kept: readChosen(refusal),
    onSend: () => {
      isSent.current = true;
    },
  };
};

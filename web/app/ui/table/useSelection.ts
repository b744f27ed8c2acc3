import { useLayoutEffect, useState } from 'react';

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
}

const boxesOf = (form: string): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name=chosen][form="${CSS.escape(form)}"]`),
];

/**
 * Counts the chosen rows. The boxes themselves hold what is chosen, so what is chosen before scripts have come stays, and
 * what still stands in the table after its data was loaded again.
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
  return {
    form,
    count,
    total,
    recount,
    chooseAll: (isChosen) => {
      for (const box of boxesOf(form)) box.checked = isChosen;
      recount();
    },
  };
};

import { useState } from 'react';

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
 * Counts the chosen rows. The boxes themselves hold what is chosen, so what is chosen before scripts have come stays.
 * @param rows names the present rows; with others, all boxes are new
 * @param total the number of rows that can be chosen
 */
export const useSelection = (form: string, rows: string, total: number): Selection => {
  const [counted, set] = useState({ rows, count: 0 });
  const recount = () => set({ rows, count: boxesOf(form).filter(({ checked }) => checked).length });
  return {
    form,
    count: counted.rows === rows ? counted.count : 0,
    total,
    recount,
    chooseAll: (isChosen) => {
      for (const box of boxesOf(form)) box.checked = isChosen;
      recount();
    },
  };
};

/** Texts of `app/messages` as their files have them, for what reads them without the compiler. */

/** Values for the placeholders of a message. */
export type Inputs = Readonly<Record<string, unknown>>;

/** One text, or one for each case: `[{ match: { 'count=1': '{count} card', 'count=*': '{count} cards' } }]`. */
export type MessageText = string | readonly [{ readonly match: Readonly<Record<string, string>> }];

/**
 * Returns the text of the first case that fits the inputs; `*` fits everything. It uses nothing outside itself, because
 * the development server sends its source to the browser.
 */
export const chooseText = (message: MessageText, inputs: Inputs): string => {
  if (typeof message === 'string') return message;
  const cases = Object.entries(message[0].match);
  const fits = (condition: string): boolean => {
    const [input = '', value] = condition.trim().split('=');
    return value === '*' || value === String(inputs[input]);
  };
  return cases.find(([conditions]) => conditions.split(',').every(fits))?.[1] ?? '';
};

/** Whether a value of the file is a message: a text, or one group of cases of which the last fits everything. */
export const isMessageText = (value: unknown): value is MessageText => {
  if (typeof value === 'string') return true;
  if (!Array.isArray(value) || value.length !== 1) return false;
  const { match, ...others } = value[0] as { match?: Record<string, unknown> };
  const cases = Object.entries(match ?? {});
  return (
    Object.keys(others).length === 0 &&
    cases.every(([conditions, text]) => /^\w+=[^,=]+(, \w+=[^,=]+)*$/.test(conditions) && typeof text === 'string') &&
    /^\w+=\*(, \w+=\*)*$/.test(cases.at(-1)?.[0] ?? '')
  );
};

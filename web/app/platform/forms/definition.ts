import { type DefaultValue, type SubmissionResult, useForm } from '@conform-to/react';
import { localMoment, number, phone } from '../language/formats.ts';

/** Typed values of a form by field name. */
export type Typed = Readonly<Record<string, string | undefined>>;

/**
 * How a field shows a value, and what its text means for the API: `digits` are a whole number without separators,
 * `number` is sent as typed, a `moment` is a `datetime-local` field in Vietnam's time. The screen itself reads `rows`,
 * which are objects, and `pictures`, which have no initial value.
 */
type Kind = 'text' | 'digits' | 'number' | 'moment' | 'link' | 'check' | 'rows' | 'pictures';

/** Value that the API is sent for an empty field instead of the empty text; `omit` leaves the field out. */
type Empty = null | 0 | 'omit';

interface Options<E extends Empty> {
  /** Text of the field in a new form. */
  readonly start?: string;
  readonly empty?: E;
  /** Name of the field in the API's errors, where it differs. */
  readonly api?: string;
  /** Whether the field is sent; otherwise it counts as empty. */
  readonly when?: (typed: Typed) => boolean;
}

/** A field of a form, whose value for the API is a `Value`. */
export interface Field<Value> extends Options<Empty> {
  readonly kind: Kind;
  /** Never sent back to a page, nor kept in a draft. */
  readonly secret?: true;
  /** Carries the type; no field has it. */
  readonly _value?: () => Value;
}

/** The fields of a form by their names in the page, which are those of the API as far as possible. */
export type FormFields = Readonly<Record<string, Field<unknown>>>;

type Sent<E extends Empty> = E extends 'omit' ? undefined : E;

const field =
  <Value>(kind: Kind) =>
  <E extends Empty = never>(options: Options<E> = {}): Field<Value | Sent<NoInfer<E>>> => ({ kind, ...options });

export const text = field<string>('text');
export const digits = field<string>('digits');
export const amount = field<string>('number');
export const moment = field<string>('moment');
export const link = field<string>('link');
export const check = field<boolean>('check');
export const pictures = field<readonly string[]>('pictures');
export const rows = <Row>(): Field<readonly Row[]> => ({ kind: 'rows' });
/** A password or a one-time code. */
export const secret: Field<string> = { kind: 'text', secret: true };
/** One of several values; the API refuses others. */
export const choice = <Choice extends string>(options: Options<never> = {}): Field<Choice> => ({
  kind: 'text',
  ...options,
});

/** Lists the fields of a form once: for its initial values, its reading, its errors and its secrets. */
export const defineForm = <F extends FormFields>(fields: F): F => fields;

type ValueOf<T> = T extends Field<infer Value> ? Value : never;

/** Values of the fields in the page. */
export type TypedOf<F extends FormFields> = {
  [Name in keyof F]: [ValueOf<F[Name]>] extends [boolean]
    ? boolean
    : [ValueOf<F[Name]>] extends [readonly (infer Row)[]]
      ? Row[]
      : string;
};

type Kept = string | number | boolean | null | undefined;

/** A row of the API from which a form starts; it may lack fields. */
export type RowOf<F extends FormFields> = {
  readonly [Name in keyof F]?: [ValueOf<F[Name]>] extends [readonly unknown[]] ? unknown : Kept;
};

/** Values of the fields for the API. */
export type ValuesOf<F extends FormFields> = {
  [Name in keyof F as [ValueOf<F[Name]>] extends [readonly unknown[]] ? never : Name]: ValueOf<F[Name]>;
};

/** Converts a stored link to the form in which people type it; `linkAddress` converts it back. */
const linkText = (stored: string): string =>
  /^tel:/i.test(stored) ? phone(stored.slice('tel:'.length)) : stored.replace(/^mailto:/i, '');

const fieldText = ({ kind, start = '', empty }: Field<unknown>, stored: Kept): Kept => {
  if (kind === 'check') return stored ?? start === 'on';
  if (stored === undefined) return start;
  if (stored === null || stored === empty) return '';
  if (kind === 'number') return number(Number(stored));
  if (kind === 'moment') return localMoment(String(stored));
  return kind === 'link' ? linkText(String(stored)) : String(stored);
};

/** Initial values of a form: those of a row of the API, which may lack some, or of a new form; never a secret. */
export const defaultsOf = <F extends FormFields>(form: F, row: RowOf<F> | null | undefined): Partial<TypedOf<F>> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, { kind, secret: isSecret }]) => kind !== 'pictures' && !isSecret)
      .map(([name, of]) => [name, of.kind === 'rows' ? (row?.[name] ?? []) : fieldText(of, row?.[name] as Kept)]),
  ) as Partial<TypedOf<F>>;

/** Names of the secret fields. */
export const secretsOf = (form: FormFields): string[] => Object.keys(form).filter((name) => form[name]?.secret);

/** The state of a form that is not refused. As a result that follows a refusal, it takes the former errors away. */
export const settled: SubmissionResult = { status: 'success' };

/** State of a form and of its fields: initial values from a row of the API, errors from a refused form. */
export const useFields = <F extends FormFields>(
  form: F,
  row: RowOf<F> | null | undefined,
  reply: SubmissionResult | null | undefined,
) =>
  useForm<TypedOf<F>>({
    lastResult: reply ?? settled,
    defaultValue: defaultsOf(form, row) as DefaultValue<TypedOf<F>>,
  });

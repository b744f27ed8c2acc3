import type { Activity } from '@m4u/contract/content/activity';
import type { BankAccount } from '@m4u/contract/content/activity/account';
import { type ActivityType, defaultTitle } from '@m4u/contract/content/activity/details';
import { data } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { readValues, type SentForm } from '../../platform/forms/form.server.ts';
import { localMoment, momentOf } from '../../platform/language/formats.ts';
import type { KindEditor } from '../item/editor/editor.server.ts';
import { linkAddress } from '@m4u/contract/address/link-address';
import { accountFields, otherBank } from './AccountFields.tsx';
import { activityCalls } from './activity.server.ts';
import { formatMonth } from './activityFacts.tsx';
import { detailFields, type FieldKind } from './activityFields.tsx';
import { activityFields, type ActivityValues } from './ActivityForm.tsx';
import { activityTypeOf, blockId, headingType } from './activityWords.tsx';

type Texts = Readonly<Record<string, string>>;

/** Converts a detail to the text of its field. */
const fieldText = (kind: FieldKind | undefined, value: unknown): string => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  if (kind === 'month') return formatMonth(value);
  return kind === 'moment' ? localMoment(value) : value;
};

/** Converts the text of a field to the API's input. */
const meant = (kind: FieldKind | undefined, text: string): string => {
  if (kind === 'link') return text === '' ? '' : linkAddress(text);
  return kind === 'moment' ? momentOf(text) : text;
};

const accountValues = ({ bin, bankName, ownerName, accountNumber, displayName }: BankAccount): Texts => ({
  bankName: bin ?? otherBank,
  otherBank: bin === null ? bankName : '',
  ownerName,
  accountNumber,
  displayName,
});

const detailValues = (activity: Activity): ActivityValues['details'] => {
  if (activity.type === 'bankAccount') return { accounts: [accountValues(activity.details)] } as never;
  if (activity.type === 'banks') return { accounts: activity.details.accounts.map(accountValues) } as never;
  const details: Readonly<Record<string, unknown>> = activity.details;
  return Object.fromEntries(
    detailFields[activity.type].map(({ name, kind }) => [name, fieldText(kind, details[name])]),
  );
};

/**
 * Initial form values of an activity. A title that was made from the details is left empty, so that it is made again.
 */
export const valuesOf = (type: ActivityType, activity: Activity | null): ActivityValues => {
  if (!activity) return { title: '', content: '', policy: 'public', details: type === 'skill' ? { level: '3' } : {} };
  const { title, content, policy } = activity;
  return {
    title: title === defaultTitle(activity) ? '' : title,
    content,
    policy,
    details: detailValues(activity),
  };
};

const textsOf = (value: unknown): Texts =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const accountOf = (posted: unknown): Texts => {
  const { bankName = '', otherBank: other = '', ...rest } = textsOf(posted);
  return { ...rest, bankName: bankName === otherBank || bankName === '' ? other : bankName };
};

interface PostedAccount {
  /** Index in the form; empty ones may be between. */
  readonly formIndex: number;
  readonly account: Texts;
}

const accountsOf = (posted: unknown): PostedAccount[] =>
  (Array.isArray(posted) ? posted : [])
    .map((row: unknown, formIndex) => ({ formIndex, account: accountOf(row) }))
    .filter(({ account }) => Object.values(account).some((text) => text.trim() !== ''));

/** Input of the API, and the form's names of fields that the API names otherwise. */
interface ReadForm {
  readonly fields: { readonly type: ActivityType; readonly details: Readonly<Record<string, unknown>> };
  readonly names?: Readonly<Record<string, string>>;
}

/** Names of an account's fields in the API and in the form. */
const accountNames = (api: string, formIndex: number): (readonly [api: string, form: string])[] =>
  accountFields.map((name) => [`${api}.${name}`, `details.accounts.${formIndex}.${name}`] as const);

/** One account without a title is stored as `bankAccount`, whose pages show no title; others are stored as `banks`. */
const readAccounts = (posted: unknown, title: string): ReadForm => {
  const accounts = accountsOf((posted as { accounts?: unknown } | undefined)?.accounts);
  if (accounts.length <= 1 && title.trim() === '') {
    const { account = {}, formIndex = 0 } = accounts[0] ?? {};
    const names = Object.fromEntries(accountNames('details', formIndex));
    return { fields: { type: 'bankAccount', details: account }, names };
  }
  const moved = accounts.flatMap(({ formIndex }, index) => accountNames(`details.accounts.${index}`, formIndex));
  return {
    fields: { type: 'banks', details: { accounts: accounts.map(({ account }) => account) } },
    names: { 'details.accounts': 'details.accounts.0.bankName', ...Object.fromEntries(moved) },
  };
};

/** Converts the form to the API's input, and maps the API's field names to those of the form. */
const readActivityForm = (type: ActivityType, sent: SentForm): ReadForm => {
  const posted = sent.nestedValues['details'];
  if (headingType(type) === 'bankAccount') return readAccounts(posted, sent.values['title'] ?? '');
  const texts = textsOf(posted);
  const details = Object.fromEntries(
    detailFields[type].map(({ name, kind }) => [name, meant(kind, texts[name] ?? '')]),
  );
  return { fields: { type, details } };
};

/** The type in the form. Errors: 400 when it is missing or unknown. */
const typeOf = ({ values }: SentForm): ActivityType => {
  const type = activityTypeOf(values['type'] ?? null);
  if (!type) throw data(null, { status: 400 });
  return type;
};

/** Editor of activities (docs/rules/item.md#saving). */
export const activityEditor = {
  calls: activityCalls,
  form: activityFields,
  purpose: m.activity_edit_purpose,
  saved: m.activity_saved,
  fieldNames: (sent) => readActivityForm(typeOf(sent), sent).names ?? {},
  save: async ({ id, owner, client: { activity } }, sent, images) => {
    const { fields } = readActivityForm(typeOf(sent), sent);
    const body = { ...readValues(activityFields, sent), ...fields, images };
    const saved =
      id === 'new'
        ? await activity.insert({ params: { id: owner.id }, body })
        : await activity.update({ params: { id }, body });
    return saved.data._id;
  },
  after: (sent, { path }) => `${path}#${blockId(typeOf(sent))}`,
} satisfies KindEditor;

import type { FormField, PageForm } from '@m4u/contract/profile/member/form';
import { m } from '../../../paraglide/messages.js';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import { Honeypot } from '../../../platform/forms/Honeypot.tsx';

/** An owner's form as their page shows it. */
export interface ShownForm extends Pick<PageForm, 'title' | 'intro' | 'fields'> {
  /** Whether the form itself asks for a phone number or email. */
  readonly asksReach: boolean;
}

/** Typed values and errors, by field name. */
export interface SentWords {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly form: readonly string[];
}

/** Form name of the answer to a question. */
export const answerName = (id: string): string => `answers.${id}`;

interface QuestionProps {
  question: FormField;
  sent: SentWords | undefined;
  lang: string;
}

const types = { text: 'text', phone: 'tel', email: 'email', date: 'date' } as const;
const completions = { text: undefined, phone: 'tel', email: 'email', date: undefined } as const;

const Question = ({ question, sent, lang }: QuestionProps) => {
  const { _id, kind, label, required, options } = question;
  const name = answerName(_id);
  const shared = {
    name,
    label: <span lang={lang}>{label}</span>,
    required,
    optional: !required,
    defaultValue: sent?.values[name],
    error: sent?.errors[name] ?? null,
  };
  if (kind === 'longText') return <TextArea {...shared} rows={3} maxLength={4000} />;
  if (kind === 'choice')
    return (
      <Select
        {...shared}
        lang={lang}
        placeholder={m.contact_choose()}
        options={options.map((value) => ({ value, label: value }))}
      />
    );
  return (
    <TextField
      {...shared}
      type={types[kind]}
      autoComplete={completions[kind]}
      maxLength={kind === 'date' ? undefined : 300}
    />
  );
};

export interface FormFieldsProps {
  form: ShownForm | null;
  sent?: SentWords | undefined;
  /** Initial values, of a signed-in reader. */
  reader: { readonly name: string; readonly phone: string; readonly email: string } | null;
  /** Language of the owner's texts. */
  lang: string;
}

/** Fields of a message to the owner: the owner's own form, otherwise name, phone or email, and a text. */
export const FormFields = ({ form, sent, reader, lang }: FormFieldsProps) => {
  const of = (name: string, initial?: string) => ({
    name,
    defaultValue: sent?.values[name] ?? initial,
    error: sent?.errors[name] ?? null,
  });
  return (
    <>
      <FormError errors={sent?.form} reply={sent} />
      <TextField {...of('name', reader?.name)} label={m.contact_name()} autoComplete="name" required maxLength={100} />
      {!form?.asksReach && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...of('phone', reader?.phone)}
            label={m.contact_phone()}
            hint={m.contact_reach_hint()}
            type="tel"
            autoComplete="tel"
            maxLength={30}
          />
          <TextField
            {...of('email', reader?.email)}
            label={m.contact_email()}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
        </div>
      )}
      {form?.fields.map((question) => (
        <Question key={question._id} question={question} sent={sent} lang={lang} />
      ))}
      {form === null && <TextArea {...of('message')} label={m.contact_message()} required rows={3} maxLength={4000} />}
      <Honeypot />
    </>
  );
};

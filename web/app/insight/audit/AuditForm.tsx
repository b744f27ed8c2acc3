import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Form, href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { actWords, targetWords } from './auditWords.tsx';

/** Filter of the log as in the address; empty texts are ignored. */
export interface AuditNarrowing {
  readonly actor: string;
  readonly act: string;
  readonly kind: string;
  readonly target: string;
  readonly from: string;
  readonly to: string;
}

const names = ['actor', 'act', 'kind', 'target', 'from', 'to'] as const;

/** Reads the filter from an address. */
export const narrowingOf = (search: URLSearchParams): AuditNarrowing => {
  const [actor = '', act = '', kind = '', target = '', from = '', to = ''] = names.map((name) =>
    (search.get(name) ?? '').trim(),
  );
  return { actor, act, kind, target, from, to };
};

/** Whether the filter excludes anything. */
export const isNarrowed = (narrowing: AuditNarrowing): boolean => names.some((name) => narrowing[name] !== '');

/** Address of the log with the filter, after the given changes. */
export const auditAddress = (
  narrowing: Partial<AuditNarrowing>,
  more: Readonly<Record<string, string>> = {},
): string => {
  const asked = Object.entries({ ...narrowing, ...more }).filter(([, value]) => value !== '');
  return `${href('/admin/audit')}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`;
};

export interface AuditFormProps {
  narrowing: AuditNarrowing;
  /** Error messages of the API, by field. */
  refused: Readonly<Partial<Record<string, string>>>;
}

/** Filter form of the log; its values are in the address, so that a filtered log can be shared. */
export const AuditForm = ({ narrowing, refused }: AuditFormProps) => (
  <Card as="section" padded={false}>
    <details open={isNarrowed(narrowing)}>
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 font-semibold sm:px-5">
        <SlidersHorizontal aria-hidden size={20} />
        {m.audit_filter()}
      </summary>
      <Form key={auditAddress(narrowing)} action={href('/admin/audit')} className="stack px-4 pt-2 pb-5 sm:px-5">
        {narrowing.target !== '' && <input type="hidden" name="target" value={narrowing.target} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="actor"
            label={m.audit_actor()}
            hint={m.audit_actor_hint()}
            defaultValue={narrowing.actor}
            error={refused['actor'] ?? null}
            maxLength={254}
            autoComplete="off"
            className="sm:col-span-2"
          />
          <Select
            name="act"
            label={m.audit_act()}
            placeholder={m.audit_any()}
            defaultValue={narrowing.act}
            options={Object.entries(actWords).map(([value, words]) => ({ value, label: words() }))}
            error={refused['act'] ?? null}
          />
          <Select
            name="kind"
            label={m.audit_kind()}
            placeholder={m.audit_any()}
            defaultValue={narrowing.kind}
            options={Object.entries(targetWords).map(([value, words]) => ({ value, label: words() }))}
            error={refused['kind'] ?? null}
          />
          <TextField
            name="from"
            type="date"
            label={m.audit_from()}
            defaultValue={narrowing.from}
            error={refused['from'] ?? null}
          />
          <TextField
            name="to"
            type="date"
            label={m.audit_to()}
            defaultValue={narrowing.to}
            error={refused['to'] ?? null}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <SubmitButton>{m.audit_apply()}</SubmitButton>
          {isNarrowed(narrowing) && (
            <LinkButton to={href('/admin/audit')} variant="secondary">
              {m.audit_clear()}
            </LinkButton>
          )}
        </div>
      </Form>
    </details>
  </Card>
);

import type { RegistrationRow } from '@m4u/contract/profile/registration/schema';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { m } from '../../paraglide/messages.js';
import { dateAndTime, phone } from '../../platform/language/formats.ts';
import { CardLink } from '../../ui/Card.tsx';
import { RegistrationStatusTag } from './registrationParts.tsx';
import { formatMissingFields, registrationTypeWords } from './registrationWords.tsx';

/** Missing parts of an open registration, or whether its applicant confirmed it. */
export const RegistrationReadiness = ({ row }: { row: RegistrationRow }) => {
  const { missingInfo, confirmedAt } = row;
  if (missingInfo.length > 0)
    return (
      <p className="flex items-start gap-2 text-sm">
        <TriangleAlert aria-hidden size={16} className="mt-1 shrink-0 text-accent-ink" />
        <span>
          {m.registration_missing()}: {formatMissingFields(row)}
        </span>
      </p>
    );
  const Icon = confirmedAt === null ? CircleDashed : CircleCheck;
  return (
    <p className="flex items-center gap-2 text-sm">
      <Icon aria-hidden size={16} className={confirmedAt === null ? 'text-muted' : 'text-success'} />
      {confirmedAt === null
        ? m.registration_unconfirmed()
        : m.registration_confirmed({ when: dateAndTime(confirmedAt) })}
    </p>
  );
};

interface RegistrationCardProps {
  row: RegistrationRow;
  to: string;
  /** Adds the applicant's contact details. */
  isOffice?: boolean;
}

/** A registration in a list of cards. */
export const RegistrationCard = ({ row, to, isOffice = false }: RegistrationCardProps) => (
  <li>
    <CardLink to={to}>
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 lang="" className="min-w-0 text-lg wrap-anywhere">
            {row.name}
          </h2>
          <RegistrationStatusTag status={row.status} />
        </div>
        <p className="text-sm text-muted">
          {[registrationTypeWords[row.type](), row.agency?.name, dateAndTime(row.createdAt)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {isOffice && (
          <p className="text-sm wrap-anywhere">
            {[row.phone && phone(row.phone), row.email, row.citizenIdentificationCode].filter(Boolean).join(' · ')}
          </p>
        )}
        {(row.status === 'pending' || row.status === 'accepted') && <RegistrationReadiness row={row} />}
      </div>
    </CardLink>
  </li>
);

/** An applicant's own registrations, one card each. */
export const RegistrationList = ({ rows, to }: { rows: readonly RegistrationRow[]; to: (id: string) => string }) => (
  <ul className="stack gap-3">
    {rows.map((row) => (
      <RegistrationCard key={row._id} row={row} to={to(row._id)} />
    ))}
  </ul>
);

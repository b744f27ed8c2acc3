import { Link } from 'react-router';
import { Badge } from '../../ui/Button.tsx';
import type { Way } from '../../ui/LinkList.tsx';

/** Tools of a space in two columns, in a wide container three; in one where the text is large. */
export const WayGrid = ({ ways }: { ways: readonly Way[] }) => (
  <ul className="grid fit-2 gap-2 @min-[36rem]:grid-cols-3 max-[359px]:grid-cols-1">
    {ways.map(({ to, icon: Icon, label, count = 0, tone }) => (
      <li key={to}>
        <Link
          to={to}
          className="surface flex h-full min-h-15 items-center gap-3 rounded-md border border-line p-2 font-semibold shadow-sm hover:bg-sunken"
        >
          <span
            aria-hidden
            className="grid size-9 shrink-0 place-items-center rounded-sm bg-accent-soft text-accent-ink"
          >
            <Icon size={20} />
          </span>
          <span className="min-w-0 flex-1">{label}</span>
          <Badge count={count} tone={tone} />
        </Link>
      </li>
    ))}
  </ul>
);

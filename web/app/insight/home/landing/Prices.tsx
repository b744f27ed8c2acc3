import type { LandingPrices } from '@m4u/contract/insight/home/landing';
import Check from 'lucide-react/icons/check';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { registerFor } from './registerFor.tsx';
import { SectionTitle } from './SectionTitle.tsx';

interface Plan {
  readonly name: string;
  /** In đồng; 0 is free, null is told later. */
  readonly price: number | null;
  /** Unit of the price: a month, a card. */
  readonly per: string;
  readonly points: readonly string[];
  readonly action: string;
  readonly to: string;
  /** Stands out, with the gold button. */
  readonly isMain?: boolean;
}

const listPlans = ({ personal, shop, card }: LandingPrices): readonly Plan[] => [
  {
    name: m.landing_personal(),
    price: personal,
    per: m.landing_per_month(),
    points: [m.landing_personal_page(), m.landing_personal_themes(), m.landing_personal_more()],
    action: m.landing_personal_do(),
    to: href('/register'),
  },
  {
    name: m.landing_shop(),
    price: shop,
    per: m.landing_per_month(),
    points: [m.landing_shop_points(), m.landing_shop_orders(), m.landing_shop_team()],
    action: m.landing_shop_do(),
    to: registerFor(href('/action/company/new')),
    isMain: true,
  },
  {
    name: m.landing_card(),
    price: card,
    per: m.landing_per_card(),
    points: [m.landing_card_chip(), m.landing_card_print(), m.landing_card_change()],
    action: m.landing_card_do(),
    to: registerFor(href('/action/cards/request')),
  },
];

const PlanCard = ({ name, price, per, points, action, to, isMain = false }: Plan) => (
  <li
    className={classNames(
      'surface flex flex-col rounded-lg border p-5 shadow-sm lg:p-6',
      isMain ? 'border-2 border-accent' : 'border-line',
    )}
  >
    <h3 className="font-normal">{name}</h3>
    <p className={classNames('font-bold', price === null ? 'text-xl' : 'text-2xl')}>
      {price === null ? m.landing_price_later() : price === 0 ? m.landing_free() : money(price)}
      {price !== null && price > 0 && <span className="text-base font-normal text-muted"> {per}</span>}
    </p>
    <ul className="mt-3 mb-5 flex flex-col gap-2">
      {points.map((point) => (
        <li key={point} className="flex gap-2">
          <Check aria-hidden size={20} className="mt-0.5 text-success" />
          <span className="min-w-0">{point}</span>
        </li>
      ))}
    </ul>
    <LinkButton to={to} variant={isMain ? 'primary' : 'secondary'} block className="mt-auto">
      {action}
    </LinkButton>
  </li>
);

/** Prices, as the operator has set them. */
export const Prices = ({ prices }: { prices: LandingPrices }) => (
  <section id="prices" aria-labelledby="prices-title" className="below-fold scroll-mt-4">
    <SectionTitle id="prices-title" className="lg:text-center">
      {m.landing_prices_title()}
    </SectionTitle>
    <ul className="mt-6 grid gap-4 lg:grid-cols-3 lg:gap-5">
      {listPlans(prices).map((plan) => (
        <PlanCard key={plan.to} {...plan} />
      ))}
    </ul>
  </section>
);

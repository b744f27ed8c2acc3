import Store from 'lucide-react/icons/store';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { withQuery } from '../../../platform/search/filter.ts';
import { StepCard } from '../../../ui/Card.tsx';

/** Leads an organization to a shop, which is a page beside its own; the name is carried over. */
export const OpenShopCard = ({ name }: { name: string }) => (
  <StepCard
    label={m.start_shop()}
    icon={Store}
    title={m.start_shop()}
    text={m.start_shop_text()}
    action={m.landing_shop_do()}
    to={withQuery(href('/action/company/new'), { name })}
  />
);

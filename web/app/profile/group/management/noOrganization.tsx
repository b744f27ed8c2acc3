import type { LucideIcon } from 'lucide-react';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { withQuery } from '../../../platform/search/filter.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import type { EmptyList } from '../../../ui/ListView.tsx';

export interface NoOrganizationProps {
  icon: LucideIcon;
  /** Purpose of the screen, in one sentence. */
  text: string;
  /** The screen to return to once a brand or group is created. */
  returnTo?: string;
}

/** Words of a screen of brands and groups, for readers who manage none: what it is for, and the next step. */
export const noOrganization = ({ icon, text, returnTo }: NoOrganizationProps): EmptyList => ({
  icon,
  title: m.company_none(),
  text,
  action: <LinkButton to={withQuery(href('/action/company/new'), { returnTo })}>{m.company_new_brand()}</LinkButton>,
});

import Compass from 'lucide-react/icons/compass';
import Eye from 'lucide-react/icons/eye';
import Package from 'lucide-react/icons/package';
import Palette from 'lucide-react/icons/palette';
import Zap from 'lucide-react/icons/zap';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';

const listReasons = () => [
  { icon: Zap, title: m.home_reason_fast_title(), text: m.home_reason_fast() },
  { icon: Palette, title: m.home_reason_yours_title(), text: m.home_reason_yours() },
  { icon: Eye, title: m.home_reason_private_title(), text: m.home_reason_private() },
];

/** The start page as a visitor sees it: what M4U is for, and the ways in. */
export const Landing = () => (
  <>
    <section className="grid items-center gap-8 py-4 lg:grid-cols-2">
      <div className="stack">
        <h1 className="text-3xl font-bold">{m.home_headline()}</h1>
        <p className="text-lg text-muted">{m.home_lead()}</p>
        <LinkButton to={href('/register')} size="lg" block>
          {m.home_make()}
        </LinkButton>
        <LinkButton to={href('/login')} variant="secondary" size="lg" block>
          {m.auth_login()}
        </LinkButton>
        <LinkButton to={href('/action/discover')} variant="quiet" icon={Compass} block>
          {m.explore_home_lead()}
        </LinkButton>
        <LinkButton to={href('/products')} variant="quiet" icon={Package} block>
          {m.catalogue_home()}
        </LinkButton>
      </div>
      <img src="/slides/1.svg" alt="" width={480} height={360} className="w-full rounded-lg" />
    </section>
    <ul className="grid gap-4 lg:grid-cols-3">
      {listReasons().map(({ icon: Icon, title, text }) => (
        <Card as="li" key={title}>
          <Icon aria-hidden />
          <h2 className="mt-2 text-lg font-bold">{title}</h2>
          <p className="text-muted">{text}</p>
        </Card>
      ))}
    </ul>
  </>
);

import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Logo } from '../../platform/document/Logo.tsx';
import { type Slide, Slides } from './Slides.tsx';

/** Layout of the sign-in screens: the form, with the slides below it, and on wide screens beside it. */
export function AuthPage({ title, lead, slides = [], children }: AuthPageProps) {
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[1fr_auto] lg:grid-cols-2 lg:grid-rows-1">
      <main className="mx-auto flex w-full max-w-column flex-col gap-6 px-4 pt-12 pb-8 sm:justify-center sm:px-8">
        <Link to={href('/')} className="self-start">
          <Logo />
        </Link>
        <header>
          <h1 className="text-2xl font-bold">{title}</h1>
          {lead != null && <p className="mt-2 text-muted">{lead}</p>}
        </header>
        {children}
      </main>
      {slides.length > 0 && <Slides slides={slides} />}
    </div>
  );
}

interface AuthPageProps {
  title: ReactNode;
  lead?: ReactNode;
  slides?: readonly Slide[];
  children: ReactNode;
}

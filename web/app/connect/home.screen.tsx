import { m } from '../paraglide/messages.js';

export default function Home() {
  return (
    <main className="mx-auto max-w-column p-4">
      <h1>{m.app_title()}</h1>
    </main>
  );
}

import type { Context } from '../../../platform/context.ts';
import type { Flow } from './flow.service.ts';
import type { ProviderPerson } from './linkedAccount.service.ts';

/** How a provider is asked who somebody is. */
export interface Way {
  /** The provider's page where the reader agrees. */
  readonly authorize: (ctx: Context, flow: Flow) => Promise<URL>;
  /**
   * The person whom the provider confirms by its answer, which is the address that it sent the browser back to. Throws
   * when the answer is not genuine, or the reader did not agree.
   */
  readonly identify: (ctx: Context, flow: Flow, answer: URL) => Promise<ProviderPerson>;
}

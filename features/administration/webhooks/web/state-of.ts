import type { Subscription } from '../contract.ts'

/** In one word how a subscription fares; the gravest first. */
export const stateOf = ({ enabled, pausedAt, hasSecret }: Pick<Subscription, 'enabled' | 'pausedAt' | 'hasSecret'>) =>
  !enabled ? 'disabled' : pausedAt !== null ? 'paused' : hasSecret ? 'running' : 'noSecret'

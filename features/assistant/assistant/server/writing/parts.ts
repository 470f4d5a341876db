import type { ModelParts } from '@guanlan/features/handling/models/server'
import type { Log, Scope } from '@guanlan/platform/server'

export interface AssistantParts {
  /** Where models are set. */
  models: ModelParts
  /** One transaction of somebody who may have left meanwhile, with what they may see now. */
  actFor<T>(whose: { orgId: number; userId: number }, work: (scope: Scope) => Promise<T>): Promise<T>
  log: Log
}

/** How calls of crises are made: with the token in its header, by whom, and at both addresses. */
import { Version } from '@guanlan/platform/contract'

export const views = { access: 'member', permission: 'crisis.view', tokenHeader: true } as const
export const acts = { access: 'member', permission: 'crisis.act', tokenHeader: true, audit: 'always' } as const
export const sets = { access: 'member', permission: 'crisis.setup', tokenHeader: true } as const

/** What stands at the crisis host answers at the second address, too (ambiguities 64). */
export const at = <const Path extends string>(path: Path) =>
  ({ path: `/crisis/${path}`, aliases: [`/weiji/${path}`] }) as const

/** Who acts on one that was changed since is shown what the other one did; programs may leave it out. */
export const seen = { version: Version.optional() }

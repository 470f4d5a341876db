import type { Feature } from '@guanlan/platform/contract'
import type { CallNamed } from './entries.ts'

/** What a call is called: by its own name or its permission, and by the sentence of the documentation. @param features all of the product */
export const callNamedIn =
  (features: readonly Feature[]): CallNamed =>
  code => {
    const [of = '', name = ''] = code.split('.')
    const feature = features.find(each => each.name === of)
    const call = feature?.contract[name]
    if (!feature || !call) return undefined
    const [owner, permissionName = ''] = call.permission?.split('.') ?? []
    const permission = features.find(each => each.name === owner)?.permissions[permissionName]
    return { name: call.act ?? permission?.name ?? null, summary: call.summary }
  }

/** What this host is: asked once a page. */
import { connect } from '@guanlan/platform/web'
import { type DomainConfig, signIn } from '../contract.ts'

const api = connect(signIn)
let requested: Promise<DomainConfig> | null = null

export function hostConfig(): Promise<DomainConfig> {
  requested ??= api.domainConfig({ body: { dicCode: 'domainConfig', dicName: location.hostname } })
  // A failed question is asked anew next time.
  requested.catch(() => {
    requested = null
  })
  return requested
}

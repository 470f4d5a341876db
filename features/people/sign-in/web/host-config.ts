/** What this host is: asked once a page. */
import { connect } from '@guanlan/platform/web'
import { type DomainConfig, signIn } from '../contract.ts'

const api = connect(signIn)
let asked: Promise<DomainConfig> | null = null

export function hostConfig(): Promise<DomainConfig> {
  asked ??= api.domainConfig({ body: { dicCode: 'domainConfig', dicName: location.hostname } })
  // A failed question is asked anew next time.
  asked.catch(() => {
    asked = null
  })
  return asked
}

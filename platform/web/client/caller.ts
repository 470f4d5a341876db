/** What goes along with every request: language, organisation, host. Set by the session of the app. */
import { pageHeader } from '@guanlan/platform/contract'
import { useAppearance } from '../theme/appearance.ts'

let orgId: number | null = null
/** The organisation whose data all calls are about; null before one is chosen. */
export function callAs(organisation: number | null): void {
  orgId = organisation
}

/** The one that was chosen, as calls name it. */
export const chosenOrganisation = (): number | null => orgId

/** Header names: orgId and X-Host (ambiguities 65). Every request carries an id of its own, to be quoted in errors. */
export function callHeaders(requestId: string, organisation = orgId): Headers {
  const headers = new Headers({
    'accept-language': useAppearance.getState().locale,
    'X-Host': location.host,
    'X-Request-Id': requestId,
  })
  headers.set(pageHeader, thisPage())
  if (organisation !== null) headers.set('orgId', String(organisation))
  return headers
}

/** Calls of one page of one window belong together, for limits: each way to another address begins another page. */
function thisPage(): string {
  const { key } = (globalThis.history?.state ?? {}) as { key?: unknown }
  return `${thisWindow}-${typeof key === 'string' ? key.slice(0, 20) : ''}`
}

export const newRequestId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(5))
  return `req-${[...bytes]
    .map(byte => byte.toString(36).padStart(2, '0'))
    .join('')
    .toUpperCase()
    .slice(0, 8)}`
}

const thisWindow = newRequestId().slice('req-'.length)

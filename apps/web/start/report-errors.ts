/** Uncaught errors, and answers outside the normal codes, are sent to the server's log (spec 8). */
import { windowCalls } from '@guanlan/features/administration/health/contract'
import { connect, reportOddAnswersTo } from '@guanlan/platform/web'
import { useStarted } from './session.ts'

const api = connect(windowCalls)
/** One broken screen must not fill the log. */
const mostAVisit = 20
let reported = 0

function tell(content: string, facts: { error?: string; url?: string } = {}): void {
  // The bare page of the product is not reported (ambiguities 15).
  if ((location.pathname.endsWith('/index.html') && !location.hash) || ++reported > mostAVisit) return
  const profile = useStarted.getState().session?.profile
  const body = {
    content: content.slice(0, 8_000),
    ...facts,
    ...(profile && { name: profile.userName }),
    ...(profile?.phone && { phone: profile.phone }),
  }
  // When the log cannot be reached, the reader is not told and the failure is not reported again.
  api.clientError({ body }).catch(() => {})
}

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

export const notifyError = (error: unknown): void => tell(describe(error), { url: location.href })

export function reportErrors(): void {
  reportOddAnswersTo(({ code, url, error }) => tell(`answer ${code}`, { url, error: error.slice(0, 8_000) }))
  addEventListener('error', event => notifyError(event.error ?? event.message))
  addEventListener('unhandledrejection', event => {
    // Refusals were answered by the server, which knows about them.
    if ((event.reason as { name?: string })?.name !== 'RefusalError') notifyError(event.reason)
  })
}

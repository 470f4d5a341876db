/** The first questions of a page: what is this host, and is somebody signed in? */
import { hostConfig, mayHoldSession } from '@guanlan/features/people/sign-in/web'
import { proposeTheme, provideLook, RefusalError } from '@guanlan/platform/web'
import { variantOf } from '../hosts/hosts.ts'
import { openSession, useStarted } from './session.ts'

/** Pages of links alone ask for it. */
provideLook(async token => (await import('@guanlan/features/people/organisations/web')).loadLookOfLink(token))

export async function start(): Promise<void> {
  useStarted.setState({ state: 'starting' })
  // The embedded provider is asking for the password right now: there is no session to take up.
  const signingIn = location.hash.includes('interaction=')
  const path = location.hash.slice(1).split('?')[0] ?? '/'
  try {
    const [config, session] = await Promise.all([
      hostConfig(),
      mayHoldSession() && !signingIn ? openSession(path).catch(onlySignedOut) : null,
    ])
    proposeTheme(config.theme)
    useStarted.setState({
      state: 'ready',
      session,
      host: variantOf(config),
      title: config.title,
      demonstration: config.demonstration,
    })
  } catch {
    useStarted.setState({ state: 'unreachable' })
  }
}

/** No session is an answer; everything else is a fault. */
function onlySignedOut(error: unknown): null {
  if (error instanceof RefusalError && error.kind === 'signedOut') return null
  throw error
}

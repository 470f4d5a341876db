import { ownInteraction } from '../contract.ts'
import { api } from './api.ts'
import { leavingToSignIn } from './session-hint.ts'
import { workOut } from './work.ts'

/**
 * Signs in without the form, for somebody who has just written the password.
 * @returns whether the page leaves for the product; false: the sign-in page asks for more, or the issuer is another one
 */
export async function signInWith(account: string, password: string): Promise<boolean> {
  try {
    await fetch('/session/sign-in?returnTo=%2F')
    const params = { interaction: ownInteraction }
    let answer = await api.interaction({ params, body: { account, password } })
    if ('work' in answer && isSecureContext) {
      const proof = { challenge: answer.work.challenge, answer: await workOut(answer.work) }
      answer = await api.interaction({ params, body: { account, password, proof } })
    }
    if (!('redirectTo' in answer)) return false
    leavingToSignIn('/')
    location.assign(answer.redirectTo)
    return true
  } catch {
    return false
  }
}

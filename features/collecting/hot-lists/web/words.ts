import { useSay } from '@guanlan/platform/web'
import { platformPhrase } from '../contract.ts'

/** Names of platforms in the reader's language. */
export function usePlatformName(): (code: string) => string {
  const say = useSay()
  return code => say(platformPhrase(code))
}

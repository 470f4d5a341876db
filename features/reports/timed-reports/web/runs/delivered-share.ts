import type { Translate } from '@guanlan/platform/web'
import type { Run } from '../../contract.ts'
import type { strings } from '../../strings.ts'

/** Of how many receivers the mail servers took it: 2 / 3. Empty before it is sent. */
export function deliveredShare({ receivers, sends }: Run, t: Translate<typeof strings>): string {
  if (sends === 0) return ''
  if (receivers.length === 0) return '0'
  const taken = receivers.filter(({ state }) => state === 'accepted').length
  return t('sentCount', { taken, all: receivers.length })
}

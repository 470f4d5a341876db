import { SetTrial } from '@guanlan/features/monitors/monitors/web'
import { useWords } from '@guanlan/platform/web'
import type { Campaign, Draft } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

type Written = Pick<Draft, 'rule' | 'startTime' | 'endTime'>

/** What the rule finds within the dates before it is followed, by day and medium. */
export function Preview({
  written,
  stored,
}: {
  written: Written
  stored: Pick<Campaign, 'id' | 'ruleVersion'> | null
}) {
  const t = useWords(strings)
  const { startTime, endTime } = written
  const isTurned = endTime !== null && Date.parse(endTime) < Date.parse(startTime)
  return (
    <SetTrial
      written={{ ...written, id: stored?.id ?? null }}
      version={stored?.ruleVersion ?? null}
      problem={isTurned ? t('ended') : null}
      sharedTitle={t('alsoIn')}
      ask={(body, options) => api.preview({ body }, options)}
    />
  )
}

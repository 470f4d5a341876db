import { SetTrial } from '@guanlan/features/monitors/monitors/web'
import { useWords } from '@guanlan/platform/web'
import { type EventDraft, type InfoEvent, spanProblem } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

type Asked = Pick<EventDraft, 'rule' | 'startTime' | 'endTime'>

/** What the rule finds before it is saved, and what it gains and loses against the one that is. */
export function Preview({ written, stored }: { written: Asked; stored: Pick<InfoEvent, 'id' | 'ruleVersion'> | null }) {
  const t = useWords(strings)
  const problem = spanProblem(written)
  return (
    <SetTrial
      written={{ ...written, id: stored?.id ?? null }}
      version={stored?.ruleVersion ?? null}
      problem={problem && t(problem === 'events.endBeforeStart' ? 'endBeforeStart' : 'spanTooLong')}
      sharedTitle={t('previewShared')}
      ask={(body, options) => api.preview({ body }, options)}
    />
  )
}

import { Button, useFormat, useWords } from '@guanlan/platform/web'
import type { CrisisQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** What a number of the overview narrowed the list to; pressed, it is wide again. */
export function Narrowed({
  question,
  change,
}: {
  question: CrisisQuestion
  change: (part: Partial<CrisisQuestion>) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const { stepKind, stepFrom, stepTo, counted } = question
  const day = (at: string) => format.moment(at).slice(0, 10)
  const period = stepFrom && {
    from: day(stepFrom),
    // The period is over when the day before its end is.
    to: stepTo ? day(new Date(Date.parse(stepTo) - 1).toISOString()) : t('untilNow'),
  }
  const chip = (what: string, wide: Partial<CrisisQuestion>) => (
    <Button size="small" icon="close" title={t('widen', { what })} onClick={() => change(wide)}>
      {what}
    </Button>
  )
  const stepText = stepKind && t(`step_${stepKind}`)
  return (
    <>
      {stepText &&
        chip(period ? t('narrowedTo', { what: stepText, ...period }) : stepText, {
          stepKind: undefined,
          stepFrom: undefined,
          stepTo: undefined,
        })}
      {counted && chip(t('countedOnly'), { counted: false })}
    </>
  )
}

import { exact, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Answer } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { listOfPlan } from '../plan-view.ts'

/** Nothing fits: what was looked through, and the list that comes closest. */
export function Insufficient({ answer: { plan, figures, about, nearest } }: { answer: Answer }) {
  const t = useWords(screenStrings)
  const format = useFormat()
  const day = (moment: string) => format.moment(moment).slice(0, 10)
  const total = figures[0]?.value ?? 0
  const values = { from: day(plan.from), to: day(plan.to), count: exact(total) }
  const without = nearest?.without ?? []
  const sentence =
    total > 0
      ? t('insufficientFew', values)
      : without.length > 0
        ? t('insufficientWith', { ...values, without: without.join(' ') })
        : about.length > 0
          ? t('insufficient', { ...values, about: about.join(' ') })
          : t('insufficientAll', values)
  return (
    <p role="status">
      {sentence}{' '}
      {nearest && (
        <Link to={listOfPlan(nearest.opens)}>
          {t('nearest', { count: `${exact(nearest.count)}${nearest.isAtLeast ? '+' : ''}` })}
        </Link>
      )}
    </p>
  )
}

import { Checkbox, Segmented, useFormat, useWords } from '@guanlan/platform/web'
import type { Comparison } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../comparison.module.css'
import type { DetailQuestion } from './use-comparison.ts'

const lengths = [7, 30, 90] as const
const dayMs = 86_400_000

/** The time that all panels follow, and whether shared articles count. */
export function Controls({
  asked: question,
  data,
  onChange,
}: {
  asked: DetailQuestion
  data: Comparison
  onChange: (changes: Readonly<Record<string, string | null>>) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const days = Math.round((Date.parse(data.to) - Date.parse(data.from)) / dayMs)
  const show = (length: number) => {
    const to = Date.now()
    onChange({ from: new Date(to - length * dayMs).toISOString(), to: new Date(to).toISOString() })
  }
  // Each period has its own time, and what no other has cannot be said of rules.
  const isInPeriods = data.subjects.some(({ period }) => period !== null)
  if (isInPeriods) return null
  return (
    <>
      <span className="dim">
        {t('period', { from: format.moment(data.from).slice(0, 16), to: format.moment(data.to).slice(0, 16) })}
      </span>
      {data.subjects.every(({ rule }) => rule === null) && (
        <span className={styles.check}>
          <Checkbox
            label={t('onlyOwn')}
            checked={question.only}
            onChange={only => onChange({ only: only ? '1' : null })}
          />
          <span aria-hidden="true">{t('onlyOwn')}</span>
        </span>
      )}
      <Segmented
        label={t('daysField')}
        value={String(days)}
        options={lengths.map(length => ({ value: String(length), label: t('lastDays', { days: length }) }))}
        onChange={value => show(Number(value))}
      />
    </>
  )
}

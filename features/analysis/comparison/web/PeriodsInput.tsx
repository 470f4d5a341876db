import {
  Button,
  DateInput,
  type Draft as Form,
  IconButton,
  NumberInput,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { type Draft, mostSubjects, type StoredComparison } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './comparison.module.css'
import { nextPeriod } from './next-period.ts'

/** Periods in which one subject is compared with itself: the first day of each and how long it is. */
export function PeriodsInput({ draft }: { draft: Form<Draft, StoredComparison> }) {
  const t = useWords(strings)
  const format = useFormat()
  const { form } = draft
  const { periods, days } = form.watch()
  const write = (next: Draft['periods']) => form.setValue('periods', next, { shouldDirty: true, shouldTouch: true })
  const longer = (list: Draft['periods']) => [
    ...list,
    nextPeriod(list, format.moment(new Date().toISOString()).slice(0, 10), days),
  ]
  // One period is none: the first two come together.
  const add = () => write(periods.length === 0 ? longer(longer([])) : longer(periods))
  const { errors } = form.formState
  return (
    <fieldset className={styles.several}>
      <legend className="label-line">{t('periods')}</legend>
      <p className="dim">{t('periodsHelp')}</p>
      {periods.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: periods are written in place
        <fieldset key={place} className={styles.period} aria-label={t('periodNth', { n: String(place + 1) })}>
          <DateInput of={draft} name={`periods.${place}.from`} label={t('periodFromField')} />
          <NumberInput of={draft} name={`periods.${place}.days`} label={t('daysField')} />
          <IconButton
            icon="trash"
            label={t('removePeriod', { n: String(place + 1) })}
            onClick={() => write(periods.length <= 2 ? [] : periods.filter((_, at) => at !== place))}
          />
        </fieldset>
      ))}
      {(errors.periods?.message ?? errors.periods?.root?.message) && (
        <p className="problem">{errors.periods?.message ?? errors.periods?.root?.message}</p>
      )}
      {periods.length < mostSubjects && (
        <Button size="small" icon="plus" onClick={add}>
          {t('addPeriod')}
        </Button>
      )}
    </fieldset>
  )
}

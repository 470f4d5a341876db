import {
  DashboardFrame,
  ErrorOf,
  IconButton,
  Note,
  SkeletonRows,
  Stack,
  useAppearance,
  useMay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type CalendarDay, firstYear, lastYear } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { ViewSwitch } from '../ViewSwitch.tsx'
import { DayForm } from './DayForm.tsx'
import styles from './days.module.css'
import { MonthOfDays } from './MonthOfDays.tsx'
import { monthsOf } from './months.ts'

/** The year of the organisation: holidays, make-up working days, and what it declares itself. */
export function WorkingDays() {
  const t = useWords(strings)
  const may = useMay()
  const zone = useAppearance(state => state.timeZone)
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: zone })
  const [year, setYear] = useState(Number(today.slice(0, 4)))
  const [chosen, setChosen] = useState<string | null>(null)
  const calendar = useQuery({
    queryKey: ['addressBook', 'calendar', year],
    queryFn: ({ signal }) => api.calendar({ query: { year } }, { signal }),
  })
  const cache = useQueryClient()
  const act = useUndo(() => cache.invalidateQueries({ queryKey: ['addressBook', 'calendar'] }))
  const known = useMemo(() => new Map((calendar.data?.days ?? []).map(day => [day.day, day])), [calendar.data])
  const declare = async (day: string, kind: CalendarDay['kind'] | null, note: string) => {
    const text = kind === null ? t('undeclared', { day }) : t('declared', { day, kind: t(`${kind}Day`) })
    const done = await act(
      () => (kind ? api.declareDay.act({ body: { day, kind, note } }) : api.undeclareDay.act({ params: { day } })),
      () => text,
    )
    if (done) setChosen(null)
  }
  return (
    <DashboardFrame
      title={t('calendar')}
      controls={
        <>
          <ViewSwitch now="days" />
          <IconButton
            icon="left"
            label={t('previousYear')}
            disabled={year <= firstYear}
            onClick={() => setYear(year - 1)}
          />
          <strong className={styles.year}>{year}</strong>
          <IconButton
            icon="right"
            label={t('nextYear')}
            disabled={year >= lastYear}
            onClick={() => setYear(year + 1)}
          />
        </>
      }
    >
      <Stack data-wide gap={16}>
        <Note>{calendar.data && !calendar.data.isPublished ? t('notPublished', { year }) : t('calendarNote')}</Note>
        {calendar.error ? (
          <ErrorOf error={calendar.error} onRetry={() => void calendar.refetch()} />
        ) : calendar.isPending ? (
          <SkeletonRows />
        ) : (
          <div className={styles.months}>
            {monthsOf(year).map(month => (
              <MonthOfDays
                key={month.month}
                {...month}
                known={known}
                today={today}
                chosen={chosen}
                onChoose={setChosen}
              />
            ))}
          </div>
        )}
        {chosen && may('addressBook.edit') && (
          <DayForm
            key={chosen}
            day={chosen}
            known={known.get(chosen) ?? null}
            onSave={(kind, note) => declare(chosen, kind, note)}
            onClose={() => setChosen(null)}
          />
        )}
      </Stack>
    </DashboardFrame>
  )
}

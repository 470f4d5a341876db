import { Button, DayField, IconButton, useWords } from '@guanlan/platform/web'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { dayBeside, isDay, today } from './api.ts'
import { Room } from './Room.tsx'

/** Material of the daily report, day by day; the day stands in the address. */
export default function Daily() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const requested = search.get('day') ?? ''
  const day = isDay(requested) ? requested : today()
  const go = (to: string) => setSearch(to === today() ? {} : { day: to })
  return (
    <Room
      key={day}
      kind="daily"
      day={day}
      title={t('daily')}
      controls={
        <>
          <IconButton icon="left" label={t('dayBefore')} onClick={() => go(dayBeside(day, -1))} />
          <DayField label={t('dayField')} labelHidden value={day} onChange={chosen => chosen && go(chosen)} />
          <IconButton icon="right" label={t('dayAfter')} onClick={() => go(dayBeside(day, 1))} />
          {day !== today() && <Button onClick={() => go(today())}>{t('today')}</Button>}
        </>
      }
    />
  )
}

import { Button, Calendar, CalendarCell, CalendarGrid, CalendarHeading, RangeCalendar } from 'react-aria-components'
import { Icon } from '../parts/Icon.tsx'
import styles from './dates.module.css'

/** A month, weeks beginning on Monday in all languages. */
export function CalendarPanel({ isRange }: { isRange: boolean }) {
  const month = (
    <>
      <header>
        <Button slot="previous" className="button quiet small only-icon">
          <Icon name="left" size={14} />
        </Button>
        <CalendarHeading />
        <Button slot="next" className="button quiet small only-icon">
          <Icon name="right" size={14} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="narrow">{date => <CalendarCell date={date} />}</CalendarGrid>
    </>
  )
  return isRange ? (
    <RangeCalendar firstDayOfWeek="mon" className={styles.calendar ?? ''}>
      {month}
    </RangeCalendar>
  ) : (
    <Calendar firstDayOfWeek="mon" className={`${styles.calendar} ${styles.oneDay}`}>
      {month}
    </Calendar>
  )
}

import { Moment, Stack, useWords } from '@guanlan/platform/web'
import { useCallback } from 'react'
import type { Roster, Shift } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './duty.module.css'

/** Who is on duty now and next. */
export function Shifts({ roster }: { roster: Roster }) {
  const t = useWords(strings)
  const nameOf = useShiftName()
  return (
    <section aria-label={t('nowOnDuty')}>
      <h3>{t('nowOnDuty')}</h3>
      <p>
        {roster.now ? (
          <>
            <strong>{nameOf(roster.now)}</strong> {t('until')} <Moment at={roster.now.until} exact />
          </>
        ) : (
          t('nobodyOnDuty')
        )}
      </p>
      <h3>{t('nextOnDuty')}</h3>
      <Stack as="ol" gap={4} className={styles.shifts}>
        {roster.next.map(shift => (
          <li key={shift.from}>
            <Moment at={shift.from} exact />
            <span>{nameOf(shift)}</span>
          </li>
        ))}
      </Stack>
    </section>
  )
}

/** With whom it stands in for. */
export function useShiftName(): (shift: Shift) => string {
  const t = useWords(strings)
  return useCallback(
    ({ name, standsInFor }) => (standsInFor === null ? name : t('standsInFor', { name, other: standsInFor })),
    [t],
  )
}

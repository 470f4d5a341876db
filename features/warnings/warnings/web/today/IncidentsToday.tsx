import { exact, Icon, Row, useMay, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { elsewhere as strings } from '../../strings/elsewhere.ts'
import styles from './today.module.css'
import { useIncidentNumbers } from './use-incident-numbers.ts'

/** What today's warnings came to, in a line; each number opens what it counts. */
export function IncidentsToday() {
  const may = useMay()
  return may('warnings.view') ? <Today /> : null
}

function Today() {
  const t = useWords(strings)
  const numbers = useIncidentNumbers()
  if (!numbers || numbers.today + numbers.open + numbers.waiting === 0) return null
  const { today, todayMajor, open, waiting } = numbers
  return (
    <Row as="section" gap={16} wrap={4} align="center" className={styles.line} aria-label={t('today')}>
      <Icon name="warnings" size={14} />
      <Link to="/earlyWarning?state=all&days=1">{t('todayCount', { count: exact(today) })}</Link>
      {todayMajor > 0 && (
        <Link to="/earlyWarning?state=all&days=1&level=2">{t('todayMajor', { count: exact(todayMajor) })}</Link>
      )}
      {open > 0 && <Link to="/earlyWarning?state=open">{t('openIncidents', { count: exact(open) })}</Link>}
      {waiting > 0 && <Link to="/moniterEarlyWarning">{t('waitingIncidents', { count: exact(waiting) })}</Link>}
    </Row>
  )
}

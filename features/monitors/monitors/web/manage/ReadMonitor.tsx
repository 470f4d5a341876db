import { Note, RecordView, Tag, useWords } from '@guanlan/platform/web'
import type { Monitor } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './Manage.module.css'

/** What a monitor finds, for whoever may not change it. */
export function ReadMonitor({ monitor }: { monitor: Monitor }) {
  const t = useWords(strings)
  return (
    <RecordView title={monitor.name} marks={<Tag>{t(monitor.isOpen ? 'isOpen' : 'closed')}</Tag>}>
      <Note>{t('readOnly')}</Note>
      {monitor.rule !== null && <pre className={styles.ruleText}>{monitor.rule}</pre>}
    </RecordView>
  )
}

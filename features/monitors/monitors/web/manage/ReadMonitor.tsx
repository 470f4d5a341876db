import { Facts, Moment, Note, RecordView, Tag, useSay, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { Monitor } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { draftOf } from '../drafts/draft.ts'
import { useShownPart } from './editor/use-shown-part.ts'
import styles from './Manage.module.css'
import { useCheckedRule, useEngine } from './rule/checked-rule.ts'

/** What a monitor finds, as a rule and in words, for whoever may not change it. */
export default function ReadMonitor({ monitor, monitors }: { monitor: Monitor; monitors: readonly Monitor[] }) {
  const t = useWords(strings)
  const say = useSay()
  const checked = useCheckedRule(
    useEngine(),
    useMemo(() => draftOf(monitor), [monitor]),
  )
  const rule = monitor.rule ?? checked?.text
  const show = useShownPart(monitors)
  const limits = (['folder', 'limitMedia', 'limitLanguages', 'limitRegions'] as const).flatMap(part => {
    const text = show(part, draftOf(monitor))
    return text === '' ? [] : ([[t(part), text]] as const)
  })
  return (
    <RecordView title={monitor.name} marks={<Tag>{t(monitor.isOpen ? 'isOpen' : 'closed')}</Tag>}>
      <Note>{t('readOnly')}</Note>
      {rule && (
        <section aria-label={t('viewText')}>
          <h3>{t('viewText')}</h3>
          <pre className={styles.ruleText}>{rule}</pre>
        </section>
      )}
      {checked?.sentence && (
        <p className={styles.ruleRead}>
          <b>{t('readAs')}</b>
          {say(checked.sentence)}
        </p>
      )}
      <Facts
        of="texts"
        facts={[
          ...limits,
          [t('savedAt'), <Moment key="at" at={monitor.updatedAt} exact />],
          ...(monitor.updatedBy === null ? [] : ([[t('savedBy'), monitor.updatedBy]] as const)),
        ]}
      />
    </RecordView>
  )
}

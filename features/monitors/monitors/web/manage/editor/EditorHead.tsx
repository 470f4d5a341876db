import { Button, Icon, Kbd, Moment, Row, Tag, useFormat, useWords } from '@guanlan/platform/web'
import type { Monitor } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import type { Draft } from '../../drafts/draft.ts'
import { useMonitorActs } from '../../tree/monitor-acts.ts'
import shared from '../shared.module.css'
import styles from './editor.module.css'

/** What is written, in which version, and the acts. */
export function EditorHead({
  draft,
  monitor,
  errors,
  isDirty,
  isSaving,
  losing,
  onSave,
  onDiscard,
}: {
  draft: Draft
  monitor: Monitor | undefined
  errors: number
  isDirty: boolean
  isSaving: boolean
  /** Articles that saving would lose, where that is known. */
  losing: { count: number; days: number; atLeast: boolean } | null
  onSave: () => void
  onDiscard: () => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const acts = useMonitorActs()
  const isNew = !monitor
  const loss =
    losing &&
    t(losing.atLeast ? 'savingLosesAtLeast' : 'savingLoses', { days: losing.days, count: format.exact(losing.count) })
  const title = draft.name.trim() || t(draft.kind === 'folder' ? 'newFolder' : 'newItem')
  return (
    <Row as="header" gap={8} wrap align="center" className={styles.editorHead}>
      <h1 className="cut">{title}</h1>
      {monitor && (
        <>
          {monitor.kind === 'item' && (
            <Tag>{t('versionState', { version: monitor.version, state: t(monitor.isOpen ? 'isOpen' : 'closed') })}</Tag>
          )}
          <span className={`dim ${styles.changed}`}>
            {t('changedAt')} <Moment at={monitor.updatedAt} />
          </span>
        </>
      )}
      <span className="grow" />
      {errors > 0 ? (
        <span className={styles.wrong}>
          <Icon name="alert" size={14} />
          {t('errorsToMend', { count: errors })}
        </span>
      ) : (
        isDirty && <span className={`${loss ? shared.less : 'dim'} ${styles.changed}`}>{loss ?? t('unsaved')}</span>
      )}
      {monitor && (
        <Button kind="quiet" icon="trash" onClick={() => void acts.remove(monitor)}>
          {t('deleteShort')}
        </Button>
      )}
      <Button disabled={!isDirty || isSaving} onClick={onDiscard}>
        {t('discard')}
      </Button>
      <Button kind="primary" title={loss ?? undefined} disabled={isSaving || (!isDirty && !isNew)} onClick={onSave}>
        {t(isSaving ? 'saving' : isNew ? 'saveNew' : 'save')} <Kbd>Ctrl S</Kbd>
      </Button>
    </Row>
  )
}

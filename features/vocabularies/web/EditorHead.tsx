import { Button, Icon, Kbd, Moment, Tag, useWords } from '@guanlan/platform/web'
import type { Vocabulary } from '../contract.ts'
import { strings } from '../strings.ts'
import type { Draft } from './draft.ts'
import { useUseWords } from './use-words.ts'
import styles from './Vocabularies.module.css'

/** What is written, what state it is in, and the acts. */
export function EditorHead({
  draft,
  vocabulary,
  errors,
  isDirty,
  isSaving,
  onSave,
  onDiscard,
  onRemove,
}: {
  draft: Draft
  /** Null while it is new. */
  vocabulary: Vocabulary | null
  errors: number
  isDirty: boolean
  isSaving: boolean
  onSave: () => void
  onDiscard: () => void
  onRemove: (vocabulary: Vocabulary) => void
}) {
  const t = useWords(strings)
  const words = useUseWords()[draft.use]
  return (
    <header className={styles.head}>
      <h1 className="cut">{draft.name.trim() || words.add}</h1>
      <Tag>{words.title}</Tag>
      {vocabulary && !vocabulary.enabled && <Tag>{t('off')}</Tag>}
      {vocabulary && (
        <span className={`dim ${styles.state}`}>
          {vocabulary.updatedBy === null ? t('changedAt') : t('changedBy', { name: vocabulary.updatedBy })}{' '}
          <Moment at={vocabulary.updatedAt} />
        </span>
      )}
      <span className="grow" />
      {errors > 0 ? (
        <span className={`${styles.state} ${styles.wrong}`}>
          <Icon name="alert" size={14} />
          {t('toMend', { count: errors })}
        </span>
      ) : (
        isDirty && <span className={`dim ${styles.state}`}>{t('unsaved')}</span>
      )}
      {vocabulary && (
        <Button
          kind="quiet"
          icon={vocabulary.replaces === null ? 'trash' : 'undo'}
          onClick={() => onRemove(vocabulary)}
        >
          {t(vocabulary.replaces === null ? 'remove' : 'restore')}
        </Button>
      )}
      <Button disabled={!isDirty || isSaving} onClick={onDiscard}>
        {t('discard')}
      </Button>
      <Button kind="primary" disabled={isSaving || (!isDirty && vocabulary !== null)} onClick={onSave}>
        {t(isSaving ? 'saving' : 'save')} <Kbd>Ctrl S</Kbd>
      </Button>
    </header>
  )
}

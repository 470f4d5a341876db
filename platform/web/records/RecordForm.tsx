import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { Button, IconButton } from '../parts/Button.tsx'
import { ErrorOf } from '../parts/ErrorState.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Kbd } from '../parts/Kbd.tsx'
import { Row } from '../parts/Layout.tsx'
import { Moment } from '../parts/Moment.tsx'
import { Note } from '../parts/Note.tsx'
import { ConflictPanel } from './ConflictPanel.tsx'
import type { Draft } from './draft.ts'
import styles from './RecordForm.module.css'
import { recordStrings } from './strings.ts'

/** A record that is written: its name, its state, its acts, and what went wrong. The fields are the feature's. */
export function RecordForm({
  draft,
  title,
  marks,
  acts,
  saveAs,
  onClose,
  aside,
  children,
}: {
  // biome-ignore lint/suspicious/noExplicitAny: the head reads nothing of what is written
  draft: Draft<any, any>
  title: string
  /** Stand behind the title: tags. */
  marks?: ReactNode
  /** Stand before discard and save. */
  acts?: ReactNode
  /** What saving is called where it begins something; default: save. */
  saveAs?: string
  /** Shows a button that closes the form; the caller asks first when something is unsaved (`list.open(null)` does). */
  onClose?: () => void
  /** Beside the fields, below them where it is narrow. */
  aside?: ReactNode
  children: ReactNode
}) {
  const t = useWords(recordStrings)
  const { stored, conflict, isDirty, isSaving, fault } = draft
  return (
    <form
      className={styles.form}
      aria-label={title}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void draft.save()
      }}
    >
      <header className={styles.head}>
        <h2 className="cut">{title}</h2>
        {marks}
        <span className={styles.state} role="status">
          <DraftState draft={draft} />
        </span>
        <span className="grow" />
        {/* One group, or the button that closes would stand alone in a second line. */}
        <Row gap={8} align="center" to="end" wrap={4} data-acts="">
          {acts}
          <Button disabled={!isDirty || isSaving} onClick={draft.discard}>
            {t('discard')}
          </Button>
          <Button
            kind="primary"
            type="submit"
            className={styles.save ?? ''}
            disabled={isSaving || conflict !== null || (!isDirty && stored !== null)}
          >
            {isSaving ? t('saving') : (saveAs ?? t('save'))} <Kbd>Ctrl S</Kbd>
          </Button>
          {onClose && <IconButton icon="close" label={t('close')} onClick={onClose} />}
        </Row>
      </header>
      <div className={styles.body} data-aside={aside ? true : undefined}>
        <div className={styles.fields}>
          {draft.isRestored && !conflict && (
            <Note>
              {t('restored')}{' '}
              <Button size="small" kind="quiet" className="accent" onClick={draft.discard}>
                {t('dropRestored')}
              </Button>
            </Note>
          )}
          {fault !== null && <ErrorOf error={fault} onRetry={() => void draft.save()} />}
          {conflict && (
            <ConflictPanel
              {...conflict}
              isSaving={isSaving}
              onTakeTheirs={draft.takeTheirs}
              onSaveMine={() => void draft.saveMine()}
            />
          )}
          {children}
        </div>
        {aside}
      </div>
    </form>
  )
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function DraftState({ draft: { errors, isDirty, stored } }: { draft: Draft<any, any> }) {
  const t = useWords(recordStrings)
  if (errors > 0)
    return (
      <span className={styles.wrong}>
        <Icon name="alert" size={14} /> {t('toMend', { count: errors })}
      </span>
    )
  if (isDirty) return t('unsaved')
  if (!stored?.updatedAt) return null
  return (
    <>
      {stored.updatedBy ? t('changedBy', { name: stored.updatedBy }) : t('changedAt')} <Moment at={stored.updatedAt} />
    </>
  )
}

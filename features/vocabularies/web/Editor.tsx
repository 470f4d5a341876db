import { ErrorOf, TextField, useWords } from '@guanlan/platform/web'
import { useId, useRef } from 'react'
import { nameLength, type Vocabulary } from '../contract.ts'
import { strings } from '../strings.ts'
import { CheckPane } from './CheckPane.tsx'
import type { Draft } from './draft.ts'
import { EditorHead } from './EditorHead.tsx'
import { useDraft } from './use-draft.ts'
import styles from './Vocabularies.module.css'
import { showLine, WordsArea } from './WordsArea.tsx'

/** One vocabulary as it is written. Nothing is saved until it is saved. */
export function Editor({
  vocabulary,
  start,
  onDirty,
  onGone,
  onBorn,
  onRemove,
}: {
  /** Null for a new one. */
  vocabulary: Vocabulary | null
  start: Draft
  onDirty: (isDirty: boolean) => void
  /** This editor is taken from the screen. */
  onGone: () => void
  /** A new one was saved. */
  onBorn: (id: number) => void
  onRemove: (vocabulary: Vocabulary) => void
}) {
  const t = useWords(strings)
  const checkId = useId()
  const edit = useRef<HTMLDivElement>(null)
  const areas = { words: useRef<HTMLTextAreaElement>(null), hints: useRef<HTMLTextAreaElement>(null) }
  const focusFirst = () =>
    void setTimeout(() => edit.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  const written = useDraft({ vocabulary, start, onDirty, onGone, onBorn, onRefused: focusFirst })
  const { draft, words, hints, change, problemOf } = written
  const isDimension = draft.use === 'dimension'

  return (
    <section className={styles.editor} aria-label={draft.name || t('title')}>
      <EditorHead
        draft={draft}
        vocabulary={written.kept}
        errors={written.errors}
        isDirty={written.isDirty}
        isSaving={written.isSaving}
        onSave={() => void written.save()}
        onDiscard={written.discard}
        onRemove={onRemove}
      />
      <div className={styles.edit} ref={edit}>
        {written.fault !== null && <ErrorOf error={written.fault} onRetry={() => void written.save()} />}
        {written.kept === null && draft.replaces !== null && <p className={styles.note}>{t('customising')}</p>}
        <section className={styles.facts} aria-label={t('facts')}>
          <TextField
            label={t('name')}
            value={draft.name}
            maxLength={nameLength}
            required
            // A new one begins with its name; the screen was asked for it by a click.
            autoFocus={vocabulary === null && draft.name === ''}
            problem={problemOf('name') ?? problemOf('replaces')}
            aside={<span>{`${[...draft.name.trim()].length} / ${nameLength}`}</span>}
            onChange={event => change({ name: event.target.value })}
          />
          <label className={styles.tick}>
            <input
              type="checkbox"
              className="box"
              checked={draft.enabled}
              onChange={event => change({ enabled: event.target.checked })}
            />
            {t(isDimension ? 'isEnabledDimension' : 'isEnabled')}
          </label>
        </section>
        <div className={styles.lists}>
          <WordsArea
            ref={areas.words}
            label={t(isDimension ? 'sureWords' : 'theWords')}
            {...(isDimension && { note: t('sureWordsNote') })}
            text={draft.words}
            read={words}
            problem={problemOf('words')}
            describedBy={`${checkId}-how ${checkId}`}
            onChange={text => change({ words: text })}
          />
          {isDimension && (
            <WordsArea
              ref={areas.hints}
              label={t('hintWords')}
              note={t('hintWordsNote')}
              text={draft.hints}
              read={hints}
              problem={problemOf('hints')}
              describedBy={`${checkId}-how ${checkId}`}
              onChange={text => change({ hints: text })}
            />
          )}
        </div>
        <p id={`${checkId}-how`} className={styles.how}>
          {t('oneALine')}
        </p>
      </div>
      <CheckPane
        id={checkId}
        use={draft.use}
        isEmpty={words.words.length === 0}
        errors={written.errors}
        lists={
          isDimension
            ? [
                { key: 'words', name: t('sureWords'), problems: words.problems },
                { key: 'hints', name: t('hintWords'), problems: hints.problems },
              ]
            : [{ key: 'words', name: null, problems: words.problems }]
        }
        onShow={(list, line) => showLine(areas[list].current, line)}
      />
    </section>
  )
}

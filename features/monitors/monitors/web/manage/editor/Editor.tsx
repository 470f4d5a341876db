import { type PaneName, SplitPanes, useSaveKey, useWords } from '@guanlan/platform/web'
import { useMemo, useRef, useState } from 'react'
import type { Monitor } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import { type Draft, nameProblem, ruleOfDraft } from '../../drafts/draft.ts'
import { PreviewPane } from '../preview/PreviewPane.tsx'
import { usePreview } from '../preview/use-preview.ts'
import { useReadable } from '../preview/use-readable.ts'
import { lossOf, useReplay } from '../replay/use-replay.ts'
import { WhatChanges } from '../replay/WhatChanges.tsx'
import { isMissing, useCheckedRule, useEngine } from '../rule/checked-rule.ts'
import { knownWords } from '../rule/known-words.ts'
import { useOfferedLists } from '../rule/use-offered-lists.ts'
import { EditorHead } from './EditorHead.tsx'
import { EditPane } from './EditPane.tsx'
import styles from './editor.module.css'
import { useAddWord } from './use-add-word.ts'
import { useEditedDraft } from './use-edited-draft.ts'
import { useSaveMonitor } from './use-save-monitor.ts'

/** One monitor as it is written. Nothing is saved until it is saved; the preview shows what it would bring. */
export function Editor({
  id,
  draftKey,
  monitor,
  monitors,
  start,
  onDirty,
  onSaved,
}: {
  /** Null for a new one. */
  id: number | null
  /** Under which a tab keeps what is not saved yet. */
  draftKey: string
  monitor: Monitor | undefined
  monitors: readonly Monitor[]
  start: Draft
  onDirty: (dirty: boolean) => void
  onSaved: (monitor: Monitor) => void
}) {
  const t = useWords(strings)
  const pane = useRef<HTMLDivElement>(null)
  const [front, setFront] = useState<PaneName>('middle')
  const edited = useEditedDraft({ draftKey, monitor, start, onDirty })
  const { draft, saved, pressed, refusal, change } = edited

  const engine = useEngine()
  const rule = useCheckedRule(engine, draft)
  const { counted, instead } = useReadable(engine, draft, rule)
  const tried = usePreview(counted ?? draft, counted === null)
  const words = tried.preview?.words
  const requested = ruleOfDraft(draft)
  const wantsOther = id !== null && JSON.stringify(ruleOfDraft(saved)) !== JSON.stringify(requested)
  const replay = useReplay(id, monitor?.version ?? 0, wantsOther && rule !== null && !rule.blocked ? requested : null)
  const lists = useOfferedLists()
  const known = useMemo(
    () =>
      knownWords(
        monitors,
        id,
        words,
        {
          rule: name => t('knownFrom', { name }),
          name: t('knownName'),
          narrow: t('knownNarrow'),
          widen: t('knownWiden'),
        },
        lists,
      ),
    [monitors, id, words, t, lists],
  )
  const addWord = useAddWord(engine, { draft, ruleText: rule?.text ?? null, change })

  /** The first field with a sentence, once it is drawn. */
  const focusFirst = () =>
    void setTimeout(() => pane.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  const save = useSaveMonitor(edited, { id, isBlocked: rule?.blocked ?? false, focusFirst, onDirty, onSaved })
  useSaveKey(() => save())

  const errors = rule?.problems.filter(each => each.severity === 'error' && (pressed || !isMissing(each))) ?? []
  const problemOf = (field: string) =>
    refusal?.problemOf(field) ?? (field === 'name' && pressed && nameProblem(draft.name) ? t('nameLength') : undefined)
  return (
    <section className={styles.editor} aria-label={draft.name || t('newItem')} data-kind={draft.kind}>
      <EditorHead
        draft={draft}
        monitor={monitor}
        errors={errors.length + (refusal?.problems.length ?? 0) + (pressed && nameProblem(draft.name) ? 1 : 0)}
        isDirty={edited.isDirty}
        isSaving={edited.isSaving}
        losing={wantsOther ? lossOf(replay) : null}
        onSave={() => void save()}
        onDiscard={edited.discard}
      />
      <SplitPanes
        name="monitor editor"
        front={front}
        onFront={setFront}
        middle={{
          label: t('editing'),
          content: <EditPane {...{ id, edited, monitor, monitors, rule, known, problemOf, save, pane }} />,
        }}
        {...(draft.kind === 'item' && {
          end: {
            label: t('preview'),
            width: window.innerWidth >= 1800 ? 640 : 432,
            least: 320,
            content: (
              <PreviewPane
                draft={draft}
                isNew={!monitor}
                rule={rule}
                instead={instead}
                tried={tried}
                changes={wantsOther && monitor && <WhatChanges replay={replay} version={monitor.version} />}
                onAdd={addWord}
              />
            ),
          },
        })}
      />
    </section>
  )
}

import { ErrorOf, type PaneName, RefusalError, SplitPanes, toast, useSaveKey, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Monitor } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import { isFilling, monitorApi, monitorKeys } from '../../tree/monitor-queries.ts'
import { History } from '../history/History.tsx'
import styles from '../Manage.module.css'
import { PreviewPane } from '../preview/PreviewPane.tsx'
import { usePreview } from '../preview/use-preview.ts'
import { lossOf, useReplay } from '../replay/use-replay.ts'
import { WhatChanges } from '../replay/WhatChanges.tsx'
import { isMissing, useCheckedRule, useEngine } from '../rule/checked-rule.ts'
import { knownWords } from '../rule/known-words.ts'
import { RulePart } from '../rule/RulePart.tsx'
import { type Way, withWord } from '../rule/with-word.ts'
import { bodyOf, type Draft, draftOf, isSame, nameProblem, partsOf, wantedOf } from './draft.ts'
import { EditorConflict } from './EditorConflict.tsx'
import { EditorHead } from './EditorHead.tsx'
import { Facts } from './Facts.tsx'
import { Filling } from './Filling.tsx'
import { keptWork, useKeptWork, type Work } from './kept-draft.ts'
import { Limits } from './Limits.tsx'

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
  const client = useQueryClient()
  const [begun] = useState(
    (): Work => keptWork(draftKey) ?? { draft: start, before: start, revision: monitor?.revision ?? 0 },
  )
  const [saved, setSaved] = useState(begun.before)
  const [draft, setDraft] = useState(begun.draft)
  const [revision, setRevision] = useState(begun.revision)
  const [isSaving, setSaving] = useState(false)
  /** Somebody tried to save: what is missing may now be complained about. */
  const [pressed, setPressed] = useState(false)
  const [refusal, setRefusal] = useState<RefusalError | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const edit = useRef<HTMLDivElement>(null)
  const [front, setFront] = useState<PaneName>('middle')
  const engine = useEngine()
  const rule = useCheckedRule(engine, draft)
  const tried = usePreview(draft, rule === null || rule.blocked)
  const words = tried.preview?.words
  const wanted = wantedOf(draft)
  const wantsOther = id !== null && JSON.stringify(wantedOf(saved)) !== JSON.stringify(wanted)
  const replay = useReplay(id, monitor?.version ?? 0, wantsOther && rule !== null && !rule.blocked ? wanted : null)
  const known = useMemo(
    () =>
      knownWords(monitors, id, words, {
        rule: name => t('knownFrom', { name }),
        name: t('knownName'),
        narrow: t('knownNarrow'),
        widen: t('knownWiden'),
      }),
    [monitors, id, words, t],
  )
  const isDirty = !isSame(draft, saved)
  useKeptWork(draftKey, { draft, before: saved, revision }, isDirty)
  const adopt = (from: Monitor) => {
    const after = draftOf(from)
    setSaved(after)
    setDraft(after)
    setRevision(from.revision)
    setPressed(false)
  }
  // Somebody saved it meanwhile. Where nothing is written here, theirs is shown; else it is asked what shall become of both.
  const theirs = monitor && monitor.revision > revision && !isSaving ? monitor : null
  if (theirs && !isDirty) adopt(theirs)
  const inConflict = theirs !== null && isDirty
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])

  const errors = rule?.problems.filter(each => each.severity === 'error' && (pressed || !isMissing(each))) ?? []
  const change = (part: Partial<Draft>) => {
    setDraft(now => ({ ...now, ...part }))
    setRefusal(null)
    setFault(null)
  }

  const addWord = (word: string, way: Way) => {
    if (!engine || !rule?.text) return
    const from = draft.view === 'text' ? draft.rule : rule.text
    const text = withWord(engine, from, word, way)
    if (text === null) return
    const next = engine.parse(text).rule
    const form = draft.view === 'form' && next ? engine.toForm(next) : null
    change(form ? partsOf(form) : { view: 'text', rule: text })
    toast({
      text: t(way === 'narrow' ? 'wordRequired' : 'wordAllowed', { word }),
      onUndo: () => change({ view: draft.view, rule: draft.rule, groups: draft.groups, excluded: draft.excluded }),
    })
  }

  /** The first field with a sentence, once it is drawn. */
  const focusFirst = () =>
    void setTimeout(() => edit.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  /** @param base the revision that is replaced: where both were compared, theirs */
  const save = async (from: Draft = draft, base = revision) => {
    if (isSaving || (inConflict && base === revision)) return
    setPressed(true)
    setRefusal(null)
    setFault(null)
    const body = bodyOf(from)
    if (from === draft && (rule?.blocked || nameProblem(body.name))) return focusFirst()
    setSaving(true)
    try {
      const answer =
        id === null
          ? await monitorApi.create({ body })
          : await monitorApi.update({ params: { id }, body: { ...body, revision: base } })
      adopt(answer)
      onDirty(false)
      client.setQueryData<Monitor[]>(monitorKeys.list, list => [
        ...(list ?? []).filter(each => each.id !== answer.id),
        answer,
      ])
      await client.invalidateQueries({ queryKey: ['monitors'] })
      toast({
        text: t(answer.kind === 'folder' ? 'savedFolder' : 'savedItem', { name: answer.name, version: answer.version }),
      })
      onSaved(answer)
    } catch (error) {
      const isRefusal = error instanceof RefusalError
      // The newer one is fetched, and both are shown beside each other.
      if (isRefusal && error.key === 'platform.changedSince')
        await client.invalidateQueries({ queryKey: monitorKeys.list })
      else if (isRefusal && error.problems.length > 0) setRefusal(error)
      else setFault(error)
      focusFirst()
    } finally {
      setSaving(false)
    }
  }
  useSaveKey(() => save())

  const problemOf = (field: string) =>
    refusal?.problemOf(field) ?? (field === 'name' && pressed && nameProblem(draft.name) ? t('nameLength') : undefined)
  return (
    <section className={styles.editor} aria-label={draft.name || t('newItem')} data-kind={draft.kind}>
      <EditorHead
        draft={draft}
        monitor={monitor}
        errors={errors.length + (refusal?.problems.length ?? 0) + (pressed && nameProblem(draft.name) ? 1 : 0)}
        isDirty={isDirty}
        isSaving={isSaving}
        losing={wantsOther ? lossOf(replay) : null}
        onSave={() => void save()}
        onDiscard={() => {
          setDraft(saved)
          setPressed(false)
          setRefusal(null)
          setFault(null)
        }}
      />
      <SplitPanes
        name="monitor editor"
        front={front}
        onFront={setFront}
        middle={{
          label: t('editing'),
          content: (
            <div className={styles.edit} ref={edit}>
              {theirs && isDirty && (
                <div className={styles.fault}>
                  <EditorConflict
                    draft={draft}
                    ruleText={rule?.text ?? null}
                    before={saved}
                    theirs={theirs}
                    monitors={monitors}
                    isSaving={isSaving}
                    onTakeTheirs={() => adopt(theirs)}
                    onSaveMine={both => {
                      setDraft(both)
                      void save(both, theirs.revision)
                    }}
                  />
                </div>
              )}
              {fault !== null && (
                <div className={styles.fault}>
                  <ErrorOf error={fault} onRetry={() => void save()} />
                </div>
              )}
              {monitor?.backfill && (isFilling(monitor) || monitor.backfill.state === 'done') && (
                <Filling monitor={monitor} />
              )}
              <Facts draft={draft} id={id} monitors={monitors} problemOf={problemOf} onChange={change} />
              {draft.kind === 'item' && (
                <>
                  <RulePart
                    draft={draft}
                    rule={rule}
                    tried={pressed}
                    known={known}
                    problemOf={problemOf}
                    onChange={change}
                  />
                  <Limits draft={draft} problemOf={problemOf} onChange={change} />
                </>
              )}
              {monitor && <History monitor={monitor} onRollBack={old => void save({ ...draft, ...old })} />}
            </div>
          ),
        }}
        {...(draft.kind === 'item' && {
          end: {
            label: t('preview'),
            width: window.innerWidth >= 1800 ? 640 : 432,
            least: 320,
            content: (
              <PreviewPane
                draft={draft}
                rule={rule}
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

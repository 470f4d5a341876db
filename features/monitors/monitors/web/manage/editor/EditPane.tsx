import { ErrorOf } from '@guanlan/platform/web'
import type { Ref } from 'react'
import type { Monitor } from '../../../contract.ts'
import type { Draft } from '../../drafts/draft.ts'
import { isFilling } from '../../tree/monitor-queries.ts'
import { History } from '../history/History.tsx'
import type { useCheckedRule } from '../rule/checked-rule.ts'
import type { knownWords } from '../rule/known-words.ts'
import { RulePart } from '../rule/RulePart.tsx'
import { EditorConflict } from './EditorConflict.tsx'
import styles from './editor.module.css'
import { Facts } from './Facts.tsx'
import { Filling } from './Filling.tsx'
import { Limits } from './Limits.tsx'
import { NotCarried } from './NotCarried.tsx'
import type { EditedDraft } from './use-edited-draft.ts'

/** The fields of a monitor, from what went wrong at the top to its history at the end. */
export function EditPane({
  id,
  edited,
  monitor,
  monitors,
  rule,
  known,
  problemOf,
  save,
  pane,
}: {
  id: number | null
  edited: EditedDraft
  monitor: Monitor | undefined
  monitors: readonly Monitor[]
  rule: ReturnType<typeof useCheckedRule>
  known: ReturnType<typeof knownWords>
  problemOf: (field: string) => string | undefined
  save: (from?: Draft, base?: number) => Promise<void>
  pane: Ref<HTMLDivElement>
}) {
  const { draft, saved, theirs, fault, isSaving, pressed, change } = edited
  return (
    <div className={styles.edit} ref={pane}>
      {theirs && (
        <div className={styles.fault}>
          <EditorConflict
            draft={draft}
            ruleText={rule?.text ?? null}
            before={saved}
            theirs={theirs}
            monitors={monitors}
            isSaving={isSaving}
            onTakeTheirs={() => edited.adopt(theirs)}
            onSaveMine={both => {
              edited.setDraft(both)
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
      {monitor?.backfill && (isFilling(monitor) || monitor.backfill.state === 'done') && <Filling monitor={monitor} />}
      {edited.notCarried && edited.isDirty && <NotCarried {...edited.notCarried} />}
      <Facts draft={draft} id={id} monitors={monitors} problemOf={problemOf} onChange={change} />
      {draft.kind === 'item' && (
        <>
          <RulePart draft={draft} rule={rule} tried={pressed} known={known} problemOf={problemOf} onChange={change} />
          <Limits draft={draft} problemOf={problemOf} onChange={change} />
        </>
      )}
      {monitor && <History monitor={monitor} onRollBack={old => void save({ ...draft, ...old })} />}
    </div>
  )
}

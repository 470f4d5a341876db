/** A report while it is written: what the server has, what is written here, what is on its way, and the steps back. No screen. */
import { RefusalError } from '@guanlan/platform/web'
import {
  type Block,
  type ChangeRecord,
  type Changes,
  type Clash,
  changesBetween,
  type Edited,
  isNothing,
  merge,
  type Report,
} from '../../contract.ts'
import { onTopOf } from './on-top.ts'
import { openSteps, type StoredSteps } from './steps.ts'

/** A pause in writing after which it is saved. */
const pauseMs = 1_000
const retryMs = 5_000

/** What a tab keeps: steps, and what could not be saved. */
export interface StoredEditing extends StoredSteps {
  unsaved: Changes | null
}

export interface EditingState {
  /** As it is written here. */
  written: ChangeRecord
  /** As the server has it. */
  report: Report
  state: 'saved' | 'writing' | 'saving' | 'failed'
  /** Why it is not saved. */
  fault: string | null
  clashes: readonly Clash[]
  hasBack: boolean
  hasForth: boolean
}

export interface EditingParts {
  report: Report
  kept: StoredEditing | null
  save: (version: number, changes: Changes) => Promise<Edited>
  load: () => Promise<Report>
  keep: (stored: StoredEditing | null) => void
}

export type Editing = ReturnType<typeof openEditing>

export function openEditing({ report, kept: stored, save, load, keep }: EditingParts) {
  const steps = openSteps(stored)
  const listeners = new Set<() => void>()
  let base = report
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false
  let state: EditingState = {
    written: { reportName: report.reportName, document: report.document },
    report,
    state: 'saved',
    fault: null,
    clashes: [],
    hasBack: steps.hasBack(),
    hasForth: steps.hasForth(),
  }

  const show = (part: Partial<EditingState>) => {
    state = { ...state, report: base, hasBack: steps.hasBack(), hasForth: steps.hasForth(), ...part }
    for (const listener of listeners) listener()
  }
  const unsaved = () => changesBetween(base, state.written)
  const keepNow = () => {
    const left = unsaved()
    keep({ ...steps.toKeep(), unsaved: isNothing(left) ? null : left })
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void store.save(), ms)
  }
  const write = (written: ChangeRecord) => {
    show({ written, state: 'writing' })
    later(pauseMs)
  }

  const stepTo = (written: ChangeRecord | null) => {
    if (written) write(written)
  }

  /** What the server has now: what is written here stays on top, a block that both changed waits for a choice. */
  const adopt = (now: Report, mine = changesBetween(base, state.written)) => {
    const { written, clashes, isSame } = onTopOf(now, mine)
    base = now
    show({ written, clashes, state: isSame ? 'saved' : 'writing', fault: null })
    if (!isSame && clashes.length === 0) later(pauseMs)
  }

  const refused = async (error: unknown) => {
    if (error instanceof RefusalError && error.key === 'reports.blockChanged') return adopt(await load())
    show({ state: 'failed', fault: (error as Error).message })
    keepNow()
    const isPassing =
      error instanceof RefusalError &&
      (error.kind === 'unreachable' || error.kind === 'unavailable' || error.kind === 'tooMany')
    if (isPassing) later(retryMs)
  }

  const store = {
    get: (): EditingState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** @param about what is changed: further changes of it within a second are one step */
    change(written: ChangeRecord, about: string) {
      steps.add(state.written, written, about)
      write(written)
    },
    changeBlock(block: Block, about = block.id) {
      const { document } = state.written
      const blocks = document.blocks.map(each => (each.id === block.id ? { ...block, edited: true } : each))
      store.change({ ...state.written, document: { ...document, blocks } }, about)
    },
    changeBlocks(blocks: Block[], about: string) {
      store.change({ ...state.written, document: { ...state.written.document, blocks } }, about)
    },

    /** One step back; what somebody else changed since stays as they have it. */
    undo: () => stepTo(steps.undo(state.written)),
    redo: () => stepTo(steps.redo(state.written)),

    async save(): Promise<void> {
      clearTimeout(timer)
      if (isSaving || state.clashes.length > 0) return
      const sent = state.written
      const changes = changesBetween(base, sent)
      if (isNothing(changes)) {
        show({ state: 'saved', fault: null })
        return keepNow()
      }
      isSaving = true
      show({ state: 'saving', fault: null })
      try {
        const { version, report: now } = await save(base.version, changes)
        base = { ...base, ...sent, version }
        if (now) adopt(now)
        else {
          const isDone = isNothing(unsaved())
          show({ state: isDone ? 'saved' : 'writing' })
          if (!isDone) later(pauseMs)
        }
        keepNow()
      } catch (error) {
        await refused(error).catch(refused)
      } finally {
        isSaving = false
      }
    },

    /** Of a block that both changed. */
    choose(id: string, which: 'mine' | 'theirs') {
      const clash = state.clashes.find(each => each.id === id)
      if (!clash) return
      const clashes = state.clashes.filter(each => each !== clash)
      const standing = state.written.document.blocks.find(each => each.id === id) ?? null
      const taken = merge(state.written, {
        head: null,
        blocks: [{ id, before: standing, after: clash.theirs }],
        order: null,
      })
      const { reportName, document } = which === 'theirs' ? taken : state.written
      show({ clashes })
      write({ reportName, document })
    },

    /** The server has a newer one. */
    async catchUp(version: number) {
      if (isSaving || version <= base.version) return
      const now = await load()
      if (!isSaving && now.version > base.version) adopt(now)
    },
    /** It was brought to another state as a whole: what is written here is given up. */
    replace(now: Report) {
      base = now
      steps.endStep()
      clearTimeout(timer)
      show({
        written: { reportName: now.reportName, document: now.document },
        clashes: [],
        state: 'saved',
        fault: null,
      })
      keepNow()
    },
    /** The screen has gone: what is not saved yet is sent. */
    close: () => void store.save(),
  }

  if (stored?.unsaved) adopt(report, stored.unsaved)
  return store
}

/** A report while it is written: what the server has, what is written here, what is on its way, and the steps back. No screen. */
import { RefusalError } from '@guanlan/platform/web'
import {
  type Block,
  type ChangeRecord,
  type Changes,
  type Clash,
  changesBetween,
  type Edited,
  inverse,
  isNothing,
  merge,
  type Report,
} from '../../contract.ts'

/** A pause in writing after which it is saved. */
const pauseMs = 1_000
/** Changes of one thing within this time are one step back. */
const stepMs = 1_200
const retryMs = 5_000
/** UTF-16 units of the steps that a tab keeps; older ones go. */
const mostKept = 400_000

interface Step {
  about: string
  changes: Changes
}
/** What a tab keeps: steps, and what could not be saved. */
export interface StoredEditing {
  back: Step[]
  forth: Step[]
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
  const back: Step[] = stored?.back ?? []
  const forth: Step[] = stored?.forth ?? []
  const listeners = new Set<() => void>()
  let base = report
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: { about: string; at: number; before: ChangeRecord } | null = null
  let isSaving = false
  let state: EditingState = {
    written: { reportName: report.reportName, document: report.document },
    report,
    state: 'saved',
    fault: null,
    clashes: [],
    hasBack: back.length > 0,
    hasForth: forth.length > 0,
  }

  const show = (part: Partial<EditingState>) => {
    state = { ...state, report: base, hasBack: back.length > 0, hasForth: forth.length > 0, ...part }
    for (const listener of listeners) listener()
  }
  const unsaved = () => changesBetween(base, state.written)
  const keepNow = () => {
    let size = JSON.stringify(back).length
    while (size > mostKept && back.length > 0) size -= JSON.stringify(back.shift()).length
    const left = unsaved()
    keep({ back, forth: forth.slice(-20), unsaved: isNothing(left) ? null : left })
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void store.save(), ms)
  }
  const write = (written: ChangeRecord) => {
    show({ written, state: 'writing' })
    later(pauseMs)
  }

  /** What the server has now: what is written here stays on top, a block that both changed waits for a choice. */
  const adopt = (now: Report, mine = changesBetween(base, state.written)) => {
    const { clashes } = merge(now, mine)
    const theirs = new Map(clashes.map(clash => [clash.id, clash.theirs]))
    const onTop = {
      ...mine,
      blocks: mine.blocks.map(change =>
        theirs.has(change.id) ? { ...change, before: theirs.get(change.id) ?? null } : change,
      ),
    }
    const { reportName, document } = merge(now, onTop)
    base = now
    const isSame = isNothing(changesBetween(now, { reportName, document }))
    show({ written: { reportName, document }, clashes, state: isSame ? 'saved' : 'writing', fault: null })
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
      const now = Date.now()
      const before = latest?.about === about && now - latest.at < stepMs ? latest.before : state.written
      if (before === latest?.before) back.pop()
      latest = { about, at: now, before }
      const changes = changesBetween(before, written)
      if (!isNothing(changes)) back.push({ about, changes })
      forth.length = 0
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
    undo: () => step(back, forth),
    redo: () => step(forth, back),

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
      latest = null
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

  function step(from: Step[], to: Step[]) {
    const taken = from.pop()
    if (!taken) return
    latest = null
    const { reportName, document } = merge(state.written, inverse(taken.changes))
    to.push({ about: taken.about, changes: inverse(taken.changes) })
    write({ reportName, document })
  }

  if (stored?.unsaved) adopt(report, stored.unsaved)
  return store
}

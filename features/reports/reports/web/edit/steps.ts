/** Steps back and forth of somebody who writes; what somebody else changed since stays as they have it. */
import { type ChangeRecord, type Changes, changesBetween, inverse, isNothing, merge } from '../../contract.ts'

/** Changes of one thing within this time are one step back. */
const stepMs = 1_200
/** UTF-16 units of the steps that a tab keeps; older ones go. */
const mostKept = 400_000

export interface Step {
  about: string
  changes: Changes
}

export interface StoredSteps {
  back: Step[]
  forth: Step[]
}

export function openSteps(stored: StoredSteps | null) {
  const back: Step[] = stored?.back ?? []
  const forth: Step[] = stored?.forth ?? []
  let latest: { about: string; at: number; before: ChangeRecord } | null = null

  /** @returns what is written after the step; null: there is none to take */
  const take = (from: Step[], to: Step[], now: ChangeRecord): ChangeRecord | null => {
    const taken = from.pop()
    if (!taken) return null
    latest = null
    to.push({ about: taken.about, changes: inverse(taken.changes) })
    const { reportName, document } = merge(now, inverse(taken.changes))
    return { reportName, document }
  }

  return {
    hasBack: () => back.length > 0,
    hasForth: () => forth.length > 0,
    undo: (now: ChangeRecord) => take(back, forth, now),
    redo: (now: ChangeRecord) => take(forth, back, now),

    /** @param about what is changed: further changes of it within a second are one step */
    add(from: ChangeRecord, to: ChangeRecord, about: string) {
      const now = Date.now()
      const before = latest?.about === about && now - latest.at < stepMs ? latest.before : from
      if (before === latest?.before) back.pop()
      latest = { about, at: now, before }
      const changes = changesBetween(before, to)
      if (!isNothing(changes)) back.push({ about, changes })
      forth.length = 0
    },
    /** What comes next is a step of its own. */
    endStep() {
      latest = null
    },
    /** What a tab keeps of them. */
    toKeep(): StoredSteps {
      let size = JSON.stringify(back).length
      while (size > mostKept && back.length > 0) size -= JSON.stringify(back.shift()).length
      return { back, forth: forth.slice(-20) }
    },
  }
}

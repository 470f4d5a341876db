/** A list of records in one hook: its question and the open record in the address, rows, choice, acts with a way back. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import type { Acted } from '../client/send.ts'
import { type QuestionSchema, questionIn, searchOf } from './question.ts'
import type { ChosenBody } from './selection.ts'
import { type DoAct, useUndo } from './undo.ts'
import { mayGo } from './unsaved.ts'
import { type LoadPage, type Records, useRecords } from './use-records.ts'
import { type Selection, useSelection } from './use-selection.ts'

/** `id` null: a new one. The key stays when a new record gets its id, so that its form stays as it is. */
export interface OpenedRecord {
  id: number | null
  key: string
  /** It was new in this visit: the form has what the server has. */
  isBorn: boolean
}

export interface List<R, Q> {
  /** Of the kept settings and of the cache; unique in the product. */
  name: string
  question: Q
  /** Sort, filters and words: in the address, so that a view can be sent to a colleague. */
  change: (part: Partial<Q>) => void
  /** The whole question as the address has it, without the open record; what saved views keep. */
  written: string
  /** Asks a whole question that was written so. What does not fit in it, from an older release, counts as absent. */
  ask: (written: string) => void
  opened: OpenedRecord | null
  /**
   * A record by id, `new`, or null to close; asks first when something is unsaved. Resolves to false when the reader stays.
   * `also` sets other names of the address, or takes them away.
   */
  open: (id: number | 'new' | null, also?: Readonly<Record<string, string | null>>) => Promise<boolean>
  /** Closes this record without asking, for it is removed; when something else was opened meanwhile, nothing happens. */
  leave: (id: number, also?: Readonly<Record<string, string | null>>) => void
  /** For the form: what it shows is kept now, under this id. */
  saved: (record: { id: number }) => void
  records: Records<R>
  selection: Selection<Q>
  /** An act on single records, with a way back. */
  act: DoAct
  /** An act on the chosen records; afterwards nothing is chosen. */
  bulk: <T>(act: (chosen: ChosenBody<Q>) => Promise<Acted<T>>, format: (data: T) => string) => Promise<T | null>
}

/** What the parts of the kit need of a list; any question will do. */
// biome-ignore lint/suspicious/noExplicitAny: `change` takes parts of the question, so no other type holds all lists
export type AnyList<R = any> = List<R, any>

export function useList<R extends { id: number }, S extends QuestionSchema, O extends object = object>({
  name,
  question: schema,
  load,
  openAs = 'open',
  openWith = [],
  of,
}: {
  name: string
  question: S
  load: LoadPage<R, z.output<S> & O>
  /** What the open record is called in the address. */
  openAs?: string
  /** Other names of the address that say what is open, such as the kind of a new one; opening something else takes them away. */
  openWith?: readonly string[]
  /** What the list is of, where that does not stand in its own question: a question that it shares with other parts of the screen. */
  of?: O
}): List<R, z.output<S>> {
  const [search, setSearch] = useSearchParams()
  // Of two changes in one moment the second begins with what the first has written, not with what was last drawn.
  const latest = useRef(search)
  useLayoutEffect(() => {
    latest.current = search
  }, [search])
  const alter = (change: (before: URLSearchParams) => URLSearchParams, replace: boolean) => {
    const after = change(latest.current)
    if (after === latest.current) return
    latest.current = after
    setSearch(after, { replace })
  }
  const question = questionIn(schema, search)
  const records = useRecords<R, z.output<S> & O>(name, { ...question, ...of } as z.output<S> & O, load)
  const selection = useSelection(question, records.total)
  const act = useUndo(records.changed)
  const written = search.get(openAs)
  const [visit, setVisit] = useState(0)
  const [born, setBorn] = useState<{ id: number; key: string } | null>(null)
  const opened = openedBy(written, visit, born)
  // Forgotten once the address has left it, not when it is about to: in between it would be asked for, and may be gone.
  useEffect(() => setBorn(known => (known && String(known.id) === written ? known : null)), [written])

  const others = Object.fromEntries(openWith.map(each => [each, null]))
  const show = (id: number | 'new' | null, replace: boolean, also: Readonly<Record<string, string | null>> = {}) =>
    alter(before => addressWith(before, { ...others, ...also, [openAs]: id === null ? null : String(id) }), replace)
  const open: List<R, z.output<S>>['open'] = async (id, also) => {
    if (String(id) === written && id !== 'new' && !also) return true
    if (!(await mayGo())) return false
    setVisit(visit + 1)
    show(id, id === null && !also, also)
    return true
  }

  return {
    name,
    question,
    change: part => alter(before => searchOf(schema, before, part), true),
    written: searchOf(schema, new URLSearchParams(), question).toString(),
    ask: text => {
      const requested: Record<string, unknown> = questionIn(schema, new URLSearchParams(text))
      const whole = Object.fromEntries(Object.keys(schema.shape).map(name => [name, requested[name]]))
      alter(before => searchOf(schema, before, whole), true)
    },
    opened,
    open,
    leave: (id, also) =>
      alter(
        before =>
          before.get(openAs) === String(id) ? addressWith(before, { ...others, ...also, [openAs]: null }) : before,
        true,
      ),
    saved: ({ id }) => {
      if (opened?.id === null) {
        setBorn({ id, key: opened.key })
        show(id, true)
      }
      void records.changed()
    },
    records,
    selection,
    act,
    bulk: async (bulkAct, format) => {
      const isOpen = opened !== null && opened.id !== null && selection.has(opened.id)
      // What is open goes along with the others: what is written in it is asked about first.
      if (isOpen && !(await open(null))) return null
      return act(async () => {
        const done = await bulkAct(selection.body)
        selection.clear()
        return done
      }, format)
    },
  }
}

function addressWith(before: URLSearchParams, names: Readonly<Record<string, string | null>>): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(names))
    if (value === null) after.delete(name)
    else after.set(name, value)
  return after
}

function openedBy(
  written: string | null,
  visit: number,
  born: { id: number; key: string } | null,
): OpenedRecord | null {
  if (written === 'new') return { id: null, key: `new ${visit}`, isBorn: false }
  const id = Number(written)
  if (written === null || !Number.isSafeInteger(id) || id <= 0) return null
  return born?.id === id ? { id, key: born.key, isBorn: true } : { id, key: `kept ${id}`, isBorn: false }
}

/** The field in which a rule is written: CodeMirror with the look, the problems and the offers of the rule language. Loaded when needed. */
import { autocompletion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete'
import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, placeholder, tooltips } from '@codemirror/view'
import { ruleColours } from './colours.ts'
import { fieldLook } from './editor-theme.ts'
import type { FieldProblem } from './field-problem.ts'
import { type KnownWord, type OfferWords, offersAt } from './offers.ts'
import { notifyProblems, problemKeys, ruleProblems } from './problems.ts'
import { createReportedTexts } from './reported-texts.ts'

/** What the field says, in the reader's language. */
export interface FieldWords {
  label: string
  placeholder: string
  completions: string
  offers: OfferWords
}

export interface RuleField {
  /** Replaces what differs; a person can undo it. Left alone while an input method composes. */
  setText: (text: string) => void
  setProblems: (problems: readonly FieldProblem[]) => void
  setWords: (words: FieldWords) => void
  setWrong: (wrong: boolean) => void
  select: (from: number, to: number) => void
  destroy: () => void
}

/** UTF-16 units. A longer text is told after a rest, or when the field is left: each telling copies and reads all of it. */
const longText = 4_000
const restMs = 200

export function openField(
  parent: HTMLElement,
  {
    text,
    words,
    describedBy,
    known,
    onChange,
  }: {
    text: string
    words: FieldWords
    describedBy: string
    known: () => readonly KnownWord[]
    onChange: (text: string) => void
  },
): RuleField {
  const texts = createReportedTexts(text)
  let rest: ReturnType<typeof setTimeout> | undefined
  let wrong = false
  let saying = words
  let waiting: readonly FieldProblem[] | null = null
  const inWords = new Compartment()

  const flush = () => {
    clearTimeout(rest)
    rest = undefined
    if (view.composing) return
    const now = view.state.doc.toString()
    if (texts.tell(now)) onChange(now)
  }
  const changed = () => {
    clearTimeout(rest)
    if (view.composing) return
    if (view.state.doc.length > longText) rest = setTimeout(flush, restMs)
    else flush()
  }
  const described = (): Extension => describedField(saying, describedBy, wrong)
  const describe = () => view.dispatch({ effects: inWords.reconfigure(described()) })

  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        // Tab is in none of these: it leaves the field, as everywhere else.
        keymap.of([...problemKeys, ...completionKeymap, ...historyKeymap, ...standardKeymap]),
        history(),
        EditorView.lineWrapping,
        tooltips({ position: 'fixed' }),
        autocompletion({
          override: [context => offered(context, saying.offers, known())],
          icons: false,
          // The first offer is taken only when a person went to it: Enter after a finished word is a new line.
          selectOnOpen: false,
        }),
        ruleColours,
        ruleProblems,
        fieldLook,
        inWords.of(described()),
        EditorView.updateListener.of(update => {
          if (update.docChanged) changed()
        }),
        EditorView.domEventObservers({
          compositionend: () => void setTimeout(settle),
          blur: flush,
          keydown: event => {
            if (event.ctrlKey || event.metaKey) flush()
          },
        }),
      ],
    }),
  })

  function settle(): void {
    if (view.composing) return
    flush()
    if (waiting) tell(waiting)
  }
  function tell(problems: readonly FieldProblem[]): void {
    waiting = view.composing ? problems : null
    if (waiting) return
    view.dispatch({ effects: notifyProblems(problems) })
    caretAnew(view)
  }

  return {
    setText: next => {
      if (view.composing || !texts.takes(next)) return
      const change = changeBetween(view.state.doc.toString(), next)
      if (change) view.dispatch({ changes: change, userEvent: 'set' })
    },
    setProblems: tell,
    setWords: next => {
      saying = next
      describe()
    },
    setWrong: next => {
      if (next === wrong) return
      wrong = next
      describe()
    },
    select: (from, to) => {
      const { length } = view.state.doc
      view.dispatch({
        selection: { anchor: Math.min(from, length), head: Math.min(Math.max(from, to), length) },
        scrollIntoView: true,
      })
      view.focus()
    },
    destroy: () => {
      flush()
      view.destroy()
    },
  }
}

const describedField = (words: FieldWords, describedBy: string, wrong: boolean): Extension => [
  EditorView.contentAttributes.of({
    'aria-label': words.label,
    'aria-describedby': describedBy,
    ...(wrong && { 'aria-invalid': 'true' }),
    spellcheck: 'false',
    autocapitalize: 'off',
    autocorrect: 'off',
    translate: 'no',
  }),
  placeholder(words.placeholder),
  EditorState.phrases.of({ Completions: words.completions }),
]

/**
 * Drawing an underline moves the letters beside the caret to another element. The caret still looks right, but Chromium
 * would put the next letter where it typed the last one; set anew, it starts from what is seen.
 */
function caretAnew(view: EditorView): void {
  const { main } = view.state.selection
  if (!view.hasFocus || !main.empty) return
  const { node, offset } = view.domAtPos(main.head, -1)
  view.dom.ownerDocument.getSelection()?.collapse(node, offset)
}

function offered(context: CompletionContext, words: OfferWords, known: readonly KnownWord[]) {
  const found = offersAt(context.state.sliceDoc(0, context.pos), { known, words, asked: context.explicit })
  if (!found || found.list.length === 0) return null
  const options = found.list.map(({ label, apply, detail, kind }) => ({
    label,
    apply,
    detail,
    type: kind,
    boost: kind === 'word' ? 1 : 0,
  }))
  const isOperators = found.list[0]?.kind === 'operator'
  return { from: found.from, options, ...(isOperators && { filter: false }) }
}

/** The one stretch by which two texts differ; null when they are the same. */
function changeBetween(before: string, after: string): { from: number; to: number; insert: string } | null {
  if (before === after) return null
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head++
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return { from: head, to: before.length - tail, insert: after.slice(head, after.length - tail) }
}

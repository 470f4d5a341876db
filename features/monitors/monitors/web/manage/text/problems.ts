/** Problems of a rule underlined where they are: under the pointer or F8 a card says what is wrong, Ctrl+. mends it. */
import { type Extension, StateEffect, StateField, type Transaction } from '@codemirror/state'
import { type Command, Decoration, type DecorationSet, EditorView, hoverTooltip, showTooltip } from '@codemirror/view'
import type { FieldFix, FieldProblem } from './field-problem.ts'
import { problemCard } from './problem-card.ts'

const tell = StateEffect.define<readonly FieldProblem[]>()
const show = StateEffect.define<FieldProblem | null>()

export const notifyProblems = (problems: readonly FieldProblem[]): StateEffect<readonly FieldProblem[]> =>
  tell.of(problems)

interface Problems {
  list: readonly FieldProblem[]
  drawn: DecorationSet
  /** The one whose card is open. */
  shown: FieldProblem | null
}

const problems = StateField.define<Problems>({
  create: () => ({ list: [], drawn: Decoration.none, shown: null }),
  update(value, transaction) {
    let { list, drawn, shown } = value
    if (transaction.docChanged) {
      list = list.map(each => moved(each, transaction))
      drawn = drawn.map(transaction.changes)
      shown = null
    } else if (shown && transaction.selection && !touches(shown, transaction.newSelection.main.head)) shown = null
    for (const effect of transaction.effects) {
      if (effect.is(tell)) {
        list = effect.value
        drawn = draw(list, transaction.state.doc.length)
        shown = null
      } else if (effect.is(show)) shown = effect.value
    }
    return list === value.list && drawn === value.drawn && shown === value.shown ? value : { list, drawn, shown }
  },
  provide: field => [
    EditorView.decorations.from(field, value => value.drawn),
    showTooltip.from(field, ({ shown }) => (shown ? tooltipOf(shown) : null)),
  ],
})

function moved<T extends FieldProblem>(problem: T, { changes }: Transaction): T {
  const fixes = problem.fixes.map(fix => ({ ...fix, from: changes.mapPos(fix.from), to: changes.mapPos(fix.to, 1) }))
  return { ...problem, from: changes.mapPos(problem.from), to: changes.mapPos(problem.to, 1), fixes }
}

/** A problem of no length is drawn under the character before it, so that there is something to see and to point at. */
function draw(list: readonly FieldProblem[], length: number): DecorationSet {
  const marks = list.flatMap(({ from, to, severity }) => {
    const end = Math.min(Math.max(to, from + 1), length)
    const start = Math.max(0, Math.min(from, end - 1))
    return end > start ? [Decoration.mark({ class: `rule-${severity}` }).range(start, end)] : []
  })
  return Decoration.set(marks, true)
}

const touches = ({ from, to }: FieldProblem, place: number): boolean => from <= place && place <= to

const tooltipOf = (problem: FieldProblem) => ({
  pos: problem.from,
  end: Math.max(problem.to, problem.from),
  create: (view: EditorView) => ({
    dom: problemCard(problem, {
      onFix: fix => applyFix(view, fix),
      onClose: () => {
        view.dispatch({ effects: show.of(null) })
        view.focus()
      },
    }),
    offset: { x: 0, y: 4 },
  }),
})

function applyFix(view: EditorView, { from, to, replacement }: FieldFix): void {
  view.dispatch({
    changes: { from, to, insert: replacement },
    selection: { anchor: from + replacement.length },
    effects: show.of(null),
    userEvent: 'input.complete',
  })
  view.focus()
}

/** Under the pointer; the card opened from the keyboard stands alone. */
const underPointer = hoverTooltip(
  (view, place) => {
    const { list, shown } = view.state.field(problems)
    const found = list.find(each => touches(each, place) && each.to > each.from)
    return found && found !== shown ? tooltipOf(found) : null
  },
  { hideOnChange: true, hoverTime: 250 },
)

/** The next problem after the cursor or the one before it, round at the ends. */
const go =
  (by: 1 | -1): Command =>
  view => {
    const { list } = view.state.field(problems)
    const { from, to } = view.state.selection.main
    const next =
      by === 1
        ? (list.find(each => each.from > from || (each.from === from && each.to > to)) ?? list[0])
        : (list.findLast(each => each.from < from) ?? list.at(-1))
    if (!next) return false
    open(view, next)
    return true
  }

function open(view: EditorView, problem: FieldProblem): void {
  const length = view.state.doc.length
  view.dispatch({
    selection: { anchor: Math.min(problem.from, length), head: Math.min(problem.to, length) },
    scrollIntoView: true,
    effects: [show.of(problem), EditorView.announce.of(`${problem.message} ${problem.place}`)],
  })
}

/** The card of the problem under the cursor, or of the next one, with the focus on its first fix. */
const mend: Command = view => {
  const { list, shown } = view.state.field(problems)
  const { head } = view.state.selection.main
  const here = shown ?? list.find(each => touches(each, head)) ?? list.find(each => each.from > head) ?? list[0]
  if (!here) return false
  open(view, here)
  // The card is placed when the browser draws next; a hidden button takes no focus.
  requestAnimationFrame(() => view.dom.querySelector<HTMLElement>('.rule-card button')?.focus())
  return true
}

const close: Command = view => {
  if (!view.state.field(problems).shown) return false
  view.dispatch({ effects: show.of(null) })
  return true
}

export const problemKeys = [
  { key: 'F8', run: go(1), shift: go(-1) },
  // Chinese input methods take Ctrl+. for themselves on some systems: Alt+Enter does the same.
  { key: 'Mod-.', run: mend },
  { key: 'Alt-Enter', run: mend },
  { key: 'Escape', run: close },
]

export const ruleProblems: Extension = [problems, underPointer]

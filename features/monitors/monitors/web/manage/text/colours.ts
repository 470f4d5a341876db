/** Colours of a rule and the partner of the bracket beside the cursor, drawn from `signsOf`. */
import type { Extension, Range } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { bracketsAt, type Sign, signsOf } from './signs.ts'

/** UTF-16 units. Longer texts are coloured only where they are seen: a mark for each sign of 750,000 would stop the tab. */
const mostColoured = 4_000

class Colours {
  drawn: DecorationSet
  /** The stretches that are coloured, each with its signs at offsets of its own text. */
  private read: { start: number; text: string; signs: Sign[] }[] = []
  private coloured: Range<Decoration>[] = []

  constructor(view: EditorView) {
    this.cut(view)
    this.drawn = this.draw(view)
  }

  update(update: ViewUpdate): void {
    // While an input method composes, nothing around its letters may be drawn anew.
    if (update.view.composing && update.docChanged) {
      this.drawn = this.drawn.map(update.changes)
      return
    }
    const isLong = update.state.doc.length > mostColoured
    if (update.docChanged || (isLong && update.viewportChanged)) this.cut(update.view)
    else if (!update.selectionSet && !update.focusChanged) return
    this.drawn = this.draw(update.view)
  }

  /** After a composition, what was put off. */
  catchUp(view: EditorView): void {
    this.cut(view)
    this.drawn = this.draw(view)
  }

  private cut({ state, visibleRanges }: EditorView): void {
    const all = [{ from: 0, to: state.doc.length }]
    this.read = (state.doc.length > mostColoured ? visibleRanges : all).map(({ from, to }) => {
      const text = state.sliceDoc(from, to)
      return { start: from, text, signs: signsOf(text) }
    })
    this.coloured = this.read.flatMap(({ start, signs }) =>
      signs.flatMap(sign => {
        const look = looks[classOf(sign)]
        return look ? [look.range(start + sign.from, start + sign.to)] : []
      }),
    )
  }

  private draw({ state }: EditorView): DecorationSet {
    const { empty, head } = state.selection.main
    const paired = this.read.flatMap(({ start, text, signs }) => {
      const pair = empty ? bracketsAt(text, signs, head - start) : null
      return (pair ?? []).map(({ from, to }) => partner.range(start + from, start + to))
    })
    return Decoration.set([...this.coloured, ...paired], true)
  }
}

const classOf = ({ kind, excluded }: Sign) =>
  excluded && ['word', 'quoted', 'name'].includes(kind) ? 'excluded' : kind
const look = (name: string) => Decoration.mark({ class: `rule-${name}` })
const looks = {
  operator: look('operator'),
  bracket: look('bracket'),
  scope: look('scope'),
  number: look('number'),
  quoted: look('quoted'),
  name: look('name'),
  /** The colour of text: a mark for it would only cost. */
  word: null,
  excluded: look('excluded'),
}
const partner = look('partner')

export const ruleColours: Extension = ViewPlugin.fromClass(Colours, {
  decorations: colours => colours.drawn,
  eventObservers: {
    compositionend(_, view) {
      setTimeout(() => {
        if (view.composing || !view.dom.isConnected) return
        this.catchUp(view)
        view.dispatch({})
      })
    },
  },
})

/** Colours of a rule and the partner of the bracket beside the cursor, drawn from `signsOf`. */
import type { Extension, Range } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { bracketsAt, type Sign, signsOf } from './signs.ts'

/** UTF-16 units. Longer texts are coloured only where they are seen: a mark for each sign of 750,000 would stop the tab. */
const mostColoured = 20_000

class Colours {
  drawn: DecorationSet
  private text = ''
  private start = 0
  private signs: Sign[] = []
  private coloured: Range<Decoration>[] = []

  constructor(view: EditorView) {
    this.read(view)
    this.drawn = this.draw(view)
  }

  update(update: ViewUpdate): void {
    // While an input method composes, nothing around its letters may be drawn anew.
    if (update.view.composing && update.docChanged) {
      this.drawn = this.drawn.map(update.changes)
      return
    }
    const isLong = update.state.doc.length > mostColoured
    if (update.docChanged || (isLong && update.viewportChanged)) this.read(update.view)
    else if (!update.selectionSet && !update.focusChanged) return
    this.drawn = this.draw(update.view)
  }

  /** After a composition, what was put off. */
  catchUp(view: EditorView): void {
    this.read(view)
    this.drawn = this.draw(view)
  }

  private read({ state, viewport }: EditorView): void {
    const { from, to } =
      state.doc.length > mostColoured
        ? { from: viewport.from, to: Math.min(viewport.to, viewport.from + mostColoured) }
        : { from: 0, to: state.doc.length }
    this.start = from
    this.text = state.sliceDoc(from, to)
    this.signs = signsOf(this.text)
    this.coloured = this.signs.map(sign => looks[classOf(sign)].range(from + sign.from, from + sign.to))
  }

  private draw({ state }: EditorView): DecorationSet {
    const { main } = state.selection
    const pair = main.empty ? bracketsAt(this.text, this.signs, main.head - this.start) : null
    const paired = (pair ?? []).map(({ from, to }) => partner.range(this.start + from, this.start + to))
    return Decoration.set([...this.coloured, ...paired], true)
  }
}

const classOf = ({ kind, excluded }: Sign) => (excluded && (kind === 'word' || kind === 'quoted') ? 'excluded' : kind)
const look = (name: string) => Decoration.mark({ class: `rule-${name}` })
const looks = {
  operator: look('operator'),
  bracket: look('bracket'),
  scope: look('scope'),
  number: look('number'),
  quoted: look('quoted'),
  word: look('word'),
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

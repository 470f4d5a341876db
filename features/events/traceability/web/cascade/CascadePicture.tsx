import { Button, IconButton, Panel, Row, useColours, useFormat, useWords } from '@guanlan/platform/web'
import { memo, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type Cascade, openUnknown } from '../../contract/cascade.ts'
import { strings } from '../../strings.ts'
import styles from './cascade.module.css'
import { draw, type View, wholeView, zoomed } from './draw.ts'
import { layoutOf, nodeNear } from './layout.ts'
import { wayTo } from './rows.ts'
import { useCanvas } from './use-canvas.ts'
import { useWordsOfReposts } from './use-words-of-reposts.ts'

const step = 1.4
/** Pixels that a finger may miss a point, and that it may move while it only points. */
const miss = 8
const still = 4

/** The reposts as trees around where they begin; moved with the finger, larger by Ctrl and the wheel. The table says the same in words. */
export const CascadePicture = memo(function CascadePicture({
  cascade,
  chosen,
  onChoose,
  onUnfold,
}: {
  cascade: Cascade
  chosen: number | null
  onChoose: (node: number) => void
  onUnfold: ((number: number) => void) | undefined
}) {
  const t = useWords(strings)
  const words = useWordsOfReposts(cascade)
  const { colours } = useColours()
  const { exact } = useFormat()
  const { nodes, total, foldedUnknown } = cascade
  const folded = total - (nodes.length - 1)
  const layout = useMemo(() => layoutOf(nodes), [nodes])
  const way = useMemo(() => (chosen === null ? [] : wayTo(nodes, chosen)), [nodes, chosen])
  /** null: all of it. */
  const view = useRef<View | null>(null)
  const pressed = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  const [pointed, setPointed] = useState<{ node: number; x: number; y: number } | null>(null)
  const inks = { main: colours.primary, ground: colours.panelBg, text: colours.text, quiet: colours.textSecondary }
  const { canvas, redraw, size } = useCanvas(
    (on, room) => {
      const { fontFamily: font } = getComputedStyle(on.canvas)
      const drawn = { layout, nodes, way, inks, name: t('thePost'), font }
      draw(on, drawn, view.current ?? wholeView(layout, room), room)
    },
    (by, at) => zoom(by, at),
  )
  const viewNow = () => view.current ?? wholeView(layout, size())
  const look = (at: View | null) => {
    view.current = at
    redraw()
  }
  function zoom(by: number, at?: { x: number; y: number }) {
    const { width, height } = size()
    look(zoomed(viewNow(), by, at ?? { x: width / 2, y: height / 2 }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout is looked at as a whole
  useEffect(() => look(null), [layout])

  const pointAt = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const [x, y] = [event.clientX - box.left, event.clientY - box.top]
    const now = viewNow()
    return { x, y, node: nodeNear(layout, (x - now.x) / now.scale, (y - now.y) / now.scale, miss / now.scale) }
  }
  const onMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = pressed.current
    if (!from) {
      const { node, x, y } = pointAt(event)
      setPointed(before => (node === null ? null : before?.node === node ? before : { node, x, y }))
      return
    }
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (!from.moved && Math.hypot(dx, dy) < still) return
    const now = viewNow()
    pressed.current = { x: event.clientX, y: event.clientY, moved: true }
    setPointed(null)
    look({ ...now, x: now.x + dx, y: now.y + dy })
  }
  const shown = pointed === null ? undefined : nodes[pointed.node]
  return (
    <Panel
      title={t('cascadePicture')}
      note={<Legend />}
      more={
        <Row gap={4} align="center">
          <IconButton size="small" icon="minus" label={t('zoomOut')} onClick={() => zoom(1 / step)} />
          <IconButton size="small" icon="plus" label={t('zoomIn')} onClick={() => zoom(step)} />
          <Button size="small" onClick={() => look(null)}>
            {t('zoomAll')}
          </Button>
        </Row>
      }
    >
      <div className={styles.picture}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('cascadeLabel', { count: exact(nodes.length - 1) })}
          data-pointing={pointed !== null || undefined}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            pressed.current = { x: event.clientX, y: event.clientY, moved: false }
          }}
          onPointerMove={onMove}
          onPointerUp={event => {
            const { node } = pointAt(event)
            if (pressed.current?.moved === false && node !== null) onChoose(node)
            pressed.current = null
          }}
          onPointerCancel={() => {
            pressed.current = null
          }}
          onPointerLeave={() => setPointed(null)}
        />
        {pointed && shown && (
          <p
            className={styles.tip}
            style={{ left: pointed.x, top: pointed.y }}
            data-left={pointed.x > size().width / 2 || undefined}
            data-above={pointed.y > size().height / 2 || undefined}
          >
            {words.sentence(shown)}
          </p>
        )}
      </div>
      {folded > 0 && (
        <p className={styles.foot}>
          <span className="dim">{t('drawnOf', { shown: exact(nodes.length - 1), folded: exact(folded) })}</span>{' '}
          {foldedUnknown === 0 ? null : onUnfold ? (
            <Button size="small" onClick={() => onUnfold(openUnknown)}>
              {t('unfoldUnknown', { count: exact(foldedUnknown) })}
            </Button>
          ) : (
            <span className="dim">{t('foldedUnknown', { count: exact(foldedUnknown) })}</span>
          )}
        </p>
      )}
    </Panel>
  )
})

function Legend() {
  const t = useWords(strings)
  return (
    <span className={styles.legend}>
      <span>
        <i data-kind="post" />
        {t('thePost')}
      </span>
      <span>
        <i data-kind="known" />
        {t('isKnown')}
      </span>
      <span>
        <i data-kind="inferred" />
        {t('isInferred')}
      </span>
      <span>
        <i data-kind="unknown" />
        {t('isUnknown')}
      </span>
    </span>
  )
}

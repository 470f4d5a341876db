/** Draws the reposts on a canvas: few strokes, so that two thousand of them move along with the finger. */
import type { RepostNode } from '../../contract/cascade.ts'
import type { CascadeLayout, Curve } from './layout.ts'

export interface Inks {
  main: string
  ground: string
  text: string
  quiet: string
}
export interface View {
  /** Pixels a unit, and where the middle of the layout stands. */
  scale: number
  x: number
  y: number
}

const around = 2 * Math.PI
/** Pixels that a point has at least, and the post. */
const seen = 1.6
const seenPost = 6

export interface Drawn {
  layout: CascadeLayout
  nodes: readonly RepostNode[]
  /** From where a line begins to the repost that is chosen. */
  way: readonly number[]
  inks: Inks
  /** What stands beside the post, and in which letters. */
  name: string
  font: string
}

export function draw(
  on: CanvasRenderingContext2D,
  { layout, nodes, way, inks, name, font }: Drawn,
  view: View,
  size: { width: number; height: number; ratio: number },
): void {
  on.setTransform(size.ratio, 0, 0, size.ratio, 0, 0)
  on.clearRect(0, 0, size.width, size.height)
  on.translate(view.x, view.y)
  on.scale(view.scale, view.scale)
  const onWay = new Set(way)
  const stroke = (curves: readonly Curve[], colour: string, width: number, dash: readonly number[]) => {
    on.beginPath()
    for (const { points } of curves) {
      const [x1, y1, x2, y2, x3, y3, x4, y4] = points
      on.moveTo(x1, y1)
      on.bezierCurveTo(x2, y2, x3, y3, x4, y4)
    }
    on.strokeStyle = colour
    on.lineWidth = width / view.scale
    on.setLineDash(dash.map(length => length / view.scale))
    on.stroke()
    on.setLineDash([])
  }
  const { curves, spots } = layout
  // Where there are many, each says less.
  on.globalAlpha = Math.min(0.7, Math.max(0.2, (250 * Math.max(1, view.scale)) / Math.max(1, curves.length)))
  stroke(
    curves.filter(({ isKnown }) => isKnown),
    inks.quiet,
    1,
    [],
  )
  stroke(
    curves.filter(({ isKnown }) => !isKnown),
    inks.quiet,
    1,
    [4, 4],
  )
  on.globalAlpha = 1
  const between = curves.filter(({ from, to }) => onWay.has(from) && onWay.has(to))
  stroke(
    between.filter(({ isKnown }) => isKnown),
    inks.main,
    2.5,
    [],
  )
  stroke(
    between.filter(({ isKnown }) => !isKnown),
    inks.main,
    2.5,
    [5, 4],
  )

  /** However far away, a point is seen. */
  const radiusAt = (place: number) => Math.max(spots[place]?.radius ?? 0, (place === 0 ? seenPost : seen) / view.scale)
  const discs = (places: readonly number[], fill: string, edge: string, width: number) => {
    on.beginPath()
    for (const place of places) {
      const spot = spots[place]
      if (!spot) continue
      const radius = radiusAt(place)
      on.moveTo(spot.x + radius, spot.y)
      on.arc(spot.x, spot.y, radius, 0, around)
    }
    on.fillStyle = fill
    on.fill()
    on.strokeStyle = edge
    on.lineWidth = Math.min(width, view.scale * 2) / view.scale
    on.stroke()
  }
  const by = Map.groupBy(nodes.keys(), kindAt)
  discs(by.get('unknown') ?? [], inks.ground, inks.quiet, 1.2)
  discs(by.get('inferred') ?? [], inks.ground, inks.main, 1.5)
  discs(by.get('known') ?? [], inks.main, inks.ground, 1)
  discs(by.get('post') ?? [], inks.text, inks.ground, 1.5)
  label()
  const chosen = way.at(-1)
  if (chosen !== undefined) {
    const spot = spots[chosen]
    if (spot) {
      on.beginPath()
      on.arc(spot.x, spot.y, radiusAt(chosen) + 4 / view.scale, 0, around)
      on.strokeStyle = inks.text
      on.lineWidth = 2 / view.scale
      on.stroke()
    }
  }

  function label(): void {
    const post = spots[0]
    if (!post) return
    on.font = `600 ${12 / view.scale}px ${font}`
    on.textBaseline = 'middle'
    on.lineWidth = 3 / view.scale
    on.strokeStyle = inks.ground
    on.fillStyle = inks.text
    const x = post.x + radiusAt(0) + 4 / view.scale
    on.strokeText(name, x, post.y)
    on.fillText(name, x, post.y)
  }

  function kindAt(place: number): 'post' | 'known' | 'inferred' | 'unknown' {
    const reason = nodes[place]?.reason
    if (place === 0) return 'post'
    return reason === 'given' ? 'known' : reason === 'named' ? 'inferred' : 'unknown'
  }
}

/** All of it, with a little room. */
export function wholeView(
  { box }: Pick<CascadeLayout, 'box'>,
  { width, height }: { width: number; height: number },
): View {
  const { left, top, right, bottom } = box
  const scale = Math.min(2.2, (width - 24) / Math.max(1, right - left), (height - 24) / Math.max(1, bottom - top))
  return { scale, x: width / 2 - ((left + right) / 2) * scale, y: height / 2 - ((top + bottom) / 2) * scale }
}

/** Larger or smaller, the point that is looked at where it is. */
export function zoomed(view: View, by: number, at: { x: number; y: number }): View {
  const scale = Math.min(20, Math.max(0.02, view.scale * by))
  const real = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real }
}

/** A chart as a picture of its own: its title above it, what its colours mean and the question it answers below, on its own ground. */
import { escapeXml, widthOf } from '@guanlan/platform/contract'
import type { EChartsType } from 'echarts/core'
import { saveAs } from '../files/save-as.ts'
import { fonts } from '../theme/appearance.ts'
import type { ChartColours } from './colours.ts'

export interface PictureText {
  title: string
  /** What the colours mean, in the order of the series; none where the picture itself says it. */
  legend: readonly { name: string; colour: string }[]
  /** Below: the question, when it was made, what was not collected. */
  lines: readonly string[]
}
interface Size {
  width: number
  height: number
}

/** Pixels of the result for one of the screen, where it is made of pixels. */
const scale = 2
const [head, legendHeight, lineHeight, edge] = [44, 22, 17, 12]
const [titleSize, textSize] = [15, 11]

/** In lines of this width; a word may be broken, a sign not. Pure. */
export function wrapped(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const sign of text) {
    if (line && widthOf(line + sign, size) > width) {
      lines.push(line)
      line = ''
    }
    line += line === '' && sign === ' ' ? '' : sign
  }
  return line ? [...lines, line] : lines
}

/** @param drawn the picture itself, an `svg` element as text Pure. */
export function pictureSvg(
  drawn: string,
  { width, height }: Size,
  { title, legend, lines }: PictureText,
  { ground, text, quiet }: Pick<ChartColours, 'ground' | 'text' | 'quiet'>,
): Size & { svg: string } {
  const say = (line: string, x: number, y: number, size: number, fill: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="${escapeXml(fonts.text)}"${more}>${escapeXml(line)}</text>`
  const marks: string[] = []
  let [x, y] = [edge, head + height + 6]
  for (const { name, colour } of legend) {
    const room = widthOf(name, textSize) + 30
    if (x > edge && x + room > width - edge) [x, y] = [edge, y + legendHeight]
    marks.push(
      `<rect x="${x}" y="${y + 3}" width="8" height="8" rx="2" fill="${colour}"/>${say(name, x + 14, y + 11, textSize, text)}`,
    )
    x += room
  }
  const below = legend.length > 0 ? y + legendHeight : head + height
  const texts = lines.flatMap(line => wrapped(line, width - 2 * edge, textSize))
  const whole = below + (texts.length > 0 ? texts.length * lineHeight + edge : legend.length > 0 ? 6 : 0)
  const cut = wrapped(title, width - 2 * edge, titleSize)
  const heading = cut.length > 1 ? `${cut[0]}…` : title
  return {
    width,
    height: whole,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}"><title>${escapeXml(title)}</title><rect width="100%" height="100%" fill="${ground}"/>${say(heading, edge, head / 2 + 6, titleSize, text, ' font-weight="600"')}<g transform="translate(0 ${head})">${drawn}</g>${marks.join('')}${texts.map((line, at) => say(line, edge, below + at * lineHeight + 12, textSize, quiet)).join('')}</svg>`,
  }
}

/** An element of a picture, or a group of them. */
interface Drawn {
  stopAnimation(scope: undefined, toItsEnd: boolean): unknown
  traverse?(each: (element: Drawn) => void): void
}

/** The `svg` element of a chart as text, with nothing lifted under the pointer; null: nothing is drawn. */
export function drawnIn(chart: EChartsType): string | null {
  chart.dispatchAction({ type: 'downplay' })
  const painter = chart.getZr()
  // What is lifted goes down slowly: its way is taken at once.
  for (const root of painter.storage.getRoots() as readonly Drawn[]) {
    root.stopAnimation(undefined, true)
    root.traverse?.(element => {
      element.stopAnimation(undefined, true)
    })
  }
  painter.flush()
  const drawn = chart.getDom().querySelector('svg')
  // Not ECharts' own text of it: that leaves the quotes in names of fonts as they are, which is no XML.
  return drawn && new XMLSerializer().serializeToString(drawn)
}

/** @throws when nothing is drawn, or the browser makes no picture */
export async function savePicture(
  kind: 'png' | 'svg',
  chart: EChartsType,
  text: PictureText,
  colours: ChartColours,
): Promise<void> {
  const inner = drawnIn(chart)
  if (inner === null) throw new Error('nothing is drawn')
  const { svg, ...size } = pictureSvg(inner, { width: chart.getWidth(), height: chart.getHeight() }, text, colours)
  const file = kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pixelsOf(svg, size)
  saveAs(file, `${fileName(text.title)}.${kind}`)
}

/** @throws when the browser makes no picture */
export async function pixelsOf(svg: string, { width, height }: Size): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: width * scale, height: height * scale })
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('no canvas')
  paper.drawImage(image, 0, 0, width * scale, height * scale)
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('no picture')
  return blob
}

/** Without what names of files may not have. Pure. */
export const fileName = (title: string): string =>
  title
    .replace(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'chart'

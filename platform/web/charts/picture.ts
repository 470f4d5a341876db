/** A chart as a PNG of twice its size, under its title, on its own ground: for a report or a message. */
import type { EChartsType } from 'echarts/core'
import { fonts } from '../theme/appearance.ts'
import type { ChartColours } from './colours.ts'

const scale = 2
/** Pixels above the chart for its title. */
const head = 44

export async function downloadPicture(chart: EChartsType, title: string, colours: ChartColours): Promise<void> {
  const drawn = chart.getDom().querySelector('svg')
  if (!drawn) throw new Error('nothing is drawn')
  const image = new Image()
  // Not ECharts' own text of it: that leaves the quotes in names of fonts as they are, which is no XML.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`
  await image.decode()
  const [width, height] = [chart.getWidth(), chart.getHeight()]
  const canvas = Object.assign(document.createElement('canvas'), {
    width: width * scale,
    height: (height + head) * scale,
  })
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('no canvas')
  paper.scale(scale, scale)
  paper.fillStyle = colours.ground
  paper.fillRect(0, 0, width, height + head)
  paper.fillStyle = colours.text
  paper.font = `600 15px ${fonts.text}`
  paper.textBaseline = 'middle'
  paper.fillText(title, 12, head / 2, width - 24)
  paper.drawImage(image, 0, head, width, height)
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('no picture')
  const address = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: address, download: `${fileName(title)}.png` }).click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Without what names of files may not have. Pure. */
export const fileName = (title: string): string =>
  title
    .replace(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'chart'

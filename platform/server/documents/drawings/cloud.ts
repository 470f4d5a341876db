/** Words as an SVG, larger for more, where the browser places them, too. Pure. */
import { escapeXml, placeWords } from '@guanlan/platform/contract'
import { type ChartPart, colourOf, type Look } from '../document.ts'
import { fontsOf } from './option.ts'

export function cloudSvg({ data }: Pick<ChartPart, 'data'>, look: Look, width: number, height: number): string {
  const words = data.rows.map((text, row) => ({ text, value: data.series[0]?.values[row] ?? 0 }))
  const placed = placeWords(words, width, height).map(({ row, x, y, size }) => {
    const tone = data.tones?.[row]
    const colour = tone ? colourOf(look, tone, row) : row < 3 ? look.accent : look.ink
    return `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}" font-weight="${size > 26 ? 600 : 400}" fill="${colour}" text-anchor="middle" dominant-baseline="central">${escapeXml(words[row]?.text ?? '')}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapeXml(fontsOf(look))}">${placed.join('')}</svg>`
}

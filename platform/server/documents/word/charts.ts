/** Charts of Word, which can be edited there; kinds that it does not have are pictures. */
import { cleanXml } from '@guanlan/platform/contract'
import { ImageRun, Paragraph as WordParagraph } from 'docx'
import { ChartRun } from 'docx/charts'
import { type ChartPart, colourOf, type Look } from '../document.ts'
import { chartSize, drawChart, heightOf, pictureOf } from '../drawings/draw.ts'
import type { Place } from './place.ts'
import { hex, pixels, sentenceLine, titleLine } from './words.ts'

export async function chartOf(chart: ChartPart, { look, width }: Place): Promise<WordParagraph[]> {
  return [
    titleLine(chart.title, look),
    new WordParagraph({ keepNext: chart.sentence !== '', children: [await drawingOf(chart, look, pixels(width))] }),
    ...(chart.sentence ? [sentenceLine(chart.sentence, look)] : []),
  ]
}

/** A chart of Word's own where it has one of the kind. */
async function drawingOf(chart: ChartPart, look: Look, width: number): Promise<ChartRun | ImageRun> {
  const { data, drawn, sentence, title } = chart
  const altText = { name: cleanXml(title), description: cleanXml(sentence || title), title: '' }
  const height = Math.round(heightOf(chart) * Math.min(1, width / chartSize.width))
  const size = { width, height }
  if (data.rows.length === 0 || data.series.length === 0 || drawn === 'cloud' || drawn === 'heat')
    return new ImageRun({ type: 'png', data: await pictureOf(drawChart(chart, look)), transformation: size, altText })
  const categories = data.rows.map(cleanXml)
  const common = {
    categories,
    transformation: size,
    altText,
    font: { name: look.font.eastern, color: hex(look.ink) },
    chartArea: { fill: 'none', border: 'none' as const },
  }
  const series = data.series.map((each, at) => ({
    name: cleanXml(each.name) || ' ',
    values: each.values,
    color: hex(colourOf(look, each.tone, at)),
  }))
  const [first] = series
  if (drawn === 'share' && first)
    return new ChartRun({
      ...common,
      type: 'doughnut',
      holeSize: 55,
      series: [
        {
          name: first.name,
          values: first.values.map(value => value ?? 0),
          colors: categories.map((_, row) => hex(colourOf(look, data.tones?.[row], row))),
        },
      ],
      dataLabels: { percentage: true, numberFormat: '0.0%', font: { color: 'FFFFFF' } },
      legend: { position: 'right' },
    })
  const legend = series.length > 1 ? ({ position: 'bottom' } as const) : (false as const)
  const valueAxis = { numberFormat: '#,##0' }
  if (drawn === 'line')
    return new ChartRun({ ...common, type: 'line', series, legend, valueAxis, markers: categories.length <= 16 })
  if (drawn === 'bar')
    return new ChartRun({
      ...common,
      type: 'bar',
      series,
      legend,
      valueAxis: { ...valueAxis, visible: false, gridlines: false },
      categoryAxis: { reverseOrder: true },
      gapWidth: 60,
      ...(series.length === 1 && { dataLabels: { value: true, numberFormat: '#,##0' } }),
    })
  return new ChartRun({
    ...common,
    type: 'column',
    series,
    legend,
    valueAxis,
    gapWidth: 60,
    ...(drawn === 'stacked' && { stacking: 'stacked' as const }),
  })
}

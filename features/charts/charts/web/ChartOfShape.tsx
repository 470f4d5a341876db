import { BarChart, type ChartProps, CloudChart, HeatChart, LineChart, ShareChart } from '@guanlan/platform/web'
import type { FigureShape } from '../contract.ts'

/** Figures as their shape is drawn, here as on the analysis. */
export function ChartOfShape({ shape, ...props }: ChartProps & { shape: FigureShape }) {
  const legendAt = shape === 'bars' || shape === 'pairs' || shape === 'columns' ? ('foot' as const) : ('head' as const)
  const shown = { legendAt, ...props }
  if (shape === 'line') return <LineChart {...shown} />
  if (shape === 'ring') return <ShareChart {...shown} />
  if (shape === 'heat') return <HeatChart {...shown} />
  if (shape === 'cloud') return <CloudChart {...shown} />
  if (shape === 'pairs') return <BarChart {...shown} horizontal />
  return <BarChart {...shown} horizontal={shape === 'bars'} stacked={props.data.series.length > 1} />
}

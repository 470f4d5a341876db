import type { Question } from '@guanlan/features/articles/articles/contract'
import type { ChartBand } from '@guanlan/platform/contract'
import { connect, percent, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { charts, type Forecast } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { wholeQuarters } from '../anomalies/use-anomalies.ts'

const api = connect(charts)

export interface Forecasted {
  /** Null: none is drawn, and the sentence says why. */
  band: ChartBand | null
  /** How it did in the four weeks before, or why there is none. */
  sentence: string
}

/**
 * The band beyond the last point of a volume.
 * @param question null: it is switched off, or its range has an end of its own
 * @param last where the last point of the picture begins
 */
export function useForecast(
  question: Question | null,
  { unit, last, said }: { unit: Forecast['unit'] | undefined; last: string | undefined; said: (iso: string) => string },
): Forecasted | null {
  const t = useWords(strings)
  const format = useFormat()
  const asked = question && wholeQuarters(question)
  const { data, isError } = useQuery({
    queryKey: ['charts', 'forecast', asked],
    queryFn: ({ signal }) => api.forecast({ body: asked as Question }, { signal, timeout: 'long' }),
    enabled: asked !== null && asked.from < asked.to,
    staleTime: 5 * 60_000,
    retry: false,
  })
  const isOn = asked !== null
  return useMemo(() => {
    if (!isOn) return null
    if (isError) return { band: null, sentence: t('forecastFailed') }
    // Of another width, while a range changes: it is none of this picture.
    if (!data || data.unit !== unit || last === undefined) return { band: null, sentence: t('forecastComes') }
    if (data.state !== 'known') return { band: null, sentence: t(`forecast_${data.state}`) }
    const { backtest } = data
    const tenths = (value: number) => format.exact(Math.round(value * 10) / 10)
    const sentence = backtest
      ? t(`forecastTested_${data.unit}`, {
          points: format.exact(backtest.points),
          inside: percent(backtest.inside, 0),
          error: tenths(backtest.meanError),
          count: tenths(backtest.meanCount),
        })
      : t('forecastUntested')
    const points = data.points.filter(({ from }) => from > last)
    const all = (name: 'low' | 'middle' | 'high') => points.map(point => point[name])
    const rows = points.map(({ from }) => said(from))
    return {
      band: { name: t(`forecast_${data.unit}`), rows, low: all('low'), middle: all('middle'), high: all('high') },
      sentence,
    }
  }, [data, isError, isOn, unit, last, said, t, format])
}

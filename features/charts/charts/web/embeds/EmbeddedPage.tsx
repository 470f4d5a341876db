/** What stands in the frame of another site: the chart as it is now, or one sentence. Asked again every half minute, so that an ended one goes. */
import {
  type ChartData,
  connect,
  ErrorState,
  OwnQueries,
  SkeletonBlock,
  useAppearance,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { charts, type EmbeddedChart } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { ChartOfShape } from '../ChartOfShape.tsx'
import styles from './embedded.module.css'

const api = connect(charts)
const pauseMs = 30_000

export const EmbeddedPage = ({ token }: { token: string }) => (
  <OwnQueries>
    <Embedded token={token} />
  </OwnQueries>
)

function Embedded({ token }: { token: string }) {
  const t = useWords(strings)
  const format = useFormat()
  const { data, error } = useQuery({
    queryKey: ['embedded', token],
    queryFn: ({ signal }) => api.embedded({ params: { token } }, { signal, timeout: 'long' }),
    refetchInterval: pauseMs,
    retry: false,
  })
  const height = useRoom()
  useLook(data)
  const isGone = (error as { kind?: string } | null)?.kind === 'missing'
  if (error && (isGone || !data))
    return (
      <main className={styles.page}>
        <ErrorState
          title={t(isGone ? 'embedGone' : 'embedFailed')}
          meaning={isGone ? t('embedGoneText') : error.message}
        />
      </main>
    )
  if (!data)
    return (
      <main className={styles.page}>
        <SkeletonBlock height={height} />
      </main>
    )
  return (
    <main className={styles.page}>
      <ChartOfShape
        title={data.title}
        note={data.note}
        shape={data.shape}
        data={data.data as ChartData}
        height={height}
      />
      <p className="dim">
        {t('embeddedFoot', { span: data.span, at: format.moment(data.at).slice(0, 16), zone: data.zone })}
      </p>
    </main>
  )
}

/** Language, colours and zone are those of the embedded chart; what somebody chose in the product itself is left alone. */
function useLook(chart: EmbeddedChart | undefined): void {
  const { language, theme, zone } = chart ?? {}
  useEffect(() => {
    if (language && theme && zone) useAppearance.setState({ locale: language, theme, timeZone: zone })
  }, [language, theme, zone])
}

/** Pixels around the picture: head of the panel, line below, edges. */
const around = 96
const least = 120

/** How high a picture fills the frame. */
function useRoom(): number {
  const [height, setHeight] = useState(() => Math.max(least, innerHeight - around))
  useEffect(() => {
    const fit = () => setHeight(Math.max(least, innerHeight - around))
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [])
  return height
}

import { Button, Row, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { SourceQuestion, type SourceRow } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './sources.module.css'
import { spanOfTime, usualPerDay } from './words.ts'

const mostNamed = 3
const question = SourceQuestion.parse({ condition: 'silent', sort: 'lastNewAt', order: 'desc' })

/** Sources that fell silent against their own habit, the latest first, with what they usually bring. Nothing while there are none. */
export function SilentNotice({ onShow }: { onShow: () => void }) {
  const t = useWords(strings)
  const format = useFormat()
  const { data } = useQuery({
    queryKey: ['sources', 'silent'],
    queryFn: ({ signal }) => api.list({ body: { ...question, page: 1, pageSize: mostNamed } }, { signal }),
  })
  if (!data?.list.length) return null
  const said = (row: SourceRow): string => {
    const since = row.lastNewAt ? (Date.now() - new Date(row.lastNewAt).getTime()) / 1_000 : 0
    const usual = usualPerDay(row.health.days)
    const named = { name: row.name, time: spanOfTime(Math.round(since), t) }
    return usual === null ? t('silentFor', named) : t('silentAgainst', { ...named, count: format.exact(usual) })
  }
  return (
    <Row as="section" gap={8} wrap={4} align="center" className={styles.silent} aria-label={t('silent')}>
      <b>{t('silentMany', { count: data.total ?? data.list.length })}</b>
      <span>{data.list.map(said).join(t('between'))}</span>
      <Button size="small" onClick={onShow}>
        {t('showSilent')}
      </Button>
    </Row>
  )
}

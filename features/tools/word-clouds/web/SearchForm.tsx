import { deskAddress, searchAddress } from '@guanlan/features/desk/article-list/web'
import { RuleBox, useMonitors } from '@guanlan/features/monitors/monitors/web'
import { Button, EmptyState, ErrorOf, Row, Segmented, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { CloudAndTable } from './CloudAndTable.tsx'

const lengths = ['1', '7', '30'] as const
const dayMs = 86_400_000

/** Hot words of a monitor, or of everything of the organisation; each opens its articles. */
export function SearchForm() {
  const t = useWords(strings)
  const navigate = useNavigate()
  const { data: monitors = [] } = useMonitors()
  const [monitor, setMonitor] = useState<number | null>(null)
  const [days, setDays] = useState<(typeof lengths)[number]>('7')
  /** As it is written, and as it was asked last. */
  const [written, setWritten] = useState('')
  const [rule, setRule] = useState('')
  const range = useMemo(() => {
    const to = new Date()
    return { from: new Date(to.getTime() - Number(days) * dayMs).toISOString(), to: to.toISOString() }
  }, [days])
  const { data, error, refetch } = useQuery({
    queryKey: ['wordClouds', monitor, rule, range],
    queryFn: ({ signal }) =>
      api.search(
        { body: { ...range, ...(monitor !== null && { monitor }), filters: [], rule } },
        { signal, timeout: 'long' },
      ),
  })
  const open = (word: string) => {
    const view = { monitor, range, filters: [{ field: 'keyword' as const, is: 'is' as const, values: [word] }] }
    void navigate(rule === '' ? deskAddress(view) : searchAddress(rule, view))
  }
  const show = () => setRule(written.trim())
  return (
    <>
      <Row gap={12} align="center" wrap={8}>
        <select
          className="field"
          aria-label={t('monitor')}
          value={monitor ?? ''}
          onChange={({ target }) => setMonitor(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('monitor')}</option>
          {monitors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Segmented
          label={t('days')}
          value={days}
          options={lengths.map(value => ({ value, label: t('lastDays', { days: value }) }))}
          onChange={setDays}
        />
      </Row>
      <div className="labelled">
        <span className="label-line">{t('rule')}</span>
        <RuleBox text={written} onChange={setWritten} onRun={show} />
        <Row gap={8} align="center">
          <Button size="small" disabled={written.trim() === rule} onClick={show}>
            {t('search')}
          </Button>
          <span className="dim">{t('ruleHint')}</span>
        </Row>
      </div>
      {error && !data ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={8} />
      ) : data.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <CloudAndTable words={data} counted={t('articles')} onOpen={open} />
      )}
    </>
  )
}

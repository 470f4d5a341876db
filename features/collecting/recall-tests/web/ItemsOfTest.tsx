import type { AbsenceReason } from '@guanlan/features/monitors/absence/contract'
import { strings as absenceStrings } from '@guanlan/features/monitors/absence/strings'
import { absentAddress } from '@guanlan/features/monitors/absence/web'
import { ErrorOf, linkTo, Row, Segmented, Tag, useFormat, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { type RecallItem, type RecallPlace, type RecallResult, type RecallTest, results } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './recall-tests.module.css'

const wordOf = (result: RecallResult) => (result === 'late' ? 'late_' : result)

/** What became of each article, and what to do about it. */
export function ItemsOfTest({ test }: { test: RecallTest }) {
  const t = useWords(strings)
  const format = useFormat()
  const [result, setResult] = useState<RecallResult | 'all'>('all')
  const looked = results.reduce((sum, each) => sum + test.counts[each], 0)
  const { data, error, refetch } = useQuery({
    queryKey: ['recallTests', 'items', test.id, result, looked],
    queryFn: ({ signal }) => api.items({ body: { id: test.id, ...(result !== 'all' && { result }) } }, { signal }),
    placeholderData: before => before,
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  return (
    <section className={styles.items} aria-label={test.name}>
      <div>
        <Segmented
          label={t('result')}
          value={result}
          options={[
            { value: 'all', label: `${t('all')} ${format.exact(test.total)}` },
            ...results.map(value => ({ value, label: `${t(wordOf(value))} ${format.exact(test.counts[value])}` })),
          ]}
          onChange={setResult}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section className={styles.rows} aria-label={t('result')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>{t('articleTitle')}</th>
              <th>{t('media')}</th>
              <th>{t('result')}</th>
              <th>{t('why')}</th>
            </tr>
          </thead>
          <tbody>
            {data?.list.map(item => (
              <tr key={item.position}>
                <td className={styles.sought}>{item.title || item.address}</td>
                <td>{item.media}</td>
                <td>
                  <Tag accent={item.result === 'found'}>{t(item.result ? wordOf(item.result) : 'waiting')}</Tag>
                </td>
                <td>{item.result && <Why item={item} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Why({ item }: { item: RecallItem }) {
  const t = useWords(strings)
  const why = useWords(absenceStrings)
  const { minutes, reasons, places } = item.detail
  if (item.result === 'found' || item.result === 'late')
    return (
      <Row gap={8} wrap={0}>
        {minutes !== null && <span>{minutes < 0 ? t('beforeList') : t('afterMinutes', { minutes })}</span>}
        <Link to={linkTo('/monitorDetail', null, { id: item.articleId })}>{t('open')}</Link>
      </Row>
    )
  if (item.result === 'unmatched')
    return (
      <>
        {reasons.length === 0 && <p>{why('absent_nothingNear')}</p>}
        {reasons.slice(0, 2).map(reason => (
          <Reason key={JSON.stringify(reason)} reason={reason} />
        ))}
        <Link to={absentAddress(item.address || item.title, { pathname: '', search: '' })}>{t('whole')}</Link>
      </>
    )
  return <Places item={item} places={places} />
}

/** In a line; the whole of it, with what mends it, stands on the desk. */
function Reason({ reason }: { reason: AbsenceReason }) {
  const t = useWords(absenceStrings)
  const format = useFormat()
  switch (reason.kind) {
    case 'binned':
      return <p>{t('absent_binned', { by: reason.by ?? t('absent_somebody'), at: format.moment(reason.at) })}</p>
    case 'filtered':
      return <p>{t('absent_filtered', { name: reason.name, filter: reason.filterName })}</p>
    case 'takenOut':
      return <p>{t('absent_takenOut', { name: reason.name, by: reason.by ?? t('absent_somebody') })}</p>
    case 'unmatched':
      return (
        <p>
          {t('absent_unmatched', { name: reason.name })}{' '}
          {reason.failing.slice(0, 3).map(({ text, excluded }) => (
            <span key={text}>
              {t(excluded ? 'absent_excluded' : 'absent_missing')} <code>{text}</code>{' '}
            </span>
          ))}
          {reason.limits.map(limit => t('absent_limit', { limit: t(`limit_${limit}`) })).join(' ')}
        </p>
      )
    case 'notFilled':
      return <p>{t('absent_notFilled', { name: reason.name })}</p>
    case 'otherMonitor':
      return <p>{t('absent_otherMonitor', { name: reason.name })}</p>
    case 'condition':
      return null
    default:
      return <p>{t(`absent_${reason.kind}`)}</p>
  }
}

function Places({ item: { address }, places }: { item: RecallItem; places: readonly RecallPlace[] }) {
  const t = useWords(strings)
  const mayAdd = useMay()('sources.edit')
  const host = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`)?.host
  if (places.length > 0)
    return places.map(place => (
      <Row key={place.name} as="p" gap={8} wrap={0}>
        <span>
          {place.kind === 'catalogue'
            ? t('inCatalogue', { name: place.name })
            : t(place.enabled ? (place.failing ? 'sourceFails' : 'sourceWorks') : 'sourceOff', { name: place.name })}
        </span>
        {place.kind === 'catalogue' && mayAdd && <Link to={adding(place.url)}>{t('addSite')}</Link>}
      </Row>
    ))
  if (!address || !host) return <p className="dim">{t('titleOnly')}</p>
  return (
    <Row as="p" gap={8} wrap={0}>
      <span>{t('noPlace')}</span>
      {mayAdd && <Link to={adding(host)}>{t('addSite')}</Link>}
    </Row>
  )
}

const adding = (address: string): string => linkTo('/sourceMange', null, { paste: address })

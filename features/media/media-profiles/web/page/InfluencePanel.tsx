import { type InfluencePart, influenceParts } from '@guanlan/features/charts/charts/contract'
import {
  EmptyState,
  exact,
  Icon,
  Panel,
  PlainTable,
  percent,
  Row,
  SkeletonRows,
  TextField,
  useLater,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ComputedInfluence } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, long, profilesKey } from '../api.ts'
import styles from './page.module.css'
import type { Given } from './use-profile.ts'

/** After the last digit. */
const typingMs = 400

/** How influence is computed, part by part, with the reader's own numbers put in. */
export function InfluencePanel({ info }: Given) {
  const t = useWords(strings)
  const [typed, setTyped] = useState<Partial<Record<InfluencePart, string>>>({})
  const own = useLater(JSON.stringify(numbersOf(typed)), typingMs)
  const body = { id: info.entry, ...(JSON.parse(own) as Partial<Record<InfluencePart, number>>) }
  const { data } = useQuery({
    queryKey: [profilesKey, 'weMediaCompute', body],
    queryFn: ({ signal }) => api.weMediaCompute({ query: {}, body }, long(signal)),
    placeholderData: before => before,
  })
  const tenth = (value: number) => exact(Math.round(value * 10) / 10)
  const influenceText = ({ influence, low, high, isComputed }: ComputedInfluence) =>
    influence === null
      ? t(isComputed ? 'influenceNone' : 'influenceNotYet')
      : low === null || high === null
        ? tenth(influence)
        : t('influenceBetween', { value: tenth(influence), low: tenth(low), high: tenth(high) })
  const amountOf = (part: InfluencePart, amount: number | null) =>
    amount === null ? t('notKnown') : part === 'first' ? percent(amount) : exact(Math.round(amount * 100) / 100)
  return (
    <div className={styles.wide}>
      <Panel title={t('influence')} note={data && influenceText(data)}>
        {!data ? (
          <SkeletonRows rows={5} />
        ) : (
          <>
            {data.influence === null && <EmptyState title={t(data.isComputed ? 'influenceNone' : 'influenceNotYet')} />}
            {data.marks.length > 0 && (
              <Row as="p" gap={4} align="center">
                <Icon name="alert" size={14} />
                {data.marks.map(mark => t(`mark_${mark}`)).join('；')}
              </Row>
            )}
            <p className={styles.note}>
              {t('influenceText', {
                articles: data.articles === null ? '—' : exact(data.articles),
                peers: exact(data.peers),
              })}
            </p>
            <PlainTable
              label={t('influence')}
              head={[
                t('part'),
                { number: t('amountColumn') },
                { number: t('fullColumn') },
                { number: t('pointsColumn') },
                { number: t('weightColumn') },
                { number: t('addsColumn') },
                t('ownNumbers'),
              ]}
            >
              {data.parts.map(({ part, amount, full, points, weight, adds }) => (
                <tr key={part}>
                  <td>{t(`part_${part}`)}</td>
                  <td data-number>{amountOf(part, amount)}</td>
                  <td data-number>{amountOf(part, full)}</td>
                  <td data-number>{points === null ? '—' : exact(Math.round(points * 10) / 10)}</td>
                  <td data-number>{weight}</td>
                  <td data-number>{points === null ? '—' : exact(Math.round(adds * 10) / 10)}</td>
                  <td>
                    <TextField
                      label={t('ownNumber', { part: t(`part_${part}`) })}
                      labelHidden
                      inputMode="decimal"
                      maxLength={15}
                      value={typed[part] ?? ''}
                      onChange={({ target }) => setTyped({ ...typed, [part]: target.value })}
                    />
                  </td>
                </tr>
              ))}
            </PlainTable>
          </>
        )}
      </Panel>
    </div>
  )
}

/** What is no number is left out; a share may be written as 40%. Pure. */
export function numbersOf(typed: Partial<Record<InfluencePart, string>>): Partial<Record<InfluencePart, number>> {
  const numbers: Partial<Record<InfluencePart, number>> = {}
  for (const part of influenceParts) {
    const text = (typed[part] ?? '').trim().replaceAll(',', '')
    const value = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text)
    const most = part === 'first' ? 1 : 1e12
    if (text !== '' && value >= 0 && value <= most) numbers[part] = value
  }
  return numbers
}

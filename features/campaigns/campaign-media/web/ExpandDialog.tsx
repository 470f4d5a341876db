import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import type { EntryField } from '@guanlan/features/media/media-library/contract'
import { strings as libraryStrings } from '@guanlan/features/media/media-library/strings'
import { EntryFilters } from '@guanlan/features/media/media-library/web'
import {
  Button,
  Checkbox,
  choicesOf,
  EmptyState,
  ErrorOf,
  exact,
  PlainTable,
  Row,
  Segmented,
  SkeletonRows,
  Stack,
  TextField,
  useUndo,
  useWords,
  WritingDialog,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ExpandQuestion, expandOrders, mostExpanded, type Proposed } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, mediaKey } from './api.ts'
import styles from './media.module.css'

const fieldsOf: Readonly<Record<ExpandQuestion['of'], readonly EntryField[]>> = {
  media: ['kind', 'mediaType', 'level', 'region', 'lastSeen', 'group', 'ours', 'tag', 'owner', 'libraryType'],
  accounts: ['platform', 'verification', 'followers', 'lastSeen', 'ours', 'tag', 'owner', 'libraryType'],
}

/** So many media by conditions, a part of them by further ones: each with its reason, and nothing is added before somebody has looked. */
export default function ExpandDialog({
  campaignId,
  onDone,
  onClose,
}: {
  campaignId: number
  onDone: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useWords(strings)
  const act = useUndo(onDone)
  const [question, setQuestion] = useState<Omit<ExpandQuestion, 'activityId' | 'id'>>({
    ...{ of: 'media', like: '', filters: [], number: 30, part: null, order: 'influence' },
  })
  const change = (part: Partial<ExpandQuestion>) => setQuestion(before => ({ ...before, ...part }))
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [mediaKey, 'expand', campaignId, question],
    queryFn: ({ signal }) =>
      api.previewExpand({ body: { activityId: campaignId, ...question } }, { signal, timeout: 'long' }),
    placeholderData: before => before,
    gcTime: 0,
  })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = (data?.list ?? []).filter(({ entry }) => !left.has(entry))
  const add = async () => {
    const done = await act(
      () =>
        api.expand.act({
          body: { activityId: campaignId, ...question, idList: chosen.map(({ entry }) => entry) },
        }),
      ({ changed }) => t('added', { count: exact(changed) }),
    )
    if (done !== null) onClose()
  }
  const turn = (entry: string) =>
    setLeft(before => new Set(before.has(entry) ? [...before].filter(each => each !== entry) : [...before, entry]))
  return (
    <WritingDialog label={t('expand')} size="wide" onClose={onClose}>
      {leave => (
        <Stack gap={12} className={styles.expand ?? ''}>
          <Row gap={8} align="center">
            <h2>{t('expand')}</h2>
            <span className="grow" />
            <Button onClick={() => void leave()}>{t('cancel')}</Button>
            <Button
              kind="primary"
              icon="plus"
              disabled={chosen.length === 0 || isPlaceholderData}
              onClick={() => void add()}
            >
              {t('expandAdd', { count: exact(chosen.length) })}
            </Button>
          </Row>
          <Conditions question={question} onChange={change} />
          <div className={styles.found} aria-busy={isPlaceholderData}>
            {error ? (
              <ErrorOf error={error} onRetry={() => void refetch()} />
            ) : !data ? (
              <SkeletonRows />
            ) : data.list.length === 0 ? (
              <EmptyState title={t('expandNone')}>{t('expandNoneText')}</EmptyState>
            ) : (
              <>
                <p role="status">
                  {t('expandFound', {
                    found: exact(data.found),
                    there: exact(data.there),
                    measured: exact(data.measured),
                    count: exact(data.list.length),
                  })}
                  {question.part &&
                    ` ${t('expandPartFound', { ofPart: exact(data.ofPart), number: exact(data.partNumber) })}`}
                </p>
                <PlainTable label={t('expand')} head={[t('medium'), t('kind'), t('level'), t('reason'), t('before')]}>
                  {data.list.map(each => (
                    <Line key={each.entry} of={each} isChosen={!left.has(each.entry)} onTurn={() => turn(each.entry)} />
                  ))}
                </PlainTable>
              </>
            )}
            <p className="dim">
              <small>{t('expandHow')}</small>
            </p>
          </div>
        </Stack>
      )}
    </WritingDialog>
  )
}

function Conditions({
  question: { of, like, filters, number, part, order },
  onChange,
}: {
  question: Omit<ExpandQuestion, 'activityId' | 'id'>
  onChange: (part: Partial<ExpandQuestion>) => void
}) {
  const t = useWords(strings)
  return (
    <Row gap={12} align="end" wrap={8}>
      <Segmented
        label={t('expandOf')}
        value={of}
        onChange={next => onChange({ of: next, filters: [], part: null })}
        options={choicesOf(['media', 'accounts'], value => t(`expandOf_${value}`))}
      />
      <TextField
        label={t('expandLike')}
        maxLength={100}
        value={like}
        onChange={event => onChange({ like: event.target.value })}
      />
      <EntryFilters fields={fieldsOf[of]} filters={filters} onChange={next => onChange({ filters: next })} />
      <Figure
        label={t('expandNumber')}
        value={number}
        most={mostExpanded}
        onChange={next => onChange({ number: next })}
      />
      <Segmented
        label={t('expandOrder')}
        value={order}
        onChange={next => onChange({ order: next })}
        options={choicesOf(expandOrders, value => t(`order_${value}`))}
      />
      <Row gap={8} align="end">
        <Checkbox
          label={t('expandPart')}
          checked={part !== null}
          onChange={() => onChange({ part: part === null ? { filters: [], percent: 50 } : null })}
        />
        <span>{t('expandPart')}</span>
        {part && (
          <>
            <EntryFilters
              fields={fieldsOf[of]}
              filters={part.filters}
              onChange={next => onChange({ part: { ...part, filters: next } })}
            />
            <Figure
              label={t('expandPercent')}
              value={part.percent}
              most={100}
              onChange={percent => onChange({ part: { ...part, percent } })}
            />
          </>
        )}
      </Row>
    </Row>
  )
}

/** A whole number from 1 on; what is none is not asked. */
function Figure({
  label,
  value,
  most,
  onChange,
}: {
  label: string
  value: number
  most: number
  onChange: (value: number) => void
}) {
  const [written, setWritten] = useState(String(value))
  return (
    <TextField
      label={label}
      inputMode="numeric"
      maxLength={3}
      value={written}
      onChange={event => {
        setWritten(event.target.value)
        const next = Number(event.target.value)
        if (Number.isInteger(next) && next >= 1 && next <= most) onChange(next)
      }}
      onBlur={() => setWritten(String(value))}
    />
  )
}

function Line({ of, isChosen, onTurn }: { of: Proposed; isChosen: boolean; onTurn: () => void }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const l = useWords(libraryStrings)
  const { place, influence, articles, isOfPart, isOurs, before } = of
  const reasons = [
    t('reasonPlace', { place: exact(place) }),
    influence === null ? t('reasonNoInfluence') : t('reasonInfluence', { influence: exact(Math.round(influence)) }),
    t('reasonArticles', { articles: exact(articles) }),
    isOfPart && t('reasonPart'),
    isOurs && t('reasonOurs'),
  ]
  return (
    <tr>
      <td>
        <Checkbox label={of.name} checked={isChosen} onChange={onTurn} /> {of.name}
      </td>
      <td>{l(`kind_${of.kind}`)}</td>
      <td>{a(of.level)}</td>
      <td>{reasons.filter(Boolean).join(' · ')}</td>
      <td>
        {before
          ? t('beforeOf', {
              campaign: before.campaign,
              state: t(`state_${before.state}`),
              articles: exact(before.articles),
            })
          : t('beforeNone')}
      </td>
    </tr>
  )
}

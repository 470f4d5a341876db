import { QuotaUsageLine } from '@guanlan/features/people/organisations/web'
import { Button, Column, EmptyState, ErrorOf, SkeletonRows, TextField, useMay, useWords } from '@guanlan/platform/web'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { strings } from '../../strings.ts'
import { useLabelActs } from '../label-acts.ts'
import { useLabels } from '../label-queries.ts'
import styles from '../labels.module.css'
import { LabelLines } from './LabelLines.tsx'
import { LabelRule } from './LabelRule.tsx'
import { MergeBar } from './MergeBar.tsx'

/** The tree of labels as it is arranged, `&label=new` with the line of a new one: added, renamed in place, coloured, moved, merged, switched off, deleted. */
export default function ManageLabels() {
  const t = useWords(strings)
  const isEditor = useMay()('labels.edit')
  const { merge, saveRule } = useLabelActs()
  const { data: labels, error, refetch } = useLabels()
  const [requested, setRequested] = useState('')
  const [addedTo, setAddedTo] = useState<number | null>(null)
  const [search] = useSearchParams()
  const begins = isEditor && search.get('label') === 'new'
  useEffect(() => {
    if (begins) setAddedTo(0)
  }, [begins])
  const [mergedId, setMergedId] = useState<number | null>(null)
  const merged = labels?.find(each => each.id === mergedId)
  const [ruledId, setRuledId] = useState<number | null>(null)
  const ruled = labels?.find(each => each.id === ruledId)
  const isEmpty = labels?.length === 0 && addedTo === null
  return (
    <Column fill className={styles.manage}>
      <header>
        <h1>{t('title')}</h1>
        <span className="dim">{labels && t('howMany', { count: labels.length })}</span>
        {labels && <QuotaUsageLine quota="labelCount" used={labels.length} />}
        <TextField
          className={styles.find ?? ''}
          label={t('find')}
          labelHidden
          icon="search"
          type="search"
          placeholder={t('find')}
          value={requested}
          onChange={event => setRequested(event.target.value)}
        />
        {isEditor && (
          <Button kind="primary" icon="plus" onClick={() => setAddedTo(0)}>
            {t('add')}
          </Button>
        )}
      </header>
      {labels && merged && (
        <MergeBar
          key={merged.id}
          label={merged}
          labels={labels}
          onClose={() => setMergedId(null)}
          onMerge={into => {
            setMergedId(null)
            void merge(merged, into)
          }}
        />
      )}
      {ruled && (
        <LabelRule
          key={ruled.id}
          label={ruled}
          onClose={() => setRuledId(null)}
          onSave={rule => saveRule(ruled, rule)}
        />
      )}
      {!labels && (error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
      {isEmpty && (
        <EmptyState
          marked
          title={t('none')}
          actions={
            isEditor && (
              <Button kind="primary" onClick={() => setAddedTo(0)}>
                {t('add')}
              </Button>
            )
          }
        >
          {t('noneText')}
        </EmptyState>
      )}
      {labels && !isEmpty && (
        <LabelLines
          labels={labels}
          wanted={requested}
          addedTo={addedTo}
          onAdd={setAddedTo}
          onMerge={setMergedId}
          onRule={setRuledId}
        />
      )}
      {isEditor && <p className={styles.keys}>{t('keys')}</p>}
    </Column>
  )
}

import {
  Button,
  Checkbox,
  EmptyState,
  ErrorOf,
  PlainTable,
  Row,
  Segmented,
  SkeletonRows,
  Tag,
  TextField,
  useMay,
  useRole,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Policy, type PolicyQuestion, policyStates } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, policiesKey } from './api.ts'
import { PolicyForm } from './PolicyForm.tsx'
import { PolicyReader } from './PolicyReader.tsx'
import styles from './policies.module.css'

/** Policies and regulations: searched by title, number or issuer, read on the page (`?id=`). */
export default function Policies() {
  const t = useWords(strings)
  const isOperator = useRole('operator')
  const mayPublish = useMay()('resources.publish') || isOperator
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('id'))
  const [question, setQuestion] = useState<PolicyQuestion>({ titleLike: '', state: 'all', followed: false })
  const [edited, setEdited] = useState<Policy | 'new' | null>(null)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: [policiesKey, 'list', question],
    queryFn: ({ signal }) => api.list({ body: { ...question, page: 1, pageSize: 100 } }, { signal }),
    placeholderData: before => before,
  })
  if (edited)
    return (
      <PolicyForm
        start={edited === 'new' ? null : edited}
        isOperator={isOperator}
        onClose={() => setEdited(null)}
        onSaved={async saved => {
          setEdited(null)
          setSearch({ id: String(saved) })
          // The list, the page of it and its versions, which were read before.
          await client.invalidateQueries({ queryKey: [policiesKey] })
        }}
      />
    )
  if (id > 0)
    return (
      <PolicyReader
        id={id}
        mayPublish={mayPublish}
        onEdit={setEdited}
        onClose={async () => {
          setSearch({})
          await refetch()
        }}
      />
    )
  const isSearched = question.titleLike !== '' || question.state !== 'all' || question.followed
  return (
    <section className={styles.screen} aria-label={t('title')}>
      <Row as="header" gap={8} align="center" wrap={4}>
        <h1>{t('title')}</h1>
        <TextField
          label={t('find')}
          labelHidden
          icon="search"
          placeholder={t('find')}
          value={question.titleLike}
          onChange={({ target }) => setQuestion({ ...question, titleLike: target.value })}
        />
        <Segmented
          label={t('state')}
          value={question.state}
          options={policyStates.map(value => ({ value, label: t(value) }))}
          onChange={state => setQuestion({ ...question, state })}
        />
        <Row as="label" gap={4} align="center">
          <Checkbox
            label={t('followed')}
            checked={question.followed}
            onChange={followed => setQuestion({ ...question, followed })}
          />
          {t('followed')}
        </Row>
        <span className="grow" />
        {mayPublish && (
          <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        )}
      </Row>
      {error && !data ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={8} />
      ) : data.list.length === 0 ? (
        <EmptyState title={t(isSearched ? 'noneFound' : 'none')}>{isSearched ? null : t('noneText')}</EmptyState>
      ) : (
        <PlainTable
          label={t('title')}
          head={[t('policyTitle'), t('number'), t('issuer'), t('publishedOn'), t('inForceOn'), t('state')]}
        >
          {data.list.map(row => (
            <tr key={row.id}>
              <td>
                <Link to={`?id=${row.id}`}>{row.title}</Link> {row.everybody && <Tag accent>{t('forEverybody')}</Tag>}
              </td>
              <td>{row.number}</td>
              <td>{row.issuer}</td>
              <td>{row.publishedOn}</td>
              <td>{row.inForceOn}</td>
              <td>{t(row.state)}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  )
}

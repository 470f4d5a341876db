import { type UploadField, uploadColumns, uploadFields } from '@guanlan/features/collecting/intake/contract'
import { Button, Column, type Draft as DraftOf, ErrorOf, Moment, useSay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Draft, InboundHook, Trial } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './hooks.module.css'

/** The values of the newest call, each with the field that it is; tried before it is saved. */
export function FieldsByExample({
  draft,
  hook,
  disabled,
}: {
  draft: DraftOf<Draft, InboundHook>
  hook: InboundHook
  disabled: boolean
}) {
  const t = useWords(strings)
  const format = useSay()
  const { form } = draft
  const [listPath, mapping] = form.watch(['listPath', 'mapping'])
  const [trial, setTrial] = useState<Trial | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['inboundHooks', 'example', hook.id, listPath, hook.lastAt],
    queryFn: ({ signal }) => api.example({ params: { id: hook.id }, query: { list: listPath } }, { signal }),
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.at === null) return <p className="dim">{t('noExample')}</p>
  const write = (next: Draft['mapping']) => form.setValue('mapping', next, { shouldDirty: true })
  const fieldAt = (path: string) => mapping.find(each => each.path === path)?.field ?? null
  const choose = (path: string, field: UploadField | null) => {
    const others = mapping.filter(each => each.path !== path && each.field !== field)
    write(field === null ? others : [...others, { path, field }])
  }
  const propose = () => write(data.values.flatMap(({ path, field }) => (field === null ? [] : [{ path, field }])))
  const tryIt = async () => {
    const { mediaType, media } = form.getValues()
    setTrial(await api.trial({ params: { id: hook.id }, body: { mediaType, media, listPath, mapping } }))
  }
  return (
    <Column as="section" gap={8} className={styles.part} aria-label={t('fields')}>
      <h3>{t('fields')}</h3>
      <p className="dim">
        {t('example')} <Moment at={data.at} />
      </p>
      <label>
        {t('listPath')}{' '}
        <select
          className="field"
          value={listPath}
          disabled={disabled}
          onChange={event => form.setValue('listPath', event.target.value, { shouldDirty: true })}
        >
          {data.lists.map(({ path, count }) => (
            <option key={path} value={path}>
              {`${path || t('wholeBody')} · ${t('items', { count })}`}
            </option>
          ))}
        </select>
      </label>
      <table className={styles.values}>
        <tbody>
          {data.values.map(({ path, sample }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td className="cut">{sample}</td>
              <td>
                <select
                  className="field"
                  aria-label={path}
                  value={fieldAt(path) ?? ''}
                  disabled={disabled}
                  onChange={event => choose(path, (event.target.value || null) as UploadField | null)}
                >
                  <option value="">{t('noField')}</option>
                  {uploadFields.map(field => (
                    <option key={field} value={field}>
                      {format(uploadColumns[field])}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Button size="small" disabled={disabled} onClick={propose}>
          {t('propose')}
        </Button>{' '}
        <Button size="small" onClick={() => void tryIt()}>
          {t('trial')}
        </Button>
      </p>
      {trial && (
        <>
          <p role="status">{t('tried', { found: trial.found, good: trial.found - trial.refused.length })}</p>
          <ol>
            {trial.articles.map(article => (
              <li key={`${article.url} ${article.title} ${article.body}`}>
                {article.title ?? article.body}{' '}
                <span className="dim">
                  {[article.media, article.author, article.publishedAt].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ol>
          <ul>
            {trial.refused.slice(0, 5).map(({ position, field, msg }) => (
              <li key={`${position} ${field}`}>{`${position + 1}: ${field} ${msg}`}</li>
            ))}
          </ul>
        </>
      )}
    </Column>
  )
}

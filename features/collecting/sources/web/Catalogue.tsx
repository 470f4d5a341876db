import {
  Button,
  Column,
  confirm,
  type DoAct,
  ErrorOf,
  Row,
  Tag,
  TextField,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CatalogueRow, type CatalogueTopic, catalogueTopics } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './sources.module.css'

const draftOf = ({ url, kind, name, mediaType }: CatalogueRow, folder: string) => ({
  url,
  kind,
  name,
  mediaType,
  folder,
})

/** Well-known public sources by topic; what is chosen is collected from then on. */
export function Catalogue() {
  const t = useWords(strings)
  const client = useQueryClient()
  const [topic, setTopic] = useState<CatalogueTopic>('national')
  const [like, setLike] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['sources', 'catalogue'],
    queryFn: ({ signal }) => api.catalogue(undefined, { signal }),
  })
  const act: DoAct = useUndo(() => client.invalidateQueries({ queryKey: ['sources'] }))
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  const all = data?.list ?? []
  const words = like.trim().toLowerCase()
  const shown = all.filter(row =>
    words ? `${row.name} ${row.url}`.toLowerCase().includes(words) : row.topic === topic,
  )
  const left = shown.filter(row => row.known === null)
  const add = (rows: readonly CatalogueRow[]) =>
    act(
      () => api.saveMany.act({ body: { sources: rows.map(row => draftOf(row, t(row.topic))) } }),
      ({ added, known, refused }) => t('addedMany', { added, known, refused: refused.length }),
    )
  const addAll = async () => {
    const question = { count: left.length, topic: words || t(topic) }
    const requested = {
      title: t('addTopic', question),
      loss: t('addTopicWhat', question),
      act: t('addOne'),
      danger: false,
    }
    if (await confirm(requested)) await add(left)
  }
  return (
    <Column as="section" gap={12} className={styles.catalogue} aria-label={t('catalogue')}>
      <p className="dim">{t('catalogueHint')}</p>
      <Row gap={8} wrap align="start">
        {catalogueTopics.map(each => (
          <Button
            key={each}
            size="small"
            kind={each === topic && !words ? 'primary' : 'quiet'}
            aria-pressed={each === topic && !words}
            onClick={() => {
              setLike('')
              setTopic(each)
            }}
          >
            {`${t(each)} ${all.filter(row => row.topic === each).length}`}
          </Button>
        ))}
        <span className="grow" />
        <TextField
          label={t('findCatalogue')}
          labelHidden
          icon="search"
          placeholder={t('findCatalogue')}
          value={like}
          onChange={event => setLike(event.target.value)}
        />
        {left.length > 0 && (
          <Button kind="primary" icon="plus" onClick={() => void addAll()}>
            {t('addTopic', { topic: words || t(topic), count: left.length })}
          </Button>
        )}
      </Row>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section className={styles.rows} data-whole aria-label={t('found')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>{t('name')}</th>
              <th>{t('url')}</th>
              <th>{t('region')}</th>
              <th>{t('language')}</th>
              <th>{t('condition')}</th>
              <th>{t('add')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(row => (
              <tr key={row.url}>
                <td>
                  <a href={row.home} target="_blank" rel="noreferrer noopener">
                    {row.name}
                  </a>
                </td>
                <td className="dim cut">{row.url}</td>
                <td>{row.region}</td>
                <td>{row.language}</td>
                <td>
                  <Tag>{row.checked ? t('checkedOn', { day: row.checked }) : t('unchecked')}</Tag>
                </td>
                <td>
                  {row.known ? (
                    <span className="dim">{t(row.known === 'own' ? 'isOwn' : 'isShared')}</span>
                  ) : (
                    <Button
                      size="small"
                      icon="plus"
                      aria-label={t('addThis', { name: row.name })}
                      onClick={() => void add([row])}
                    >
                      {t('addOne')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Column>
  )
}

import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { detailAddress } from '@guanlan/features/desk/article-list/web'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import {
  Checkbox,
  EmptyState,
  exact,
  FileDrop,
  Panel,
  PlainTable,
  Row,
  Tag,
  toast,
  useFormat,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { mostPictureBytes, pictureFiles, type SamePictures } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, recognitionKey } from './api.ts'
import styles from './recognition.module.css'

/** Articles with the picture that is sent, and of which monitors pictures are looked at. */
export default function SamePictureScreen() {
  const t = useWords(strings)
  const format = useFormat()
  const may = useMay()
  const [found, setFound] = useState<SamePictures | null>(null)
  const [isSearching, setSearching] = useState(false)
  const search = async (file: File) => {
    if (file.size > mostPictureBytes) return toast({ text: t('pictureTooLarge'), tone: 'warning' })
    setSearching(true)
    try {
      const { id } = await api.sendPicture({ files: [file] })
      setFound(await api.searchSameImg({ body: { fileId: id } }, { timeout: 'long' }))
    } catch (problem) {
      toast({ text: (problem as Error).message, tone: 'warning' })
    } finally {
      setSearching(false)
    }
  }
  return (
    <section className={styles.screen} aria-label={t('samePicture')}>
      <h1>{t('samePicture')}</h1>
      {may('recognition.run') && (
        <FileDrop
          accept={pictureFiles.map(each => `.${each}`).join(',')}
          hint={t('picture')}
          disabled={isSearching}
          onFile={file => void search(file)}
        />
      )}
      <p className="dim">{t('howFound')}</p>
      {found && (
        <Panel
          title={t('samePicture')}
          note={t('looked', { count: exact(found.looked) })}
          more={found.first && t('first', { time: format.moment(found.first) })}
        >
          {found.list.length === 0 ? (
            <EmptyState title={t('noneFound')} />
          ) : (
            <PlainTable
              label={t('samePicture')}
              head={[{ number: t('similarity') }, t('article'), t('media'), t('publishedAt')]}
            >
              {found.list.map(row => (
                <tr key={row.articleId}>
                  <td data-number>{row.similarity}%</td>
                  <td>
                    <Link to={detailAddress(row.articleId, null)}>{row.title}</Link>{' '}
                    {row.mirrored && <Tag>{t('mirrored')}</Tag>}
                  </td>
                  <td>{row.media}</td>
                  <td>
                    <ArticleTime at={row.publishedAt} ofArrival={row.timeOfArrival} />
                  </td>
                </tr>
              ))}
            </PlainTable>
          )}
        </Panel>
      )}
      <LookedMonitors />
    </section>
  )
}

function LookedMonitors() {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const queryKey = [recognitionKey, 'monitors']
  const { data: monitors = [] } = useMonitors()
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => api.lookedMonitors(undefined, { signal }) })
  const change = async (monitorId: number, looks: boolean) =>
    client.setQueryData(queryKey, await api.lookAtMonitor({ body: { monitorId, looks } }))
  return (
    <Panel title={t('lookAt')}>
      <Row gap={16} wrap={8} className={styles.inside ?? ''}>
        {monitors.map(({ id, name }) => (
          <Row key={id} as="label" gap={4} align="center">
            <Checkbox
              label={name}
              checked={data?.monitors.includes(id) ?? false}
              disabled={!data || !may('recognition.run')}
              onChange={looks => void change(id, looks)}
            />
            {name}
          </Row>
        ))}
      </Row>
    </Panel>
  )
}

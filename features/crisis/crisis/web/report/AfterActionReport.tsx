import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { type DocumentKind, documentKinds } from '@guanlan/platform/contract'
import { ErrorOf, Icon, linkTo, Menu, Moment, SkeletonPage, saveAs, Tag, toast, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AfterAction, ReportSentence } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import { roomAddress } from '../parts/address.ts'
import roomStyles from '../parts/room.module.css'
import styles from './report.module.css'

/** Files that are of use for a text. */
const kinds = documentKinds.filter(kind => kind === 'docx' || kind === 'pdf' || kind === 'html')

/** What is recorded of a crisis, in sentences that open their records. */
export function AfterActionReport({ crisisId }: { crisisId: number }) {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: [crisesKey, 'report', crisisId],
    queryFn: ({ signal }) => api.afterAction({ query: { crisisId } }, { signal, timeout: 'long' }),
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonPage />
  return (
    <div className={roomStyles.room}>
      <header className={roomStyles.head}>
        <Link to={roomAddress(crisisId)} aria-label={t('backToRoom')} title={t('backToRoom')}>
          <Icon name="left" />
        </Link>
        <h1 className="cut">{data.title}</h1>
        {data.isDraft && <Tag accent>{t('reportDraft')}</Tag>}
        <span className="dim">
          {t('reportMade')} <Moment at={data.madeAt} exact />
        </span>
        <span className="grow" />
        <Files crisisId={crisisId} name={data.title} />
      </header>
      <div className={roomStyles.scroll}>
        <Sections crisisId={crisisId} of={data} />
      </div>
    </div>
  )
}

function Sections({ crisisId, of: { sections, linesLeftOut } }: { crisisId: number; of: AfterAction }) {
  const t = useWords(strings)
  return (
    <article className={styles.report}>
      {sections.map(({ name, title, sentences }) => (
        <section key={name} aria-label={title}>
          <h2>{title}</h2>
          {sentences.length === 0 ? (
            <p className="dim">{t('reportEmpty')}</p>
          ) : (
            <ul>
              {sentences.map((sentence, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a report never move
                <li key={at}>
                  <Sentence crisisId={crisisId} of={sentence} />
                </li>
              ))}
            </ul>
          )}
          {name === 'chronicle' && linesLeftOut > 0 && (
            <p className="dim">{t('reportLeftOut', { count: linesLeftOut })}</p>
          )}
        </section>
      ))}
    </article>
  )
}

function Sentence({ crisisId, of: { text, opens } }: { crisisId: number; of: ReportSentence }) {
  if (opens === null) return text
  const to =
    opens.kind === 'article'
      ? linkTo('/monitorDetail', null, { id: opens.id })
      : opens.kind === 'list'
        ? deskAddress({ range: { from: opens.from, to: opens.to }, filters: opens.filters })
        : roomAddress(crisisId)
  return <Link to={to}>{text}</Link>
}

function Files({ crisisId, name }: { crisisId: number; name: string }) {
  const t = useWords(strings)
  const [isMaking, setMaking] = useState(false)
  const save = async (kind: DocumentKind) => {
    setMaking(true)
    try {
      saveAs(await api.afterActionFile({ params: { id: crisisId, kind } }, { timeout: 'long' }), `${name}.${kind}`)
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    } finally {
      setMaking(false)
    }
  }
  return (
    <Menu
      label={t('reportFiles')}
      face={isMaking ? t('reportMaking') : t('reportFiles')}
      className="button"
      items={kinds.map(kind => ({
        key: kind,
        icon: 'download' as const,
        label: t(`file_${kind as 'docx' | 'pdf' | 'html'}`),
        run: () => void save(kind),
      }))}
    />
  )
}

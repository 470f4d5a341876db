import { campaignsKey, useCampaignAct } from '@guanlan/features/campaigns/campaigns/web'
import {
  Button,
  Checkbox,
  EmptyState,
  ErrorOf,
  exact,
  movedTo,
  Row,
  SkeletonRows,
  SortableList,
  Stack,
  useMay,
  useUnsaved,
  useWords,
  WritingDialog,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type BookPlan, bookTitleLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from './book.module.css'

type Line = BookPlan['lines'][number]
const keyOf = ({ of, id }: Line) => `${of}:${id}`

/** In which order pieces stand in the book, under which titles, and which are left out. */
export default function BookDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useCampaignAct()
  const { data, error, refetch } = useQuery({
    queryKey: [campaignsKey, 'book', id],
    queryFn: ({ signal }) => api.bookPlan({ params: { id } }, { signal }),
    gcTime: 0,
  })
  const [changed, setChanged] = useState<readonly Line[] | null>(null)
  const lines = changed ?? data?.lines ?? []
  useUnsaved(changed !== null)
  const isEditor = may('campaigns.edit')
  const put = (line: Line) => setChanged(lines.map(each => (keyOf(each) === keyOf(line) ? line : each)))
  const save = async () => {
    const entries = lines.map(({ of, id: piece, title, out }) => ({ of, id: piece, title, out }))
    const saved = await act(
      () => api.saveBookPlan.act({ params: { id }, body: { version: data?.version ?? 0, entries } }),
      () => t('bookSaved'),
    )
    if (saved) setChanged(null)
  }
  return (
    <WritingDialog label={t('bookOrder')} size="tall" onClose={onClose}>
      {leave => (
        <Stack gap={8} className={styles.dialog ?? ''}>
          <Row gap={8} align="center" wrap={4}>
            <h2>{t('bookOrder')}</h2>
            <span className="dim">{t('bookOrderNote')}</span>
            <span className="grow" />
            {isEditor && (
              <Button kind="primary" disabled={changed === null} onClick={() => void save()}>
                {t('bookSave')}
              </Button>
            )}
            <Button onClick={() => void leave()}>{t('bookClose')}</Button>
          </Row>
          <WholeTexts />
          {error && !data && <ErrorOf error={error} onRetry={() => void refetch()} />}
          {!data && !error && <SkeletonRows />}
          {data && lines.length === 0 && <EmptyState title={t('bookNone')}>{t('bookNoneText')}</EmptyState>}
          <SortableList
            label={t('bookOrder')}
            items={[...lines]}
            idOf={keyOf}
            nameOf={({ ownTitle }) => ownTitle}
            className={styles.lines ?? ''}
            onMove={(key, to) =>
              setChanged(
                movedTo(
                  lines,
                  lines.findIndex(line => keyOf(line) === key),
                  to,
                ),
              )
            }
          >
            {(line, handle, at) => (
              <Row gap={8} align="center">
                {isEditor && handle}
                <span className="dim">{exact(at + 1)}</span>
                <input
                  className="field grow"
                  aria-label={t('bookTitleOf', { title: line.ownTitle })}
                  placeholder={line.ownTitle}
                  value={line.title}
                  maxLength={bookTitleLength}
                  readOnly={!isEditor}
                  onChange={event => put({ ...line, title: event.target.value })}
                />
                <span className={`dim cut ${styles.media}`}>{line.media}</span>
                <span className="dim">{line.on.slice(0, 10)}</span>
                {isEditor && (
                  <Checkbox
                    label={t('bookHas', { title: line.ownTitle })}
                    checked={!line.out}
                    onChange={isIn => put({ ...line, out: !isIn })}
                  />
                )}
              </Row>
            )}
          </SortableList>
        </Stack>
      )}
    </WritingDialog>
  )
}

/** Of the organisation: whole texts of publishers, or excerpts and links. */
function WholeTexts() {
  const t = useWords(strings)
  const may = useMay()
  const act = useCampaignAct()
  const { data } = useQuery({
    queryKey: [campaignsKey, 'bookSetting'],
    queryFn: ({ signal }) => api.bookSetting(undefined, { signal }),
  })
  if (!data) return null
  if (!may('results.wholeTexts'))
    return <p className="dim">{t(data.wholeTexts ? 'bookHasTexts' : 'bookHasExcerpts')}</p>
  return (
    <Row gap={6} align="center">
      <Checkbox
        label={t('bookWholeTexts')}
        checked={data.wholeTexts}
        onChange={wholeTexts =>
          void act(
            () => api.saveBookSetting.act({ body: { wholeTexts } }),
            () => t(wholeTexts ? 'bookHasTexts' : 'bookHasExcerpts'),
          )
        }
      />
      <span aria-hidden="true">{t('bookWholeTexts')}</span>
    </Row>
  )
}

import {
  Button,
  ErrorOf,
  Moment,
  Panel,
  Row,
  SkeletonRows,
  Stack,
  Tag,
  useUndo,
  useWords,
  WritingDialog,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { layoutStrings } from '../../strings/layouts.ts'
import type { LayoutApi } from './api.ts'
import { Changes } from './Changes.tsx'
import styles from './versions.module.css'

/** Who saved it when and what differed; one is brought back by making a new one. */
export default function Versions({
  api,
  queryKey,
  id,
  version,
  onClose,
}: {
  api: Pick<LayoutApi, 'versions' | 'bringBack'>
  /** Of everything that shows the record. */
  queryKey: string
  id: number
  /** Of the record as it is shown. */
  version: number
  onClose: () => void
}) {
  const t = useWords(layoutStrings)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: [queryKey, 'versions', id, version],
    queryFn: ({ signal }) => api.versions({ params: { id } }, { signal }),
  })
  const act = useUndo(() => client.invalidateQueries({ queryKey: [queryKey] }))
  return (
    <WritingDialog label={t('versions')} size="normal" guards={false} onClose={onClose}>
      {leave => (
        <Stack gap={12} className={styles.dialog}>
          <h2>{t('versions')}</h2>
          {error && !data && <ErrorOf error={error} onRetry={() => void refetch()} />}
          {!data && !error && <SkeletonRows rows={4} />}
          {data?.map(({ number, at, by, isNow, backTo, changes }) => (
            <Panel
              key={number}
              title={t('versionNumber', { number })}
              more={
                <Row gap={8} align="center">
                  <span className="dim">{by ?? t('before')}</span>
                  <Moment at={at} />
                  {isNow ? (
                    <Tag>{t('isNow')}</Tag>
                  ) : (
                    <Button
                      size="small"
                      onClick={() =>
                        void act(
                          () => api.bringBack.act({ params: { id }, body: { number, version } }),
                          () => t('broughtBack', { number }),
                        ).then(done => done && leave())
                      }
                    >
                      {t('bringBack')}
                    </Button>
                  )}
                </Row>
              }
            >
              <Stack gap={4}>
                {backTo !== null && <p className="dim">{t('backTo', { number: backTo })}</p>}
                {number === 1 && changes.length === 0 ? (
                  <p className="dim">{t('first')}</p>
                ) : (
                  <Changes changes={changes} />
                )}
              </Stack>
            </Panel>
          ))}
          <Row as="footer" to="end">
            <Button onClick={() => void leave()}>{t('close')}</Button>
          </Row>
        </Stack>
      )}
    </WritingDialog>
  )
}

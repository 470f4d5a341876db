import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { Button, ChoiceMenu, EmptyState, ErrorOf, Row, SkeletonPage, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TemplateDraft } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { DocumentPage } from '../read/DocumentPage.tsx'
import styles from './templates.module.css'

/** What is being built, with the figures of one's own last seven days. */
export function TemplatePreview({
  template: { name, blocks, look },
  onClose,
}: {
  template: Pick<TemplateDraft, 'name' | 'blocks' | 'look'>
  onClose: () => void
}) {
  const t = useWords(strings)
  const monitors = useMonitors().data
  const [chosen, setChosen] = useState<number | null>(null)
  const monitor = chosen ?? monitors?.find(({ kind }) => kind === 'item')?.id ?? null
  const preview = useQuery({
    queryKey: ['report-templates', 'preview', monitor, JSON.stringify({ name, blocks, look })],
    queryFn: ({ signal }) =>
      api.previewTemplate({ body: { name, blocks, look, monitors: [monitor ?? 0] } }, { signal, timeout: 'long' }),
    enabled: monitor !== null && blocks.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <section className={styles.preview} aria-label={t('previewOf')} aria-busy={preview.isFetching}>
      <Row as="header" gap={8} align="center" className={styles.head}>
        <strong>{t('previewOf')}</strong>
        {monitors && monitor !== null && (
          <ChoiceMenu<string>
            values={monitors.map(({ id }) => String(id))}
            value={String(monitor)}
            name={id => monitors.find(each => String(each.id) === id)?.name ?? ''}
            onChange={id => setChosen(Number(id))}
          />
        )}
        <Button size="small" onClick={onClose}>
          {t('closePreview')}
        </Button>
      </Row>
      {monitors && monitor === null && <EmptyState title={t('noMonitors')} />}
      {blocks.length === 0 && <EmptyState title={t('blocksRequired')} />}
      {preview.isPending && preview.isFetching && <SkeletonPage />}
      {preview.isError && <ErrorOf error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.data && !preview.isError && <DocumentPage document={preview.data} />}
    </section>
  )
}

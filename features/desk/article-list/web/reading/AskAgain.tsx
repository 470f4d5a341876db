import type { ArticleDetail } from '@guanlan/features/articles/articles/contract'
import { refreshing } from '@guanlan/features/articles/refreshing/contract'
import { strings } from '@guanlan/features/articles/refreshing/strings'
import { Button, connect, Row, toast, useMay, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFoundBy } from '../found.ts'
import styles from './reactions.module.css'

const api = connect(refreshing)

/** Asks the site anew: for the counts of the article, and whether its page still stands, with what was found last. */
export function AskAgain({ article: { id, extra, baseInfo } }: { article: ArticleDetail }) {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const found = useFoundBy() !== null
  const [asking, setAsking] = useState<'interact' | 'detect' | null>(null)
  const state = extra.detector
  if (baseInfo.url === null || (!may('refreshing.ask') && state === null)) return null
  const ask = async (what: 'interact' | 'detect') => {
    setAsking(what)
    try {
      const body = { idList: [id], found }
      if (what === 'interact') {
        const [answer] = await api.interact({ body })
        if (answer) toast({ text: answer.msg, ...(answer.state !== 'counted' && { tone: 'warning' as const }) })
      } else {
        const [answer] = await api.detect({ body })
        if (answer) toast({ text: t('pageIs', { state: t(`state_${answer.state}`) }) })
      }
      await client.invalidateQueries({ queryKey: ['desk', 'detail', id] })
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : '', tone: 'warning' })
    } finally {
      setAsking(null)
    }
  }
  return (
    <Row as="p" gap={4} wrap align="center" className={styles.again}>
      {state !== null && (
        <span data-gone={state === '1' || undefined}>{t('pageIs', { state: t(`state_${state}`) })}</span>
      )}
      {may('refreshing.ask') && (
        <>
          <Button
            size="small"
            kind="quiet"
            icon="refresh"
            disabled={asking !== null}
            onClick={() => void ask('interact')}
          >
            {t('askCounts')}
          </Button>
          <Button
            size="small"
            kind="quiet"
            icon="external"
            disabled={asking !== null}
            onClick={() => void ask('detect')}
          >
            {t('askPage')}
          </Button>
        </>
      )}
    </Row>
  )
}

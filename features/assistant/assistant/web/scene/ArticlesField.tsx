import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { deskApi } from '@guanlan/features/desk/article-list/web'
import { Button, Checkbox, Row, SkeletonRows, Stack, toast, useFormat, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { InstructionField, PlanMade } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { api } from '../api.ts'
import PlanPanel from '../session/PlanPanel.tsx'
import styles from './scene.module.css'

/** Articles to choose from: those that the subject finds, by a plan that can be changed. */
export default function ArticlesField({
  field: { label, most },
  subject,
  problem,
  onChange,
}: {
  field: InstructionField
  subject: string
  problem: string | undefined
  onChange: (ids: number[]) => void
}) {
  const t = useWords(screenStrings)
  const format = useFormat()
  const [plan, setPlan] = useState<PlanMade | null>(null)
  const [rows, setRows] = useState<readonly ArticleRow[] | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isFinding, setFinding] = useState(false)
  const choose = (ids: ReadonlySet<number>) => {
    setChosen(ids)
    onChange([...ids])
  }
  const find = async (of: PlanMade | null) => {
    setFinding(true)
    try {
      const made = of ?? (await api.plan({ body: { question: subject } }))
      const { from, to, monitors, filters, query } = made
      const body = { from, to, filters, pageSize: most, ...(monitors.length > 0 && { monitors }) }
      const { list } = await deskApi.list({ body: query === '' ? body : { ...body, query, sort: 'relevance' } })
      setPlan(made)
      setRows(list)
      choose(new Set(list.map(({ id }) => id)))
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    } finally {
      setFinding(false)
    }
  }
  return (
    <Stack as="section" gap={8} aria-label={label}>
      <Row gap={8} align="center">
        <b>{label}</b>
        <Button
          size="small"
          icon="search"
          disabled={isFinding || subject.trim() === ''}
          onClick={() => void find(plan)}
        >
          {t('findArticles')}
        </Button>
        {rows && <span className="dim">{t('chosenCount', { count: chosen.size, most })}</span>}
      </Row>
      {plan && <PlanPanel plan={plan} onChange={setPlan} />}
      {isFinding && <SkeletonRows rows={4} />}
      {rows?.length === 0 && <p className="dim">{t('noneFound')}</p>}
      {!isFinding && rows && rows.length > 0 && (
        <ul className={styles.articles}>
          {rows.map(({ id, title, excerpt, media, publishedAt }) => (
            <Row key={id} as="li" gap={8} align="center">
              <Checkbox
                label={title || excerpt}
                checked={chosen.has(id)}
                onChange={on => {
                  const next = new Set(chosen)
                  if (on) next.add(id)
                  else next.delete(id)
                  choose(next)
                }}
              />
              <span className="cut">{title || excerpt}</span>
              <span className="grow" />
              <span className="dim">{`${media} · ${format.moment(publishedAt).slice(5, 16)}`}</span>
            </Row>
          ))}
        </ul>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </Stack>
  )
}
